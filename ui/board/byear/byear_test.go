package byear

import (
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// A listener hears what is said about a board.
type listener struct {
	*Ear
	t     *testing.T
	state boardmodel.State
	scene describe.Scene
	said  []string
}

func (l *listener) State() boardmodel.State { return l.state }

func (l *listener) Do(e boardmodel.Event) { l.state, _ = l.state.On(e) }

func (l *listener) heard(what string) { l.said = append(l.said, what) }

// Clocks, Evaluate, Best, Step and Beside implement Game.
func (l *listener) Clocks() phrase.Phrase { return phrase.Say("the clocks") }
func (l *listener) Evaluate()             { l.heard("its worth") }
func (l *listener) Best()                 { l.heard("the best") }
func (l *listener) Step(forward bool)     { l.heard(map[bool]string{true: "on", false: "back"}[forward]) }
func (l *listener) Beside(by int)         { l.heard(map[int]string{1: "after", -1: "before"}[by]) }

// listen plays moves from the start of a game, or from a position, with the cursor at a square.
func listen(t *testing.T, id, start, cursor string, moves ...string) *listener {
	t.Helper()
	r, ok := variants.All().Find(id)
	if !ok {
		t.Fatal(id)
	}
	line, played := rulestest.Play(t, r, start, moves...)
	l := &listener{t: t, scene: describe.Scene{Rules: r, Line: line, Moves: played}}
	l.state = l.state.Show(boardmodel.Shown{Shape: rules.ShapeOf(r), Position: l.scene.At(), Enabled: true})
	l.Ear = New(Config{
		Board: l, Scene: func() describe.Scene { return l.scene }, Say: func(p phrase.Phrase) { l.heard(i18n.P(p)) },
		Tell:    func(title, text string) { l.heard(title + "\n" + text) },
		ToBoard: func() {}, Type: func() { l.heard("the field") }, Game: l,
	})
	if at, ok := l.scene.Named(cursor); ok {
		l.Do(boardmodel.Reach{At: rules.On(at)})
	}
	return l
}

// hears returns what is said after a key or a text.
func (l *listener) hears(do func(string) bool, what string) string {
	l.t.Helper()
	l.said = nil
	if !do(what) {
		return "-"
	}
	return strings.Join(l.said, " | ")
}

// italian leads to a position with something to say of most squares.
var italian = []string{"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"}

// asks has a row for each command: its keys at a square, and what is typed for the same.
var asks = []struct{ game, at, keys, typed, want string }{
	{"chess", "e4", "arrows", "board e4", "e4: pawn, White"},
	{"chess", "e4", "o", "o e4", "e4: pawn, White"},
	{"chess", "e3", "o", "o e3", "e3: empty"},
	{"chess", "c4", "k", "", "e8: king, Black"},
	{"chess", "c4", "K", "", "e1: king, White"},
	{"chess", "a1", "q", "", "d1: queen, White"},
	{"chess", "a1", "r", "", "h1: rook, White"},
	{"chess", "a1", "R", "", "h8: rook, Black"},
	{"chess", "c4", "b", "", "c5: bishop, Black"},
	{"chess", "a1", "n", "", "b1: knight, White"},
	{"chess", "e4", "P", "", "h2: pawn, White"},
	{"chess", "a1", "p", "", "a2: pawn, White"},
	{"chess", "a1", "", "p N", "White, knight: b1, f3"},
	{"chess", "a1", "", "p n", "Black, knight: c6, g8"},
	{"chess", "a1", "jn", "", "b1: knight, White"},
	{"chess", "b1", "jN", "", "g8: knight, Black"},
	{"chess", "b1", "jy", "", "No piece has the letter y."},
	{"shogi", "5e", "jg", "", "6a: gold, Gote"},
	{"shogi", "5e", "jl", "", "9a: lance, Gote"},
	{"chess", "c4", "5", "", "c5: bishop, Black"},
	{"chess", "c4", "9", "", ""},
	{"chess", "c4", "shift+5", "", "e4: pawn, White"},
	{"shogi", "5e", "3", "", "5c: pawn, Gote"},
	{"shogi", "5c", "shift+1", "", "1c: pawn, Gote"},
	{"chess", "a1", "", "s 3", "Rank 3. f3: knight, White"},
	{"chess", "a1", "", "s e", "File e. e1: king, White; e4: pawn, White; e5: pawn, Black; e8: king, Black"},
	{"chess", "c4", "m", "m c4", "c4: bishop, White. It can move to: f1, e2, b3, d3, b5, d5, a6, e6, pawn on f7"},
	{"chess", "a1", "m", "m a1", "a1: rook, White. It cannot move."},
	{"chess", "c5", "m", "m c5", "c5: bishop, Black. It is White's turn."},
	{"chess", "c4", "M", "x c4", "c4: bishop, White. It can capture: pawn on f7"},
	{"chess", "b1", "M", "x b1", "b1: knight, White. It cannot capture anything."},
	{"chess", "c4", "x", "diag c4", "c4, diagonals: f7: pawn, Black; a2: pawn, White"},
	{"chess", "e4", "X", "lines e4", "e4, file and rank: e5: pawn, Black; c4: bishop, White; e1: king, White"},
	{"chess", "e4", "alt+x", "", "e4, file and rank: e5: pawn, Black; c4: bishop, White; e1: king, White"},
	{"chess", "f7", "a", "a f7", "f7 is attacked by: c4: bishop, White; e8: king, Black"},
	{"chess", "e8", "a", "a e8", "e8 is attacked by: d8: queen, Black"},
	{"shogi endgame", "5e", "e", "all", "Sente: king 5i; pawn 3c. Gote: king 5a. Sente, in hand: gold 1"},
	{"chess", "a1", "l", "l", "Black: bishop to c5"},
	{"chess", "a1", "c", "c", "Nothing has been captured yet."},
	{"shogi", "5e", "h", "h", "Sente, in hand: nothing; Gote, in hand: nothing"},
	{"chess", "a1", "h", "h", "Not available in this game."},
	{"shogi", "5e", "H", "", "Sente, in hand: nothing; Gote, in hand: nothing"},
	{"shogi", "5e", "a", "", "Not available in this game."},
	{"shogi", "5e", "z", "z", "Sente promotes on ranks a, b, c; Gote promotes on ranks i, h, g"},
	{"shogi", "5c", "z", "", "Sente promotes on ranks a, b, c; Gote promotes on ranks i, h, g. 5c: pawn, Gote. In the promotion zone of Sente."},
	{"chess", "a1", "z", "z", "Not available in this game."},
	{"chess", "a1", "t", "t", "the clocks"},
	{"chess", "a1", "v", "v", "its worth"},
	{"chess", "a1", "g", "g", "the best"},
	{"chess", "a1", "A", "prev", "back"},
	{"chess", "a1", "D", "next", "on"},
	{"chess", "a1", "W", "prev line", "before"},
	{"chess", "a1", "S", "next line", "after"},
	{"chess", "a1", "i", "", "the field"},
}

// TestAsk asks everything by keys and by typing.
func TestAsk(t *testing.T) {
	uitest.NewApp(t)
	for _, c := range asks {
		moves := italian
		start, game := "", c.game
		if c.game != "chess" {
			moves = nil
		}
		if c.game == "shogi endgame" {
			start, game = "4k4/9/6P2/9/9/9/9/9/4K4 b G 1", "shogi"
		}
		if c.keys != "" {
			l := listen(t, game, start, c.at, moves...)
			keys := []string{c.keys}
			if c.keys[0] == 'j' {
				keys = []string{"j", c.keys[1:]}
				l.Key(keys[0])
			}
			if got := l.hears(l.Key, keys[len(keys)-1]); got != c.want {
				t.Errorf("%s, %s at %s: %q, want %q", c.game, c.keys, c.at, got, c.want)
			}
		}
		if c.typed != "" {
			l := listen(t, game, start, "", moves...)
			if got := l.hears(l.Typed, c.typed); got != c.want {
				t.Errorf("%s, %s: %q, want %q", c.game, c.typed, got, c.want)
			}
		}
	}
}

// TestEachIsAsked has a row for each key and for each example of the table, so that none is
// added without a test. The list reads them all.
func TestEachIsAsked(t *testing.T) {
	uitest.NewApp(t)
	keys, typed := map[string]bool{"?": true}, map[string]bool{"help": true}
	for _, c := range asks {
		keys[c.keys] = true
		keys[strings.TrimRight(c.keys, "ngly")] = true
		word, _, _ := strings.Cut(c.typed, " ")
		typed[word], typed[c.typed] = true, true
	}
	seen := map[string]string{}
	for _, c := range commands() {
		tested := 0
		for _, key := range strings.Fields(c.Keys) {
			if other, taken := seen[key]; taken {
				t.Errorf("%s is %q and %q", key, other, c.Does)
			}
			seen[key] = c.Does.Form
			for pressed := range keys {
				if pressed != "" && c.has(pressed) {
					tested++
				}
			}
		}
		word, _, _ := strings.Cut(c.Typed, " ")
		if tested == 0 || c.Typed != "" && !typed[word] && !typed[c.Typed] {
			t.Errorf("no row presses %q and types %q", c.Keys, c.Typed)
		}
	}
	l := listen(t, "chess", "", "")
	for _, said := range []string{l.hears(l.Key, "?"), l.hears(l.Typed, "help")} {
		for _, r := range Rows() {
			if !strings.Contains(said, r.Keys+": "+r.Does) || !strings.Contains(said, r.Typed) {
				t.Errorf("the list lacks %+v", r)
			}
		}
	}
}

// TestNoQuestions leaves moves, marks and half questions to others.
func TestNoQuestions(t *testing.T) {
	uitest.NewApp(t)
	l := listen(t, "chess", "", "", italian...)
	for _, text := range []string{
		"e4", "Nf3", "O-O", "exd5", "b8=Q", "p", "p X", "s", "s z", "m", "a", "x e9", "l l", "??", "e4?", "e4 ??", "o", "", "j", "i", "k", "?", "board", "diag z1",
	} {
		if got := l.hears(l.Typed, text); got != "-" {
			t.Errorf("%q is answered: %q", text, got)
		}
	}
	for _, key := range []string{"", "d", "0", "shift+0", "shift+a", "/", "ß"} {
		if got := l.hears(l.Key, key); got != "-" {
			t.Errorf("%q means %q", key, got)
		}
	}
}

// TestHand walks through the pieces in hand by a key. Where there is no game behind the board,
// what needs one says so.
func TestHand(t *testing.T) {
	uitest.NewApp(t)
	l := listen(t, "shogi", "4k4/9/9/9/9/9/9/9/4K4 b G2P 1", "5e")
	for _, want := range []string{"Sente, gold: 1 in hand", "Sente, pawn: 2 in hand", "Sente, gold: 1 in hand"} {
		if got := l.hears(l.Key, "H"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := l.hears(l.Key, "o"); got != "Sente, gold: 1 in hand" {
		t.Errorf("at the cursor is %q", got)
	}
	if got := l.hears(l.Key, "k"); got != "5i: king, Sente" {
		t.Errorf("from the hand it goes to %q", got)
	}
	l.config.Game = nil
	if got := l.hears(l.Key, "v"); got != "Not available in this game." {
		t.Errorf("it says %q", got)
	}
}

// TestLetters asks in the letters of a language. The keys at the cursor stay the same.
func TestLetters(t *testing.T) {
	uitest.NewApp(t)
	uitest.Speak(t, "de")
	l := listen(t, "chess", "", "a1")
	for text, want := range map[string]string{"p S": "Weiß, Springer: b1, g1", "p B": "-"} {
		if got := l.hears(l.Typed, text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	for _, key := range []string{"n", "т"} { // the same key on a Cyrillic keyboard
		l := listen(t, "chess", "", "a1")
		if got := l.hears(l.Key, key); got != "b1: Springer, Weiß" {
			t.Errorf("%s says %q", key, got)
		}
	}
}

// TestLetterOnly takes only a letter for the letter of a piece.
func TestLetterOnly(t *testing.T) {
	uitest.NewApp(t)
	l := listen(t, "chess", "", "a1")
	l.Key("j")
	if got := l.hears(l.Key, "4"); got != "a4: empty" {
		t.Errorf("4 says %q", got)
	}
	if got := l.hears(l.Key, "o"); got != "a4: empty" {
		t.Errorf("o says %q", got)
	}
}

// TestPreviousFromNowhere finds the last piece first while no cursor is shown.
func TestPreviousFromNowhere(t *testing.T) {
	uitest.NewApp(t)
	l := listen(t, "chess", "", "a1")
	l.state.CursorShown = false
	if got := l.hears(l.Key, "R"); got != "h8: rook, Black" {
		t.Errorf("R says %q", got)
	}
}

// TestSaid says sentences that begin with a move, which begin small only where they are written so.
func TestSaid(t *testing.T) {
	uitest.NewApp(t)
	r, ok := variants.All().Find("chess")
	if !ok {
		t.Fatal("there is no chess")
	}
	p := r.Start()
	knight := rules.Written(r, p, rules.Move{From: rules.Sq(6, 0), To: rules.Sq(5, 2)})
	right, bare := phrase.Say("train.right", knight), phrase.Say("%v", knight)
	for _, tt := range []struct {
		p     phrase.Phrase
		style describe.Style
		want  string
	}{
		{right, describe.Words, "Knight to f3 is right."},
		{right, describe.Spelled, "Knight foxtrot 3 is right."},
		{right, describe.SAN, "Nf3 is right."},
		{right, describe.UCI, "g1f3 is right."},
		{bare, describe.Words, "knight to f3"},
	} {
		if got := Said(tt.p, r, string(tt.style)); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
