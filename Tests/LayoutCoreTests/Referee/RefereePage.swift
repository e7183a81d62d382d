/// A page that says in CSS what ``RefereeTests`` say in views, and the boxes that a browser gave it.
enum RefereePage {
    /// The page.
    ///
    /// To record again, save it as a file and take the text of the last element from
    /// `chromium --headless --window-size=1000,6000 --dump-dom FILE`.
    static let html = #"""
        <!DOCTYPE html>
        <meta charset="utf-8">
        <style>
        * { box-sizing: border-box; margin: 0; min-width: 0; min-height: 0; flex-shrink: 0 }
        .screen { position: relative; display: grid; place-items: center; place-content: center; margin-bottom: 10px }
        .fill { width: 100%; height: 100% }
        .row { display: flex; flex-direction: row; align-items: center; justify-content: center }
        .column { display: flex; flex-direction: column; align-items: center; justify-content: center }
        .grow { flex: 1 1 0 }
        .layers { display: grid }
        .layers > * { grid-area: 1 / 1 }
        .text { font-size: 0 }
        .words { font-size: 0 }
        .words i { display: inline-block; width: 20px; height: 10px; vertical-align: top }
        </style>

        <div class="screen" data-name="row" style="width: 300px; height: 60px; place-content: stretch">
          <div class="row" style="gap: 12px; width: 300px; height: 60px">
            <div data-box style="width: 45px; height: 20px"></div>
            <div data-box class="grow" style="align-self: stretch"></div>
            <div data-box style="width: 31px; height: 50px"></div>
          </div>
        </div>

        <div class="screen" data-name="bounded" style="width: 420px; height: 40px; place-content: stretch">
          <div class="row" style="width: 420px; height: 40px">
            <div data-box class="grow" style="align-self: stretch"></div>
            <div data-box class="grow" style="align-self: stretch; max-width: 70px"></div>
            <div data-box class="grow" style="align-self: stretch; max-width: 110px"></div>
            <div data-box class="grow" style="align-self: stretch"></div>
          </div>
        </div>

        <div class="screen" data-name="column" style="width: 200px; height: 240px">
          <div class="column" style="gap: 6px; align-items: flex-end">
            <div data-box style="width: 90px; height: 22px"></div>
            <div data-box style="width: 37px; height: 41px"></div>
            <div class="row" style="gap: 9px; align-items: flex-start">
              <div data-box style="width: 25px; height: 60px"></div>
              <div data-box style="width: 50px; height: 13px"></div>
            </div>
          </div>
        </div>

        <div class="screen" data-name="padding" style="width: 260px; height: 180px">
          <div class="column" style="padding: 7px 21px 3px 11px">
            <div style="padding: 10px"><div data-box style="width: 70px; height: 33px"></div></div>
            <div style="padding-left: 40px"><div data-box style="width: 55px; height: 17px"></div></div>
          </div>
        </div>

        <div class="screen" data-name="spacers" style="width: 310px; height: 50px; place-content: stretch">
          <div class="row" style="width: 310px; height: 50px; justify-content: space-between">
            <div data-box style="width: 40px; height: 20px"></div>
            <div data-box style="width: 60px; height: 20px"></div>
            <div data-box style="width: 25px; height: 20px"></div>
          </div>
        </div>

        <div class="screen" data-name="frame" style="width: 200px; height: 160px">
          <div style="width: 150px; height: 120px; display: grid; place-items: end; padding: 0">
            <div data-box style="width: 64px; height: 38px"></div>
          </div>
        </div>

        <div class="screen" data-name="overflow" style="width: 120px; height: 60px">
          <div class="row" style="width: 80px; height: 40px; gap: 5px">
            <div data-box style="width: 70px; height: 30px"></div>
            <div data-box style="width: 90px; height: 50px"></div>
          </div>
        </div>

        <div class="screen" data-name="layers" style="width: 180px; height: 140px">
          <div class="layers" style="place-items: end start">
            <div data-box style="width: 100px; height: 30px"></div>
            <div data-box style="width: 44px; height: 90px"></div>
            <div data-box style="width: 20px; height: 20px"></div>
          </div>
        </div>

        <div class="screen" data-name="table" style="width: 260px; height: 160px">
          <div style="display: grid; grid-template-columns: auto auto auto; gap: 14px 8px; place-items: center">
            <div data-box style="width: 40px; height: 20px"></div>
            <div data-box style="width: 63px; height: 35px"></div>
            <div data-box style="width: 17px; height: 11px"></div>
            <div data-box style="width: 58px; height: 12px"></div>
            <div data-box style="width: 20px; height: 24px"></div>
            <div data-box style="width: 31px; height: 28px"></div>
          </div>
        </div>

        <div class="screen" data-name="tiles" style="width: 350px; height: 100px; place-content: stretch">
          <div style="width: 350px; height: 100px; display: grid; grid-template-columns: repeat(auto-fill, minmax(80px, 1fr)); gap: 10px; align-content: start">
            <div data-box style="height: 10px"></div>
            <div data-box style="height: 10px"></div>
            <div data-box style="height: 10px"></div>
            <div data-box style="height: 10px"></div>
            <div data-box style="height: 10px"></div>
          </div>
        </div>

