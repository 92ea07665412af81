package webpage

import (
	"os"
	"path/filepath"
	"testing"
)

// promoting are the moves of a game to mate, in two parts: the last pawn of the first promotes in the
// second, by a press on the queen above h8.
var promoting = [2][][]string{
	{{"e2", "e4"}, {"f7", "f5"}, {"e4", "f5"}, {"g7", "g6"}, {"f5", "g6"}, {"g8", "f6"}},
	{{"g6", "g7"}, {"f6", "d5"}, {"g7", "h8", "h8"}, {"a7", "a6"}, {"d1", "h5"}},
}

// promotes plays a game of two players to mate. In the middle the page is loaded again, and then a pawn
// promotes.
func (p *person) promotes() {
	for _, move := range promoting[0] {
		p.squares(move...)
	}
	p.keeps("3. fxg6 Nf6")
	p.load()
	for _, move := range promoting[1] {
		p.squares(move...)
	}
	p.keeps("4. g7 Nd5 5. gxh8=Q a6 6. Qh5# 1-0")
}

// TestMouse plays a game to mate with a mouse.
func TestMouse(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(409, 535) // Two players
		p.promotes()
	})
}

// TestFingers plays a game to mate on the screen of a phone.
func TestFingers(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.press(114, 530) // Two players
		p.promotes()
	})
}

// TestTapWhileDrawing taps while the program waits for the browser to draw, as it often does on a
// busy phone. The program handles the taps late, but where they were.
func TestTapWhileDrawing(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.before(`
			globalThis.held = null; // frames that the browser does not draw yet
			const request = requestAnimationFrame.bind(globalThis);
			globalThis.requestAnimationFrame = draw => (held ? held.push(draw) : request(draw));
		`)
		p.load() // it does not greet again
		left, top, square := p.board()
		p.ask(nil, `(async () => {
			held = [];
			for (let waits = false; !waits; ) {
				dispatchEvent(new Event("resize")); // the program draws again
				waits = await Promise.race([handled().then(() => false), new Promise(r => setTimeout(() => r(true), 200))]);
			}
		})()`)
		p.tap(left+4.5*square, top+6.5*square) // e2
		p.tap(left+4.5*square, top+4.5*square) // e4
		p.ask(nil, `(() => {
			const draws = held;
			held = null;
			draws.forEach(requestAnimationFrame);
		})()`)
		p.wait("the move is played, and answered", "/1\\. e4 \\S+/.test("+kept+")", ".pgn")
	})
}

// TestLesson does the first lesson with a finger.
func TestLesson(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.press(114, 350)                                                                         // Learn
		p.press(140, 456)                                                                         // The board: find e4
		for _, task := range [][]string{{"e4"}, {"a1", "h1"}, {"c6", "b3", "g7"}, {"d5", "g2"}} { // the last board is turned
			p.squares(task...)
			p.press(334, 815) // Next
		}
		p.wait("the lesson is done", "/learnt = \\[.board.\\]/.test("+kept+")", "/progress.toml")
	})
}

// TestOpen drops a file on the page, which opens it and keeps it.
func TestOpen(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(811, 636) // Just play
		p.ask(nil, `put(new File(["[White \"Anna\"]\n\n1. d4 d5 2. c4 *\n"], "anna.pgn")).then(path => passedPawn.opened(path))`)
		p.wait("the file is open", "("+kept+").includes('Documents/anna.pgn')", "/settings.toml")
		p.load()
		var text string
		p.ask(&text, kept, "/Documents/anna.pgn")
		if want := "[White \"Anna\"]\n\n1. d4 d5 2. c4 *\n"; text != want {
			p.t.Errorf("the page keeps %q, want %q", text, want)
		}
	})
}

// TestChoose opens a file of games with a finger, by the browser's own dialog. The page keeps it, and
// what is played in it.
func TestChoose(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		path := filepath.Join(p.t.TempDir(), "anna.pgn")
		if err := os.WriteFile(path, []byte("[White \"Anna\"]\n\n1. d4 d5 *\n"), 0o644); err != nil {
			p.t.Fatal(err)
		}
		p.press(186, 693) // Open a file
		p.choose(path)
		p.wait("the file is open", "("+kept+").includes('Documents/anna.pgn')", "/settings.toml")
		p.squares("c2", "c4")
		p.key("s", true) // Save
		p.wait("the move is in the file", "("+kept+").includes('c4')", "/Documents/anna.pgn")
	})
}

// TestCannotWrite makes the browser fail to keep a move: the page says so, and keeps the move with
// the next one.
func TestCannotWrite(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(409, 535) // Two players
		p.ask(nil, `(() => {
			const database = files.database;
			const fails = (...given) => {
				const transaction = database.transaction(...given);
				queueMicrotask(() => transaction.abort());
				return transaction;
			};
			files.database = { transaction: fails, mend: () => (files.database = database) };
		})()`)
		p.squares("e2", "e4")
		p.wait("the page says so", `!document.getElementById("notice").hidden`)
		p.ask(nil, "files.database.mend() && null")
		p.squares("e7", "e5")
		p.keeps("1. e4 e5")
		p.load()
		p.keeps("1. e4 e5")
	})
}

