"""Runs browser tests, as many at once as the machine allows; each engine is started once, and again if it has died. A test
that failed beside others runs once more alone: three browsers on two processors may make a gesture too slow to be one.

A module's tests stand in its `TESTS`, each a function that takes a page. They run in Chromium, unless the module's `ENGINE`
or the test's own `engine` names another; `window` says what a test wants of its window (see `browsers.py`).

usage: suite.py [--url http://127.0.0.1:PORT] [--only WORD] [--at-once N] [MODULE…]
"""

import argparse
import importlib
import multiprocessing
import os
import pathlib
import signal
import sys
import time
import traceback
from typing import NamedTuple

from browsers import Chromium, Failure, Firefox, WebKit, require
from driving import Page

# In the order in which they are started: those with a long list of slow tests first.
ENGINES = (WebKit, Firefox, Chromium)
# Browsers wait more than they work: half as many again as there are processors.
AT_ONCE = max(1, os.cpu_count() * 3 // 2)
# A browser that has not come after so many seconds has died at its start; so often one is started.
START_PATIENCE, STARTS = 60, 3
# What went wrong is cut to so many characters: some of it holds whole pictures.
LONGEST_COMPLAINT = 3_000


class Job(NamedTuple):
    module: str
    test: object
    engine: type

    def __str__(self):
        return f"{self.engine.name} {self.module}.{self.test.__name__}"


class JobList:
    """The jobs of one engine, from which several processes take."""

    def __init__(self, jobs):
        self.jobs = jobs
        self.next = multiprocessing.Value("i", 0)

    def take(self):
        """The next job, or none if all are taken."""
        with self.next.get_lock():
            index = self.next.value
            self.next.value += 1
        return self.jobs[index] if index < len(self.jobs) else None


def jobs_of(modules, word):
    found = []
    for name in modules:
        module = importlib.import_module(name)
        default = getattr(module, "ENGINE", Chromium)
        found += [Job(name, test, getattr(test, "engine", default)) for test in module.TESTS]
    return [job for job in found if word in str(job)]


def outcome(test, browser, url):
    """What went wrong in a test, or none."""
    try:
        browser.fresh(url, getattr(test, "window", {}))
        page = Page(browser, url)
        test(page)
        page.require_no_fault()
        complaints = browser.complaints()
        require(not complaints, f"the browser's console complains: {complaints}")
    except Failure as failure:
        return str(failure)
    except Exception:
        return traceback.format_exc()
    return None


def is_alive(browser):
    try:
        return browser.driver.execute_script("return true")
    except Exception:  # Whatever a driver says when its browser has gone; another one is started.
        return False


def gives_up(_signal, _frame):
    raise TimeoutError("the browser did not start")


def started(engine):
    """A new browser of an engine. Its driver would wait for ever for one that has died at its start: then another is started."""
    signal.signal(signal.SIGALRM, gives_up)
    for start in range(1, STARTS + 1):
        signal.alarm(START_PATIENCE)
        try:
            return engine()
        except Exception:  # Whatever a driver says of a browser that did not come.
            if start == STARTS:
                raise
        finally:
            signal.alarm(0)


def work(lists, url, results):
    """Works off one list after the other, with one browser at a time."""
    for jobs in lists:
        browser = None
        try:
            while (job := jobs.take()) is not None:
                began = time.monotonic()
                browser = browser or started(job.engine)
                words = outcome(job.test, browser, url)
                results.put((str(job), time.monotonic() - began, words))
                if words is not None and not is_alive(browser):
                    browser = None
        finally:
            if browser is not None:
                browser.quit()


def run(jobs, url, at_once):
    """Runs all jobs and prints each one's words when it has ended; returns those that did not pass, in any way."""
    lists = [JobList(found) for engine in ENGINES if (found := [job for job in jobs if job.engine is engine])]
    results = multiprocessing.SimpleQueue()
    # Each begins with a list of its own, and then helps with the others, the longest first.
    helping = sorted(lists, key=lambda each: -len(each.jobs))
    orders = [[own, *(each for each in helping if each is not own)] for own in lists]
    workers = [multiprocessing.Process(target=work, args=(orders[index % len(orders)], url, results)) for index in range(min(at_once, len(jobs)))]
    for worker in workers:
        worker.start()
    left = {str(job): job for job in jobs}
    missing = set(left)
    while missing and (any(worker.is_alive() for worker in workers) or not results.empty()):
        if results.empty():
            time.sleep(0.1)
            continue
        name, seconds, words = results.get()
        missing.discard(name)
        if words is None:
            del left[name]
        print(f"{'passed' if words is None else 'FAILED'}  {name} ({seconds:.1f} s){'' if words is None else ': ' + words[:LONGEST_COMPLAINT]}", flush=True)
    for worker in workers:
        worker.join()
    return list(left.values())


def main():
    folder = pathlib.Path(__file__).parent
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"), help="http://HOST:PORT of a running server")
    parser.add_argument("--only", default="", help="only tests that have this in their engine, module or name")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help=f"how many browsers run beside each other; {AT_ONCE} here if nothing is said")
    parser.add_argument("modules", nargs="*", help="names or files of modules; all of them if none is named")
    options = parser.parse_args()
    if not options.url:
        parser.error("say --url, or run through scripts/test-browsers")
    modules = [pathlib.Path(name).stem for name in options.modules] or sorted(file.stem for file in folder.glob("test_*.py"))
    jobs = jobs_of(modules, options.only)
    url = options.url.rstrip("/")
    began = time.monotonic()
    failed = run(jobs, url, max(1, options.at_once))
    if failed and len(jobs) > 1:
        print(f"{len(failed)} failed beside others, so once more alone:", flush=True)
        failed = run(failed, url, 1)
    print(f"{len(jobs) - len(failed)} of {len(jobs)} passed in {time.monotonic() - began:.0f} s", flush=True)
    if failed:
        print(f"failed: {', '.join(map(str, failed))}", file=sys.stderr)
    sys.exit(1 if failed or not jobs else 0)


if __name__ == "__main__":
    main()