        <div class="screen" data-name="nested" style="width: 390px; height: 200px; place-content: stretch">
          <div class="column" style="width: 390px; height: 200px; gap: 10px">
            <div class="row" style="width: 100%; gap: 4px">
              <div data-box style="width: 30px; height: 44px"></div>
              <div data-box class="grow" style="height: 20px"></div>
              <div data-box class="grow" style="height: 30px"></div>
            </div>
            <div data-box class="grow" style="width: 100%"></div>
            <div class="row grow" style="width: 100%; align-items: stretch">
              <div data-box class="grow"></div>
              <div data-box style="width: 51px"></div>
            </div>
          </div>
        </div>

        <div class="screen" data-name="baseline" style="width: 260px; height: 120px">
          <div class="row" style="align-items: baseline; gap: 6px">
            <div data-box class="text" style="width: 40px; line-height: 30px">x</div>
            <div data-box style="width: 25px; height: 52px"></div>
            <div data-box class="text" style="width: 60px; line-height: 18px">x<br>x</div>
          </div>
        </div>

        <div class="screen" data-name="last-baseline" style="width: 260px; height: 120px">
          <div class="row" style="align-items: last baseline; gap: 6px">
            <div data-box class="text" style="width: 40px; line-height: 30px">x</div>
            <div data-box class="text" style="width: 60px; line-height: 18px">x<br>x<br>x</div>
            <div data-box class="text" style="width: 20px; line-height: 44px">x</div>
          </div>
        </div>

        <div class="screen" data-name="right-to-left" style="width: 300px; height: 120px; direction: rtl; place-content: stretch">
          <div class="column" style="width: 300px; height: 120px; align-items: flex-start; gap: 5px">
            <div class="row" style="gap: 7px; padding-inline-start: 20px">
              <div data-box style="width: 33px; height: 20px"></div>
              <div data-box style="width: 50px; height: 12px"></div>
            </div>
            <div data-box style="width: 90px; height: 10px"></div>
            <div class="row" style="width: 100%">
              <div data-box style="width: 40px; height: 16px"></div>
              <div data-box class="grow" style="height: 16px"></div>
              <div data-box style="width: 60px; height: 16px"></div>
            </div>
          </div>
        </div>

        <div class="screen" data-name="ratio-fit" style="width: 200px; height: 90px; place-content: stretch">
          <div class="row" style="width: 200px; height: 90px; gap: 10px">
            <div data-box style="height: 60px; aspect-ratio: 3 / 2"></div>
            <div data-box style="height: 100%; aspect-ratio: 2 / 3"></div>
          </div>
        </div>

        <div class="screen" data-name="ratio-fill" style="width: 200px; height: 100px">
          <div style="width: 200px; height: 100px; display: grid; place-items: center; place-content: center">
            <div data-box style="width: 200px; aspect-ratio: 3 / 2"></div>
          </div>
        </div>

        <div class="screen" data-name="words" style="width: 260px; height: 120px; place-content: stretch">
          <div class="row" style="width: 260px; height: 120px; align-items: flex-start">
            <div data-box style="width: 50px; height: 12px"></div>
            <div data-box class="grow words"><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i></div>
            <div data-box style="width: 90px; height: 44px"></div>
          </div>
        </div>

        <div class="screen" data-name="words-in-a-column" style="width: 100px; height: 160px">
          <div class="column" style="width: 100px; align-items: flex-start; gap: 4px">
            <div data-box class="words" style="width: 100%"><i></i><i></i><i></i><i></i><i></i><i></i><i></i></div>
            <div data-box style="width: 70px; height: 25px"></div>
            <div data-box class="words"><i></i><i></i></div>
          </div>
        </div>

        <div class="screen" data-name="span" style="width: 300px; height: 100px">
          <div style="display: grid; grid-template-columns: auto auto auto; gap: 5px 10px; place-items: start">
            <div data-box style="width: 20px; height: 14px"></div>
            <div data-box style="width: 30px; height: 18px"></div>
            <div data-box style="width: 25px; height: 10px"></div>
            <div data-box style="width: 100px; height: 21px; grid-column: span 2"></div>
            <div data-box style="width: 44px; height: 9px"></div>
            <div data-box style="height: 7px; width: 100%; grid-column: 1 / -1"></div>
          </div>
        </div>

        <div class="screen" data-name="column-ends" style="width: 240px; height: 120px">
          <div style="display: grid; grid-template-columns: auto auto; gap: 6px 12px; align-items: baseline">
            <div data-box class="text" style="width: 30px; line-height: 20px; justify-self: end">x</div>
            <div data-box style="width: 70px; height: 34px; justify-self: start"></div>
            <div data-box style="width: 56px; height: 12px; justify-self: end"></div>
            <div data-box class="text" style="width: 40px; line-height: 28px; justify-self: start">x<br>x</div>
          </div>
        </div>

