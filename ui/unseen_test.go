package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/assets"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/pages"
)

// A blind is a person who plays with the screen off: keys go in, and what the voice says comes
// out.
type blind struct {
	*rig
	heard strings.Builder
	said  int // how much of what the voice said is written down
}

// unseen turns Play by ear on. The ear looks only when the test says so, so that it hears what a
// person hears who waits for each answer.
func unseen(t *testing.T) *blind {
	t.Helper()
	b := &blind{rig: openWith(t, t.TempDir(), (*Window).pageList, func(c *Config) {
		c.Teaching.Problems = oneMovers(t, 10)
		trains(t, c)
	})}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(b.heard.String())
		}
	})
	b.press("F6")
	b.until("the voice", func() bool { return b.ear.voice != nil })
	b.listen()
	return b
}

// oneMovers returns the first mate problems with one move.
func oneMovers(t *testing.T, n int) (all []tsume.Problem) {
	t.Helper()
	problems, err := tsume.Parse(assets.Tsume())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		if p.Plies() == 1 && len(all) < n {
			all = append(all, p)
		}
	}
	return all
}

// square moves the cursor to a square of shogi by its digits, as "5b".
func (b *blind) square(name string) {
	b.t.Helper()
	b.press("Shift+"+name[:1], string(rune('1'+name[1]-'a')))
}

// solves makes the move of a mate problem, which is written as USI writes it.
func (b *blind) solves(move string) {
	b.t.Helper()
	if drop, to, ok := strings.Cut(move, "*"); ok {
		for kind := rules.NoKind; kind != b.kind(drop); {
			b.press("H")
			p, _ := boardOf(b.tsume).State().Cursor.HandPiece()
			kind = p.Kind
		}
		b.press("Enter")
		b.square(to)
	} else {
		b.square(move[:2])
		b.press("Enter")
		b.square(move[2:4])
	}
	b.press("Enter")
	if len(boardOf(b.tsume).State().Choices) > 0 {
		b.press(map[bool]string{true: "+", false: "="}[strings.HasSuffix(move, "+")])
	}
}

func (b *blind) kind(letter string) rules.Kind {
	return map[string]rules.Kind{
		"R": rules.Rook, "B": rules.Bishop, "G": "gold", "S": "silver", "N": rules.Knight, "L": "lance", "P": rules.Pawn,
	}[letter]
}

// scene begins a part of the transcript.
func (b *blind) scene(name string) { fmt.Fprintf(&b.heard, "\n# %s\n", name) }

// listen writes down what is new, once nothing is under way.
func (b *blind) listen() {
	b.t.Helper()
	b.until("an answer", func() bool {
		w, works := b.inSight.(pages.Worker)
		return !b.tasks.Busy() && !b.page.Busy() && !(works && w.Busy()) && len(b.posts) == 0
	})
	if b.ear.voice != nil {
		b.ear.stop()
		b.ear.look()
		b.ear.stop()
	}
	b.rig.voice.mu.Lock()
	defer b.rig.voice.mu.Unlock()
	for _, text := range b.rig.voice.said[b.said:] {
		for _, line := range strings.Split(text, " | ") {
			fmt.Fprintf(&b.heard, "  %s\n", line)
		}
	}
	b.said = len(b.rig.voice.said)
}

// keyNamed are keys with a name.
var keyNamed = map[string]fyne.KeyName{
	"Enter": fyne.KeyReturn, "Esc": fyne.KeyEscape, "Up": fyne.KeyUp, "Down": fyne.KeyDown, "Left": fyne.KeyLeft, "Right": fyne.KeyRight,
	"Home": fyne.KeyHome, "End": fyne.KeyEnd, "F6": fyne.KeyF6, "Tab": fyne.KeyTab,
}

// press presses keys, one after another, and listens after each: names of keys, Ctrl+ with a
// letter, or letters.
func (b *blind) press(keys ...string) {
	b.t.Helper()
	for _, key := range keys {
		fmt.Fprintf(&b.heard, "> %s\n", key)
		b.key(key)
		b.listen()
	}
}

// types types a text and then presses Enter.
func (b *blind) types(text string) {
	b.t.Helper()
	fmt.Fprintf(&b.heard, "> types %q\n", text)
	for _, r := range text {
		b.rune(r)
	}
	b.listen()
	b.press("Enter")
}

func (b *blind) rune(r rune) {
	c := b.window.Canvas()
	if f := c.Focused(); f != nil {
		f.TypedRune(r)
	} else if typed := c.OnTypedRune(); typed != nil {
		typed(r)
	}
}

func (b *blind) key(key string) {
	c := b.window.Canvas()
	name, named := keyNamed[key]
	switch {
	case key == "Tab":
		c.FocusNext()
	case named:
		b.named(name)
	case strings.HasPrefix(key, "Shift+"):
		b.shifted(fyne.KeyName(key[len("Shift+"):]))
	case len(key) == 1 && key >= "1" && key <= "9":
		b.named(fyne.KeyName(key))
		b.rune(rune(key[0]))
	case strings.HasPrefix(key, "Ctrl+"):
		b.shortcut(strings.TrimPrefix(key, "Ctrl+"))
	default:
		b.named(fyne.KeyName(strings.ToUpper(key)))
		b.rune([]rune(key)[0])
	}
}

