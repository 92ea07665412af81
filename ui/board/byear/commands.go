package byear

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A command is a key, what is typed for the same, and what both do.
type command struct {
	Keys  string // apart; "1-9" for these digits
	Typed string // itself or, if typed is set, an example
	Does  phrase.Phrase
	press func(e *Ear, key string)
	// typed gets what follows the first word. It reports false if that is wrong. Without it
	// the text alone does what the key does.
	typed func(e *Ear, rest string) bool
}

// pieces are the kinds with a key of their own. The keys are the English letters.
var pieces = map[string]rules.Kind{"k": rules.King, "q": rules.Queen, "r": rules.Rook, "b": rules.Bishop, "n": rules.Knight, "p": rules.Pawn}

// commands returns all that can be asked, in the order of the list.
func commands() []command {
	return []command{
		{"arrows", "board e4", phrase.Say("byear.arrows"), func(e *Ear, _ string) { e.here() }, square((*Ear).reach)},
		{"k q r b n p K Q R B N P", "p N", phrase.Say("byear.pieces"), func(e *Ear, key string) {
			low := strings.ToLower(key)
			e.next(pieces[low], low != key)
		}, func(e *Ear, rest string) bool {
			said, ok := e.config.Scene().Lettered(rest, rules.LettersIn(i18n.Spoken()))
			return e.answer(said, ok)
		}},
		{"j", "", phrase.Say("byear.letter"), func(e *Ear, _ string) { e.letter = true }, nil},
		{"1-9", "s 4", phrase.Say("byear.rank"), func(e *Ear, key string) { e.rank(int(key[0] - '0')) }, line},
		{"shift+1-9", "s e", phrase.Say("byear.file"), func(e *Ear, key string) { e.file(int(key[len(key)-1] - '0')) }, line},
		{"o", "o e4", phrase.Say("byear.square"), func(e *Ear, _ string) { e.here() }, asked(describe.Scene.Square)},
		{"e", "all", phrase.Say("byear.all"), func(e *Ear, _ string) { e.config.Say(e.config.Scene().All()) }, nil},
		about("m", "m e4", phrase.Say("byear.moves"), func(s describe.Scene, at rules.Square) phrase.Phrase { return s.Reach(at, false) }),
		about("M", "x e4", phrase.Say("byear.captures"), func(s describe.Scene, at rules.Square) phrase.Phrase { return s.Reach(at, true) }),
		about("x", "diag e4", phrase.Say("byear.diagonals"), describe.Scene.Diagonals),
		about("X alt+x", "lines e4", phrase.Say("byear.lines"), describe.Scene.Lines),
		{"a", "a e4", phrase.Say("byear.attackers"), func(e *Ear, _ string) {
			if at, on := e.at(); on {
				e.tell(e.config.Scene().Attackers(at))
			}
		}, func(e *Ear, rest string) bool {
			at, known := e.config.Scene().Named(rest)
			if !known {
				return false
			}
			return e.answer(e.config.Scene().Attackers(at))
		}},
		{"l", "l", phrase.Say("byear.last"), func(e *Ear, _ string) { e.config.Say(e.config.Scene().Last()) }, nil},
		{"c", "c", phrase.Say("byear.capture"), func(e *Ear, _ string) { e.config.Say(e.config.Scene().LastCapture()) }, nil},
		{"h", "h", phrase.Say("byear.hands"), func(e *Ear, _ string) { e.hands() }, nil},
		{"H", "", phrase.Say("byear.in-hand"), func(e *Ear, _ string) { e.held() }, nil},
		{"z", "z", phrase.Say("byear.zone"), func(e *Ear, _ string) { e.zone() }, nil},
		ofGame("t", "t", phrase.Say("byear.clocks"), func(e *Ear) { e.config.Say(e.config.Game.Clocks()) }),
		ofGame("v", "v", phrase.Say("byear.evaluation"), func(e *Ear) { e.config.Game.Evaluate() }),
		ofGame("g", "g", phrase.Say("byear.best"), func(e *Ear) { e.config.Game.Best() }),
		ofGame("A", "prev", phrase.Say("byear.back"), func(e *Ear) { e.config.Game.Step(false) }),
		ofGame("D", "next", phrase.Say("byear.forward"), func(e *Ear) { e.config.Game.Step(true) }),
		ofGame("W", "prev line", phrase.Say("byear.line-before"), func(e *Ear) { e.config.Game.Beside(-1) }),
		ofGame("S", "next line", phrase.Say("byear.line-after"), func(e *Ear) { e.config.Game.Beside(1) }),
		{"i", "", phrase.Say("byear.type"), func(e *Ear, _ string) { e.config.Type() }, nil},
		{"?", "help", phrase.Say("byear.help"), func(e *Ear, _ string) { e.config.Tell(i18n.T("byear.title"), List()) }, nil},
	}
}

// about returns a question about a square: that of the cursor, or one that is named.
func about(keys, typed string, does phrase.Phrase, answer func(describe.Scene, rules.Square) phrase.Phrase) command {
	return command{keys, typed, does, func(e *Ear, _ string) {
		if at, on := e.at(); on {
			e.config.Say(answer(e.config.Scene(), at))
		}
	}, asked(answer)}
}

// asked answers about a square that is named.
func asked(answer func(describe.Scene, rules.Square) phrase.Phrase) func(*Ear, string) bool {
	return square(func(e *Ear, at rules.Square) { e.config.Say(answer(e.config.Scene(), at)) })
}

// square does something with a square that is named.
func square(do func(*Ear, rules.Square)) func(*Ear, string) bool {
	return func(e *Ear, rest string) bool {
		at, known := e.config.Scene().Named(rest)
		if known {
			do(e, at)
		}
		return known
	}
}

// line answers what is on a file or a rank.
func line(e *Ear, rest string) bool {
	said, ok := e.config.Scene().OnLine(rest)
	return e.answer(said, ok)
}

// answer says an answer if it is one.
func (e *Ear) answer(said phrase.Phrase, ok bool) bool {
	if ok {
		e.config.Say(said)
	}
	return ok
}

// ofGame returns what needs a game.
func ofGame(keys, typed string, does phrase.Phrase, do func(*Ear)) command {
	return command{keys, typed, does, func(e *Ear, _ string) {
		if e.config.Game == nil {
			e.tell(phrase.Phrase{}, false)
			return
		}
		do(e)
	}, nil}
}
