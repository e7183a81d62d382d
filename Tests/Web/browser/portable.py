"""The tests that need nothing but WebDriver, for every engine."""

import test_controls
import test_device
import test_editor
import test_examples
import test_founding_screen
import test_input
import test_links
import test_states
import test_tools

PORTABLE = [
    test_input.fling_goes_on_and_comes_to_rest,
    test_input.wheel_scrolls_the_screen_and_not_the_page,
    test_input.keyboard_scrolls_the_focused_screen,
    test_input.shortcuts_work_without_a_pointer,
    test_controls.selects_show_what_is_chosen,
    test_device.settings_change_the_device,
    test_editor.edit_with_an_error_keeps_the_picture,
    test_editor.edit_keeps_the_state,
    test_editor.undo_and_find_work,
    test_examples.gallery_works_by_keyboard,
    test_founding_screen.founding_screen_keeps_its_bar,
    test_links.link_holds_device_and_environment,
    test_links.ten_megabytes_in_a_link_say_so,
    test_states.page_comes_back_to_the_same_scene,
    test_states.socket_dies_in_the_middle_of_a_frame,
    test_states.rubbish_between_frames_is_said_and_left,
    test_tools.scroll_panel_follows,
    test_tools.inspector_tells_why,
    test_tools.time_line_shows_recorded_frames,
    test_tools.two_versions_follow_one_finger,
]
