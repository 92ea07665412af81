// Package byear is how a person who plays by ear asks about a board: keys at its cursor, and
// questions that are typed. commands.go has the table of both, from which their list is made too.
package byear

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/i18n"
)

// A Board is the board that is asked about.
type Board interface {
	State() boardmodel.State
	Do(boardmodel.Event)
}

// A Game is what only the page with a game can answer or do.
type Game interface {
	Clocks() phrase.Phrase
	Evaluate()         // says what the position is worth
	Best()             // says the best move
	Step(forward bool) // shows the next or the previous move
	Beside(by int)     // shows a variation beside the move on the board
}

// Config configures an Ear. Game and Unaided may be nil, and nothing else.
type Config struct {
	Board   Board
	Scene   func() describe.Scene // the position on the board
	Say     func(phrase.Phrase)   // also the same again
	Tell    func(title, text string)
	ToBoard func() // gives the board the keys
	Type    func() // opens the field for typing
	Game    Game
	// Unaided reports whether the person is to find out alone what pieces can do. They still hear
	// where these are.
	Unaided func() bool
}

// An Ear answers a person at a board.
type Ear struct {
	config Config
	letter bool // the next key is the letter of a piece
}

// New creates an Ear.
func New(c Config) *Ear { return &Ear{config: c} }

// Key handles a key at the cursor: a letter, where a capital one means Shift, "shift+1",
// "alt+x" or "arrows". It reports false if the key means nothing.
func (e *Ear) Key(key string) bool {
	letter := e.letter
	e.letter = false
	if r, n := utf8.DecodeRuneInString(key); letter && n == len(key) && unicode.IsLetter(r) {
		e.jumpTo(key)
		return true
	}
	for _, k := range []string{key, latin(key)} {
		for _, c := range commands() {
			if c.has(k) {
				e.press(c, k)
				return true
			}
		}
	}
	return false
}

// cyrillic and qwerty are the letters of the same keys on Russian or Ukrainian keyboards and on
// English ones.
const (
	cyrillic = "йцукенгшщзфывапролдячсмитьі"
	qwerty   = "qwertyuiopasdfghjklzxcvbnms"
)

// latin returns the letter that a Cyrillic one's key has on an English keyboard, as it is called
// there, and any other key as it is.
func latin(key string) string {
	i := slices.Index([]rune(cyrillic), []rune(strings.ToLower(key) + " ")[0])
	switch {
	case i < 0 || utf8.RuneCountInString(key) != 1:
		return key
	case strings.ToLower(key) != key:
		return strings.ToUpper(qwerty[i : i+1])
	}
	return qwerty[i : i+1]
}

// Typed answers what was typed, such as "o e4". It reports false if that is no question.
func (e *Ear) Typed(text string) bool {
	first, rest, more := strings.Cut(strings.TrimSpace(text), " ")
	for _, c := range commands() {
		word, _, _ := strings.Cut(c.Typed, " ")
		switch {
		case first == "":
		case c.typed == nil && strings.TrimSpace(text) == c.Typed:
			e.press(c, "")
			return true
		case c.typed != nil && first == word && more && e.answers(c, strings.TrimSpace(rest)):
			return true
		}
	}
	return false
}

// press does what a command does, unless the person is to find that out alone.
func (e *Ear) press(c command, key string) {
	if e.withholds(c) {
		e.config.Say(phrase.Say("byear.unsolved"))
		return
	}
	c.press(e, key)
}

// answers does the same for a command that was typed, and reports whether that was a question.
func (e *Ear) answers(c command, rest string) bool {
	if _, known := e.config.Scene().Named(rest); known && e.withholds(c) {
		e.config.Say(phrase.Say("byear.unsolved"))
		return true
	}
	return c.typed(e, rest)
}

// withheld are the questions whose answer is what pieces can do.
var withheld = []string{"m e4", "x e4", "diag e4", "lines e4", "a e4"}

func (e *Ear) withholds(c command) bool {
	return e.config.Unaided != nil && e.config.Unaided() && slices.Contains(withheld, c.Typed)
}

// Waits reports whether the next key is to be the letter of a piece.
func (e *Ear) Waits() bool { return e.letter }

