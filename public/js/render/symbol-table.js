// @ts-check

/**
 * SF Symbols names and the glyphs of Material Design Icons 1.6.50 that stand in for them.
 *
 * One row for each first word of a name: the rest of each name, a colon, and the glyph's code point in the icon font, in
 * hexadecimal, as in the font's own `materialdesignicons.css`. A variant (`.fill`, `.circle`, `.square`) is listed only
 * where the icon font has a form of its own for it.
 */
const ROWS = `
airplane:F01D
airpods:F2CB
alarm:F020
ant:F0E4
antenna .radiowaves.left.and.right:F002
apple .logo:F035
applewatch:F589
archivebox:F3D4
arrow .backward:F04D .clockwise:F450 .counterclockwise:F465 .down:F045 .down.circle:F048 .down.circle.fill:F047 .down.left:F042 .down.right:F043 .down.right.and.arrow.up.left:F615 .down.to.line:F621 .forward:F054 .left:F04D .left.and.right:F4E1 .left.arrow.right:F4E1 .left.circle:F050 .left.circle.fill:F04F .right:F054 .right.circle:F057 .right.circle.fill:F056 .triangle.2.circlepath:F4E6 .up:F05D .up.and.down:F4E2 .up.arrow.down:F4E2 .up.circle:F060 .up.circle.fill:F05F .up.left:F05B .up.left.and.arrow.down.right:F616 .up.right:F05C .up.to.line:F623 .uturn.backward:F54C .uturn.forward:F44E
at:F065
backward:F45F .end.fill:F4AE
bag:F49A
barcode:F071
basket:F076
battery .0:F08E .100:F079 .25:F07B .50:F07E
bed .double:F2E3
bell:F09C .badge:F09F .badge.fill:F09E .fill:F09A .slash:F09B
bicycle:F0A3
birthday .cake:F0EB
bold:F264
bolt:F241 .circle:F242 .slash:F243
book:F0BE .closed:F0BA
bookmark:F0C3 .fill:F0C0
books .vertical:F331
briefcase:F0D6
bubble .left:F182 .left.and.bubble.right:F181 .left.and.bubble.right.fill:F28C .left.fill:F17A .right:F182 .right.fill:F17A
building:F1D7 .2:F146 .columns:F070
bus:F0E7
calendar:F0EE .badge.plus:F0F3
camera:F100
car:F10B
cart:F111 .fill:F110
chart .bar:F128 .line.uptrend.xyaxis:F12A .pie:F12B
checkmark:F12C .circle:F5E1 .circle.fill:F5E0 .seal:F565 .square:F135 .square.fill:F132
chevron .backward:F141 .down:F140 .down.circle:F04B .down.circle.fill:F04A .forward:F142 .left:F141 .left.forwardslash.chevron.right:F174 .right:F142 .right.circle:F05A .right.circle.fill:F059 .up:F143 .up.chevron.down:F54F
circle:F130 .fill:F12F
clock:F150
cloud:F163 .bolt:F593 .fill:F15F .fog:F591 .rain:F597 .rain.fill:F596 .snow:F598 .sun:F595
cpu:F61A
creditcard:F19B
crop:F19E
cross:F2E0
crown:F1A5
cube:F1A7 .fill:F1A6
cup .and.saucer:F176
curlybraces:F169
desktopcomputer:F1C4
diamond:F1C8
dice:F1CE
display:F379
doc:F224 .fill:F214 .on.clipboard:F14D .on.doc:F18F .text:F219
dollarsign:F1B3
drop:F58C
dumbbell:F1E6
ellipsis:F1D8 .circle:F185 .circle.fill:F184
envelope:F1F0 .fill:F1EE .open:F5EF .open.fill:F1EF
eurosign:F1AD
exclamationmark:F205 .circle:F5D6 .circle.fill:F028 .triangle:F02A .triangle.fill:F026
externaldrive:F2CA
eye:F208 .slash:F209
eyedropper:F20A
face .smiling:F1F5
figure .run:F46E .walk:F583
flag:F23D .fill:F23B
flame:F238
folder:F256 .badge.plus:F257 .fill:F24B
football:F25D
fork .knife:F4A6
forward:F211 .end.fill:F4AD
fuelpump:F298
function:F295
gamecontroller:F297
gauge:F29A
gear:F493
gearshape:F493
gift:F2A1
giftcard:F585
globe:F59F .americas.fill:F1E7
graduationcap:F474
hammer:F29B
hand .draw:F1DE .raised:F2C7 .tap:F1B7 .thumbsdown:F512 .thumbsdown.fill:F511 .thumbsup:F514 .thumbsup.fill:F513
headphones:F2CB
heart:F2D5 .circle:F2D3 .circle.fill:F2D2 .fill:F2D1 .slash:F2D4
hexagon:F2D9 .fill:F2D8
highlighter:F652
hourglass:F51F
house:F2DC
info:F64E .circle:F2FD .circle.fill:F2FC
internaldrive:F2CA
ipad:F4F6
iphone:F11C
italic:F277
key:F30B
keyboard:F30C
ladybug:F0E4
laptopcomputer:F322
leaf:F32A
lightbulb:F336 .fill:F335 .slash:F336
line .3.horizontal:F35C .3.horizontal.decrease:F236 .horizontal.3:F35C
link:F339
list .bullet:F279 .dash:F279 .number:F27B .star:F5C7
location:F5CD
lock:F341 .fill:F33E .open:F340 .open.fill:F33F .shield:F483
magnifyingglass:F349
map:F34D
mappin:F34E .and.ellipse:F352 .circle:F352
medal:F539
memorychip:F35B
message:F365 .fill:F361
mic:F36E .fill:F36C .slash:F36D
minus:F374 .circle:F377 .circle.fill:F376
moon:F594 .fill:F0DB .stars:F594
multiply:F156
music .note:F387 .note.list:F411
network:F317
newspaper:F395
number:F423
paintbrush:F0E3
paintpalette:F3D8
paperclip:F3E2
paperplane:F48A
pause:F3E4 .circle:F3E6 .circle.fill:F3E5
pawprint:F3E9
pencil:F3EB .circle:F3ED .circle.fill:F3EC .tip:F3EA
percent:F3F0
person:F013 .2:F00F .2.fill:F00E .3:F00F .3.fill:F00E .circle:F009 .crop.circle:F009 .fill:F004
personalhotspot:F002
phone:F3F2 .down.fill:F3F5
photo:F2E9 .on.rectangle:F2F9 .on.rectangle.angled:F2F9
pills:F402
pin:F403 .slash:F404
play:F40A .circle:F40D .circle.fill:F40C
plus:F415 .circle:F419 .circle.fill:F417 .square:F416
power:F425
powerplug:F427
printer:F42A
puzzlepiece:F431
qrcode:F432
questionmark:F2D6 .circle:F625 .circle.fill:F2D7
rectangle:F131 .fill:F12E .stack:F639 .stack.fill:F638
repeat:F456
ruler:F46D
safari:F18C .fill:F18B
scissors:F190
screwdriver:F477
server .rack:F48B
shield:F499 .fill:F498
shippingbox:F3D7
shuffle:F49F
sidebar .left:F0CC .right:F0CF
slider .horizontal.3:F62E .vertical.3:F66A
snowflake:F598
soccerball:F4B8
sparkles:F068
speaker:F57F .slash:F581 .wave.1:F580 .wave.2:F57E .wave.3:F57E
speedometer:F4C5
square:F131 .and.arrow.down:F1DA .and.arrow.up:F207 .and.pencil:F3ED .fill:F12E .grid.2x2:F570 .grid.3x3:F2C1 .grid.3x3.fill:F03B .on.square:F18F .stack:F328
star:F4D2 .circle:F4CF .fill:F4CE .leadinghalf.filled:F4D0
stethoscope:F4D9
stop:F4DB
stopwatch:F51B
strikethrough:F280
suitcase:F0D6
sum:F4A0
sun .max:F5A8 .min:F599
sunrise:F59C
sunset:F59B
switch .2:F521
tag:F4FC .fill:F4F9
terminal:F18D
text .aligncenter:F260 .alignleft:F262 .alignright:F263 .bubble:F36A .bubble.fill:F369
textformat:F284 .size:F27F
thermometer:F50F
timer:F51B
tram:F52D
trash:F1C0
tray:F2FB
tree:F405
triangle:F537 .fill:F536
trophy:F53A .fill:F538
tv:F502
umbrella:F54B .fill:F54A
underline:F287
video:F567
viewfinder:F19F
wand .and.stars:F068
waveform:F430 .path.ecg:F430
wifi:F5A9 .slash:F5AA
wind:F59D
wineglass:F2A8
wrench:F5B7 .and.screwdriver:F5B7
xmark:F156 .circle:F15A .circle.fill:F159 .square:F158 .square.fill:F157
`;
/** Endings after which a name means the same thing, drawn in another form. */
const VARIANT = /\.(fill|circle|square)$/;

/** @type {ReadonlyMap<string, string>} A symbol's name to the character that draws it. */
export const SYMBOLS = new Map(
  ROWS.trim().split("\n").flatMap((row) => {
    const [word] = /^\w+/.exec(row) ?? [""];
    return row.slice(word.length).trim().split(" ").map((entry) => {
      const [rest, codePoint] = entry.split(":");
      return /** @type {[string, string]} */ ([word + rest, String.fromCodePoint(Number.parseInt(codePoint, 16))]);
    });
  }),
);

/**
 * Returns the character that draws a symbol, or `undefined` when the icon font has nothing like it.
 *
 * A variant that is not listed falls back to its base: `bell.circle.fill` to `bell.circle`, then to `bell`.
 *
 * @param {string} name an SF Symbols name
 * @returns {string | undefined}
 */
export function glyphFor(name) {
  const base = name.replace(VARIANT, "");
  return SYMBOLS.get(name) ?? (base === name ? undefined : glyphFor(base));
}
