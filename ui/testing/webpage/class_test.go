package webpage

import (
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/teaching/class"
)

// mates are two exercises.
const mates = `[Event "Mates with rooks"]
[Exercise "1"]
[SetUp "1"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]

1. Rd8# *

[Event "Mates with rooks"]
[Exercise "2"]
[SetUp "1"]
[FEN "7k/R7/1R6/8/8/8/8/6K1 w - - 0 1"]

1. Rb8# *
`

// TestClass opens exercises by the browser's own dialog for files, solves them with a finger,
// types a name with an input method, and copies and saves the slip for the teacher.
func TestClass(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		path := filepath.Join(p.t.TempDir(), "rooks.pgn")
		if err := os.WriteFile(path, []byte(mates), 0o644); err != nil {
			p.t.Fatal(err)
		}
		p.press(186, 693) // Open a file
		p.choose(path)
		p.wait("the exercises are open, and kept for their slips", keepsIn, "/class/")
		p.still()
		p.press(108, 353) // the first
		p.squares("d1", "d8")
		p.press(334, 814) // Next
		p.squares("b6", "b8")
		p.press(334, 814) // and the slip
		p.press(188, 506) // Name
		p.wait("the field for the name has the keyboard", typing)
		p.compose("Zo")
		p.compose("Zoe")
		p.write("Zoë")
		p.write(" M")
		p.key("ü", false) // of a keyboard with keys
		p.write("llerr")
		p.erase()
		p.press(200, 385) // nothing
		p.wait("the field for the name is left", "!("+typing+")")
		p.press(96, 810) // Copy the slip
		p.wait("the slip is copied", `clipboard.copied !== "" && document.getElementById("notice").hidden`)
		p.ask(nil, `(clipboard.system = undefined, clipboard.fields = 0, addEventListener("copy", () => clipboard.fields++), null)`)
		p.press(96, 810) // Copy the slip, as where a school's own server has no encryption
		p.wait("the slip is copied from a field", `clipboard.fields === 1 && document.getElementById("notice").hidden`)
		p.press(281, 810) // Save the slip
		p.wait("the slip is saved", "("+kept+") === clipboard.copied", "/Documents/Mates with rooks Zoë Müller.txt")
		var slip string
		p.ask(&slip, "clipboard.copied")
		slips, bad := class.ReadSlips(slip)
		if len(slips) != 1 || len(bad) > 0 || slips[0].Name != "Zoë Müller" ||
			len(slips[0].Answers) != 2 || !slips[0].Answers[0].Solved || !slips[0].Answers[1].Solved {
			p.t.Errorf("%q is %v and %v, want one slip of Zoë Müller with two solved exercises", slip, slips, bad)
		}
	})
}

// TestShowToTheClass shows the exercises to a class. They fill the screen until the lesson is over. In a
// Firefox without a window they do not: its page has no focus, so it may not.
func TestShowToTheClass(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(811, 636) // Just play
		p.ask(nil, "put(new File([%q], 'rooks.pgn')).then(path => passedPawn.opened(path))", mates)
		p.wait("the exercises are open", keepsIn, "/class/")
		p.still()
		p.press(114, 419) // Show to the class
		p.key("R", false) // Firefox would wait for another press
		p.wait("they fill the screen", "document.fullscreenElement !== null || !document.hasFocus()")
		p.still()
		p.press(830, 730) // Exercises
		p.wait("they no longer do", "document.fullscreenElement === null")
	})
}