        <div class="screen" data-name="bounds" style="width: 150px; height: 160px; place-content: stretch">
          <div class="column" style="width: 150px; height: 160px; gap: 8px; align-items: center">
            <div data-box style="width: 100%; max-width: 120px; height: 10px"></div>
            <div data-box style="width: 100%; min-width: 180px; height: 10px"></div>
            <div class="row" style="width: 100%; max-width: 130px; min-height: 40px; justify-content: flex-end"><div data-box style="width: 30px; height: 20px"></div></div>
            <div data-box class="grow" style="width: 24px; max-height: 50px"></div>
          </div>
        </div>

        <div class="screen" data-name="corners" style="width: 160px; height: 120px">
          <div style="position: relative; width: 90px; height: 50px">
            <div data-box style="position: absolute; width: 100%; height: 100%"></div>
            <div data-box style="position: absolute; right: 0; bottom: 0; width: 20px; height: 16px"></div>
            <div data-box style="position: absolute; left: 50%; top: 50%; width: 110px; height: 70px; transform: translate(-50%, -50%)"></div>
          </div>
        </div>

        <div class="screen" data-name="least-lengths" style="width: 200px; height: 40px; place-content: stretch">
          <div class="row" style="width: 200px; height: 40px">
            <div data-box style="width: 90px; height: 20px"></div>
            <div class="grow" style="min-width: 70px"></div>
            <div data-box style="width: 60px; height: 20px"></div>
          </div>
        </div>

        <pre id="boxes"></pre>
        <script>
        const lines = [];
        for (const screen of document.querySelectorAll('.screen')) {
          const origin = screen.getBoundingClientRect();
          for (const box of screen.querySelectorAll('[data-box]')) {
            const rect = box.getBoundingClientRect();
            lines.push([screen.dataset.name, rect.x - origin.x, rect.y - origin.y, rect.width, rect.height].join(' '));
          }
        }
        document.getElementById('boxes').textContent = lines.join('\n');
        </script>
        """#

    /// What Chromium made of it: screen, x, y, width and height of each box, relative to its screen, in CSS pixels.
    static let boxes = """
        row 0 20 45 20
        row 57 0 200 60
        row 269 5 31 50
        bounded 0 0 120 40
        bounded 120 0 70 40
        bounded 190 0 110 40
        bounded 300 0 120 40
        column 55 52.5 90 22
        column 108 80.5 37 41
        column 61 127.5 25 60
        column 95 127.5 50 13
        padding 90 67 70 33
        padding 117.5 110 55 17
        spacers 0 15 40 20
        spacers 132.5 15 60 20
        spacers 285 15 25 20
        frame 111 102 64 38
        overflow -22.5 15 70 30
        overflow 52.5 5 90 50
        layers 40 85 100 30
        layers 40 25 44 90
        layers 40 95 20 20
        table 55 49 40 20
        table 112 41.5 63 35
        table 190 53.5 17 11
        table 46 98.5 58 12
        table 133.5 92.5 20 24
        table 183 90.5 31 28
        tiles 0 0 80 10
        tiles 90 0 80 10
        tiles 180 0 80 10
        tiles 270 0 80 10
        tiles 0 20 80 10
        nested 0 0 30 44
        nested 34 12 176 20
        nested 214 7 176 30
        nested 0 54 390 68
        nested 0 132 339 68
        nested 339 132 51 68
        baseline 61.5 57.5 40 30
        baseline 107.5 20.5 25 52
        baseline 138.5 63.5 60 36
        last-baseline 64 56.5 40 30
        last-baseline 110 26.5 60 54
        last-baseline 176 49.5 20 44
        right-to-left 247 32 33 20
        right-to-left 190 36 50 12
        right-to-left 210 57 90 10
        right-to-left 260 72 40 16
        right-to-left 60 72 200 16
        right-to-left 0 72 60 16
        ratio-fit 20 15 90 60
        ratio-fit 120 0 60 90
        ratio-fill 0 -16.65625 200 133.328125
        words 0 0 50 12
        words 50 0 120 30
        words 170 0 90 44
        words-in-a-column 0 48.5 100 20
        words-in-a-column 0 72.5 70 25
        words-in-a-column 0 101.5 40 10
        span 73 22 20 14
        span 123 22 30 18
        span 183 22 25 10
        span 73 45 100 21
        span 183 45 44 9
        span 73 71 154 7
        column-ends 77 31 30 20
        column-ends 119 7 70 34
        column-ends 51 59 56 12
        column-ends 119 57 40 56
        bounds 15 13 120 10
        bounds -15 31 180 10
        bounds 110 59 30 20
        bounds 63 97 24 50
        corners 35 35 90 50
        corners 105 69 20 16
        corners 25 25 110 70
        least-lengths -10 10 90 20
        least-lengths 150 10 60 20
        """
}