// shifted presses a digit with Shift, which types a sign.
func (b *blind) shifted(digit fyne.KeyName) {
	c := b.window.Canvas()
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	if held, ok := c.Focused().(desktop.Keyable); ok {
		held.KeyDown(shift)
	}
	b.named(shift.Name)
	b.named(digit)
	b.rune('/')
	if held, ok := c.Focused().(desktop.Keyable); ok {
		held.KeyUp(shift)
	}
}

// named presses a key that has a name.
func (b *blind) named(name fyne.KeyName) {
	c, e := b.window.Canvas(), &fyne.KeyEvent{Name: name}
	if f := c.Focused(); f != nil {
		f.TypedKey(e)
	} else {
		c.OnTypedKey()(e)
	}
}

// shortcut runs the item of the menus with Ctrl and a letter, or with Shift as well.
func (b *blind) shortcut(key string) {
	b.t.Helper()
	modifier := fyne.KeyModifierControl
	if rest, shift := strings.CutPrefix(key, "Shift+"); shift {
		key, modifier = rest, modifier|fyne.KeyModifierShift
	}
	var find func(items []*fyne.MenuItem) bool
	find = func(items []*fyne.MenuItem) bool {
		for _, i := range items {
			if s, ok := i.Shortcut.(*desktop.CustomShortcut); ok && string(s.KeyName) == key && s.Modifier == modifier ||
				key == "Z" && i == b.menus.undo {
				i.Action()
				return true
			}
			if i.ChildMenu != nil && find(i.ChildMenu.Items) {
				return true
			}
		}
		return false
	}
	for _, m := range b.menus.main.Items {
		if find(m.Items) {
			return
		}
	}
	b.t.Fatalf("there is no Ctrl+%s", key)
}

// club is a file with two games, the first of which is evaluated.
const club = `[Event "Club evening"]
[White "Anna"]
[Black "Ben"]
[Date "2024.03.01"]
[Result "0-1"]

1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Nf3 {[%eval 0.3]} Nc6 {[%eval 0.3]} 3. Bc4 {[%eval 0.2]} Nd4 {[%eval 1.0]}
4. Nxe5 {[%eval -1.6]} Qg5 {[%eval -1.6]} 5. Nxf7 {[%eval -4.0]} Qxg2 {[%eval -4.0]} 6. Rf1 {[%eval -6.0]} Qxe4+ {[%eval -6.0]}
7. Be2 {[%eval #-1]} Nf3# 0-1

[Event "Club evening"]
[White "Clara"]
[Black "Ben"]
[Date "2024.03.08"]
[Result "1/2-1/2"]

1. d4 d5 1/2-1/2
`

// TestUnseen plays with the screen off. What is heard is kept in testdata, to be read aloud.
func TestUnseen(t *testing.T) {
	b := unseen(t)
	b.scene("The first start")
	b.Greet()
	b.listen()
	b.press("Right", "Left", "Down", "Enter")
	b.scene("A game to mate, with a refused move, a takeback and a promotion")
	b.press("?", "Esc", "k", "n", "m", "2", "o", "i")
	b.types("Ke3")
	for _, move := range []string{"e4", "b5", "a4", "f6", "Bc4", "e5"} {
		b.types(move)
	}
	b.press("Ctrl+Z", "Ctrl+Z")
	for _, move := range []string{"axb5", "a6", "p n", "bxa6", "h6", "a7", "c6", "axb8"} {
		b.types(move)
	}
	b.press("Down", "Up", "Enter", "l", "c", "i")
	b.types("g5")
	b.types("x d1")
	b.types("Qh5")
	b.press("Esc", "t", "A", "A", "D", "D", "D")
	b.scene("A lesson")
	b.press("Ctrl+K")
	b.types("learn the rules")
	b.press("Enter", "p", "m", "Enter", "Up", "Up", "Enter", "Enter")
	b.trained()
	b.solvedForClass()
	b.reported()
	b.toBoard()
	b.listen()
	b.scene("Ten mate problems")
	b.press("Ctrl+Shift+L", "Enter", "e", "k", "m")
	for i, p := range b.config.Teaching.Problems {
		if b.solves(p.Moves[0]); i < 9 {
			b.press("Enter", "e")
		}
	}
	b.scene("A list searched, and a game opened")
	b.Open(b.file("club.pgn", club))
	b.until("the list", func() bool { return b.inSight == pages.Page(b.gameList) && !b.gameList.Busy() })
	b.listen()
	b.types("anna")
	b.press("Down", "Enter")
	b.until("the game", func() bool { return b.onBoard() })
	b.listen()
	b.press("D", "D")
	b.scene("A review with its claims")
	b.press("Ctrl+Shift+R", "Right", "Down", "Down", "Down", "Down", "Up", "Tab", "Tab", "Tab", "Esc", "v")
	b.scene("A setting changed, and everything undone")
	b.press("Ctrl+,", "Tab", "Tab", "Down", "Down", "Down", "Esc", "Right", "Tab", "Tab", "Right", "Ctrl+Z", "Ctrl+Z", "Esc")
	b.press("i")
	b.types("!")
	b.press("Ctrl+Z", "F6")

	golden := filepath.Join("testdata", "unseen.txt")
	got := b.heard.String()
	want, err := os.ReadFile(golden)
	if string(want) == got && err == nil {
		return
	}
	failed := filepath.Join("testdata", "failed", "unseen.txt")
	if err := os.MkdirAll(filepath.Dir(failed), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(failed, []byte(got), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Errorf("another thing is heard: see %s", failed)
}