// TestKeepsNothing opens the page in a browser that lets it keep nothing: the page says so, and can be
// played on.
func TestKeepsNothing(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.before(`
			for (const store of ["indexedDB", "localStorage", "caches"]) {
				Object.defineProperty(globalThis, store, { get() { throw new DOMException("it keeps nothing", "SecurityError"); } });
			}
		`)
		p.load()
		var said bool
		p.ask(&said, `!document.getElementById("notice").hidden && document.getElementById("notice-text").textContent === texts.en.unkept`)
		if !said {
			p.t.Error("the page does not say that it keeps nothing")
		}
		p.press(811, 636) // Just play
		p.squares("e2", "e4")
		p.wait("the move is played, and answered", "/1\\. e4 \\S+/.test("+kept+")", ".pgn")
	})
}

// TestPrivate plays in a private window. The page says that it is one where the browser lets it know.
func TestPrivate(t *testing.T) {
	private := desktop
	private.private = true
	inBrowsers(t, private, func(p *person) {
		var folder bool
		p.ask(&folder, "navigator.storage.getDirectory().then(() => true, () => false)")
		if !folder {
			p.wait("the page says so", `!document.getElementById("notice").hidden && document.getElementById("notice-text").textContent === texts.en.private`)
		}
		p.press(409, 535) // Two players
		p.squares("e2", "e4")
		p.keeps("1. e4")
		if _, tells := p.browser.(*firefox); tells && folder {
			p.t.Error("Firefox has a folder in a private window: the page cannot tell")
		}
	})
}

// TestWorker plays a move against the program, which answers from a Worker of the browser.
func TestWorker(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.wait("the program of the engines is there", "thinker !== null")
		p.ask(nil, `(() => {
			const engine = passedPawn.engine;
			passedPawn.answers = 0;
			passedPawn.engine = receive => engine(said => {
				if (JSON.parse(said).Action) passedPawn.answers++;
				receive(said);
			});
		})()`)
		p.press(811, 636) // Just play
		p.squares("e2", "e4")
		p.wait("the answer comes from a Worker", "passedPawn.answers === 1")
		p.wait("the answer is played", "/1\\. e4 \\S+/.test("+kept+")", ".pgn")
	})
}

// TestLanguage opens the page in a browser that asks for German: it loads what it needs in that
// language, and says that it speaks it.
func TestLanguage(t *testing.T) {
	german := desktop
	german.language = "de"
	inBrowsers(t, german, func(p *person) {
		p.wait("the page is in German", `document.documentElement.lang === "de"`)
		var missing bool
		p.ask(&missing, `performance.getEntriesByType("resource").every(e => !e.name.endsWith("/lessons.de.json")) || !document.getElementById("notice").hidden`)
		if missing {
			p.t.Error("the page has not loaded its German texts")
		}
	})
}

// TestOffline opens the page again once its server is gone: it starts, an engine can think in a
// Worker, and what was not needed before is there.
func TestOffline(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.ask(nil, "navigator.serviceWorker.ready.then(() => null)")
		p.server.Close()
		p.load()
		p.wait("the program of the engines is there", "thinker !== null")
		for _, asset := range []string{
			"puzzles.gz", "endgames.gz", "fonts/japanese.ttf.gz", "fonts/NotoSans-Italic.ttf.gz", "fonts/DejaVuSansMono-Powerline.ttf.gz",
			"help/fr.md", "translations/window.uk.json",
		} {
			var size int
			p.ask(&size, "passedPawn.asset(%q).then(content => content?.length ?? 0)", asset)
			if size == 0 {
				p.t.Errorf("%s is not there without a network", asset)
			}
		}
	})
}

// TestSlowNetwork chooses a language while the network is slow, and then gone. The game goes on
// meanwhile, and the language can be chosen again.
func TestSlowNetwork(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		german := func() {
			p.press(141, 14)  // View
			p.press(188, 215) // Language
			p.press(435, 296) // Deutsch
		}
		chosen := func(so string) {
			p.wait("German in the settings: "+so, "/language = .de/.test("+kept+") === "+so, "/settings.toml")
		}
		p.press(409, 535) // Two players
		p.ask(nil, `(globalThis.load = passedPawn.asset, passedPawn.asset = () => new Promise(done => (globalThis.fail = () => done(null))), null)`)
		german()
		chosen("true")
		p.squares("e2", "e4")
		p.keeps("1. e4")
		p.ask(nil, `(passedPawn.asset = () => Promise.resolve(null), fail(), null)`)
		chosen("false")
		p.still()
		p.press(711, 429) // Close what says so
		p.ask(nil, `(passedPawn.asset = load, null)`)
		german()
		p.wait("the page is in German", `document.documentElement.lang === "de"`)
	})
}