// at returns the square of the cursor. Where the cursor is in a hand, ok is false.
func (e *Ear) at() (at rules.Square, ok bool) { return e.config.Board.State().Cursor.Square() }

// reach moves the cursor to a square, and says what is there.
func (e *Ear) reach(at rules.Square) {
	e.config.ToBoard()
	e.config.Board.Do(boardmodel.Reach{At: rules.On(at)})
	e.config.Say(e.config.Scene().Square(at))
}

// here says what is at the cursor.
func (e *Ear) here() {
	s := e.config.Scene()
	if at, ok := e.at(); ok {
		e.config.Say(s.Square(at))
		return
	}
	if held, ok := e.config.Board.State().Cursor.HandPiece(); ok {
		e.config.Say(s.InHand(held))
	}
}

// tell says an answer or, if it is not ok, that there is none in this game.
func (e *Ear) tell(said phrase.Phrase, ok bool) {
	if !ok {
		said = phrase.Say("byear.not-in-game")
	}
	e.config.Say(said)
}

// next moves the cursor to the next piece of a kind.
func (e *Ear) next(kind rules.Kind, back bool) {
	state := e.config.Board.State()
	from, ok := state.Cursor.Square()
	switch hidden := !ok || !state.CursorShown; {
	case hidden && back: // all squares come before the first one
		from = rules.Sq(0, 0)
	case hidden: // and after the last one
		from = rules.Sq(state.Shape.Files-1, state.Shape.Ranks-1)
	}
	at, ok := e.config.Scene().Next(kind, from, back)
	if !ok {
		e.config.Say(phrase.Say("byear.no-such-piece", kind))
		return
	}
	e.reach(at)
}

// jumpTo moves the cursor to the next piece with a letter, a capital one for the previous one.
func (e *Ear) jumpTo(letter string) {
	kind, ok := e.config.Scene().Kind(letter, rules.LettersIn(i18n.Spoken()))
	if !ok {
		e.config.Say(phrase.Say("byear.no-letter", letter))
		return
	}
	e.next(kind, strings.ToUpper(letter) == letter)
}

// rank moves the cursor along its file to a rank, and file along its rank to a file, by number.
func (e *Ear) rank(n int) {
	s := e.config.Board.State()
	if rank, ok := describe.Numbered(s.Shape.RankNames, n); ok {
		e.reach(rules.Sq(int(e.from().File), rank))
	}
}

func (e *Ear) file(n int) {
	s := e.config.Board.State()
	if file, ok := describe.Numbered(s.Shape.FileNames, n); ok {
		e.reach(rules.Sq(file, int(e.from().Rank)))
	}
}

// from returns the square of the cursor or, while that is in a hand, the middle of the board.
func (e *Ear) from() rules.Square {
	if at, ok := e.at(); ok {
		return at
	}
	shape := e.config.Board.State().Shape
	return rules.Sq(shape.Files/2, shape.Ranks/2)
}

// hands says what both sides have in hand.
func (e *Ear) hands() {
	s := e.config.Scene()
	e.tell(s.Hands(), rules.ShapeOf(s.Rules).Hand != nil)
}

// held moves the cursor to the next piece in the hand of the side to move.
func (e *Ear) held() {
	s := e.config.Board.State()
	var all []rules.Spot
	for _, kind := range s.Shape.Hand {
		if p := (rules.Piece{Side: s.Mover(), Kind: kind}); rules.CountInHand(s.Position, p) > 0 {
			all = append(all, rules.InHand(p))
		}
	}
	if len(all) == 0 {
		e.hands()
		return
	}
	e.config.ToBoard()
	e.config.Board.Do(boardmodel.Reach{At: all[(slices.Index(all, s.Cursor)+1)%len(all)]})
	e.here()
}

// zone says where pieces promote, and whether the cursor is there.
func (e *Ear) zone() {
	s := e.config.Scene()
	said, ok := s.Zone()
	if at, on := e.at(); ok && on && e.config.Board.State().CursorShown {
		for _, x := range []rules.Side{rules.White, rules.Black} {
			if s.Promotes(x, at) {
				said = phrase.Say("%v. %v", said, phrase.Say("byear.in-zone", s.Square(at), rules.SideName(s.Rules, s.Line[0], x)))
			}
		}
	}
	e.tell(said, ok)
}
