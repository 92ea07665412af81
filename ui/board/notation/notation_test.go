package notation

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

var chess = Figures{'K': rules.King, 'Q': rules.Queen, 'R': rules.Rook, 'B': rules.Bishop, 'N': rules.Knight}

// at returns a group that delivers at once.
func at() *task.Group { return task.NewGroup(func(f func()) { f() }, nil) }

func game(t testing.TB, text string) Game {
	t.Helper()
	rec, _ := pgn.Read(pgn.Scan(text)[0], orthodox.Rules{})
	return Game{Record: rec, Rules: orthodox.Rules{}, First: pgn.FirstPly(rec.Start), Plies: len(rec.Main())}
}

// soon does at once what waits for time to pass.
func soon(_ time.Duration, do func()) (stop func()) {
	do()
	return func() {}
}

// listed returns a list to which nobody listens, in a window.
func listed(t testing.TB, width, height float32) (*List, fyne.Window) {
	l := New(Config{
		Tasks: at(), Pieces: look.NewPieces("founders", "kanji"), Tips: widgets.NewTips(soon), Browse: func(record.Path) {}, Rule: func(record.Path) {},
		Menu: func(record.Path, fyne.Position) {}, Say: i18n.SAN,
	})
	w := test.NewTempWindow(t, l.Content)
	w.Resize(fyne.NewSize(width, height))
	return l, w
}

// TestTheResultIsTheLastLine ends games, including one whose last move has variations.
func TestTheResultIsTheLastLine(t *testing.T) {
	for text, before := range map[string]string{"1. e4 e5 1-0": "1. e4 e5", "1. e4 (1. d4 d5) 1-0": "1. e4\n  1. d4 d5", "1-0": ""} {
		g := game(t, text)
		g.Result, g.End = "1–0", "White wins on time."
		if got, want := lines(build(g, folds{})), strings.TrimPrefix(before+"\n1–0 White wins on time.", "\n"); got != want {
			t.Errorf("%s is shown as\n%s\nwant\n%s", text, got, want)
		}
	}
}

// TestTheResultIsCentred checks where the words of a result are, on one line and on
// several.
func TestTheResultIsCentred(t *testing.T) {
	uitest.NewApp(t)
	g := game(t, "1. e4 1/2-1/2")
	g.Result, g.End = "½–½", "Draw: time ran out, but no legal moves could lead to a checkmate by the opponent."
	rows := build(g, folds{})
	for _, width := range []float32{200, 380, 900} {
		runs, _ := new(ruler).flow(rows[len(rows)-1], width)
		for _, r := range runs {
			line := [2]float32{width, 0}
			for _, o := range runs {
				if o.y == r.y {
					line[0], line[1] = min(line[0], o.x), max(line[1], o.x+o.w)
				}
			}
			if left, right := line[0], min(width, numberWidth+2*widestMove)-line[1]; left < edge-1 || left-right > 12 || right-left > 12 {
				t.Errorf("in %v %q leaves %v on the left and %v on the right", width, r.text, left, right)
			}
		}
	}
}

// lines returns the rows as text.
func lines(rows []row) string {
	var all []string
	for _, r := range rows {
		var words []string
		if r.number != "" {
			words = append(words, r.number)
		}
		for _, w := range append(r.pair[:], r.words...) {
			if w.text != "" {
				words = append(words, w.text)
			}
		}
		all = append(all, strings.Repeat("  ", r.depth)+strings.Join(words, " "))
	}
	return strings.Join(all, "\n")
}

func TestRows(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"plain", "1. e4 e5 2. Nf3 *", "1. e4 e5\n2. Nf3"},
		{"marks", "1. e4! e5 $14 2. Nf3 $6 $18 *", "1. e4! e5 +/=\n2. Nf3?! +-"},
		{"remarks", "{Go} 1. e4 {well} e5 {and} 2. {so} Nf3 *", "Go\n1. e4\nwell\n1. … e5\nand\nso\n2. Nf3"},
		{"commands are no remarks", "1. e4 {[%clk 0:01] [%eval 0.2]} e5 *", "1. e4 e5"},
		{"a variation", "1. e4 (1. d4 d5 2. c4) 1... e5 *", "1. e4\n  1. d4 d5 2. c4\n1. … e5"},
		{
			"variations in a variation", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... e6)) 2... d6) 2. d4 *",
			"1. e4 e5\n  1… c5 2. Nf3\n    2. c3 d5\n      2… e6\n  2… d6\n2. d4",
		},
		{"remarks in a variation", "1. e4 (1. {or} d4 {here} d5) *", "1. e4\n  or 1. d4 here 1… d5"},
		{"Black begins", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n7... Kd7 8. e4 *", "7. … Kd7\n8. e4"},
		{"unread", "1. e4 e5 2. Nf3 Qh9 3. x *", "1. e4 e5\n2. Nf3\nQh9 3. x"},
		{"unread variation", "1. e4 (1. e5) e5 *", "1. e4\n  (1. e5)\n1. … e5"},
	} {
		if got := lines(build(game(t, tt.text), folds{})); got != tt.want {
			t.Errorf("%s:\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
	g := game(t, "1. e4 e5 (1... c5 2. Nf3) (1... c6) 2. d4 *")
	if got := lines(build(g, folds{but: map[string]bool{key(record.Path{0, 1}): true}})); got != "1. e4 e5\n  1… c5 …\n  1… c6\n2. d4" {
		t.Errorf("folded:\n%s", got)
	}
	g.Plies = 1 // the rest was taken back
	if got := lines(build(g, folds{})); got != "1. e4\n  1… e5 2. d4\n  1… c5 2. Nf3\n  1… c6" {
		t.Errorf("taken back:\n%s", got)
	}
}

// TestClicks presses every move of a game with the mouse.
func TestClicks(t *testing.T) {
	uitest.NewApp(t)
	test.ApplyTheme(t, look.NewTheme("dark"))
	var browsed, asked, ruled record.Path
	l := New(Config{
		Tasks: at(), Pieces: look.NewPieces("founders", "kanji"), Tips: widgets.NewTips(soon),
		Browse: func(p record.Path) { browsed = p }, Rule: func(p record.Path) { ruled = p }, Menu: func(p record.Path, _ fyne.Position) { asked = p },
	})
	w := test.NewTempWindow(t, container.NewStack(l.Content, l.config.Tips.Layer))
	w.Resize(fyne.NewSize(300, 500))
	g := game(t, "1. e4 {a remark that is long enough to take more than one line of the list} e5 (1... c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6) 2. Nf3 *")
	played := g.Record.Main()
	g.Ruled = map[record.Node]bool{played[0]: true, played[2]: true, g.Record.At(record.Path{0, 1, 0}): true}
	g.Figures = chess
	l.Show(g, record.Path{0})
	signs := 0
	seen := map[string]bool{}
	height := float32(0)
	for _, o := range test.LaidOutObjects(w.Content()) {
		line, ok := o.(*line)
		if !ok {
			continue
		}
		height += line.Size().Height
		for i, u := range line.runs {
			if i > 0 && holds(line.runs[i-1].kind, u.kind) && u.y != line.runs[i-1].y {
				t.Errorf("%q stands in another line than %q", u.text, line.runs[i-1].text)
			}
			if u.x < 0 || u.x+u.w > line.Size().Width || u.y+u.line > line.Size().Height+1 {
				t.Errorf("%q stands outside its row", u.text)
			}
			at := &fyne.PointEvent{Position: fyne.NewPos(u.x+u.w/2, u.y+u.line/2)}
			if browsed, asked = nil, nil; u.kind == move {
				line.Tapped(at)
				line.TappedSecondary(at)
				if !browsed.Equal(u.path) || !asked.Equal(u.path) {
					t.Errorf("%q leads to %v and %v, want %v", u.text, browsed, asked, u.path)
				}
				seen[fmt.Sprint(u.path)] = true
			}
			line.MouseMoved(&desktop.MouseEvent{PointEvent: *at})
			if tip := l.config.Tips.Shown(); (tip == "The rule behind this move") != (u.kind == section) {
				t.Errorf("%q has the tip %q", u.text, tip)
			}
			line.MouseOut()
			if ruled = nil; u.kind == section {
				line.Tapped(at)
				if signs++; !ruled.Equal(u.path) {
					t.Errorf("the sign opens %v, want %v", ruled, u.path)
				}
			}
		}
	}
	if len(seen) != 3+9 || signs != 3 {
		t.Errorf("%d moves and %d signs can be clicked", len(seen), signs)
	}
	before := len(l.rows)
	l.FoldAll(true)
	if got := lines(l.rows); strings.Contains(got, "cxd4") || len(l.rows) != before {
		t.Errorf("folded:\n%s", got)
	}
	l.FoldAll(false)
	if !strings.Contains(lines(l.rows), "cxd4") {
		t.Error("it stays folded")
	}
}

// TestNarrower makes a window narrower and wider: the move on the board stays in sight.
func TestNarrower(t *testing.T) {
	uitest.NewApp(t)
	l, w := listed(t, 500, 900)
	l.Show(game(t, strings.Repeat("Nf3 {a remark that is long enough to take more lines in a narrow list} Nf6 Ng1 Ng8 ", 20)+"*"), record.Mainline(41))
	for _, size := range []fyne.Size{{Width: 250, Height: 120}, {Width: 400, Height: 300}, {Width: 250, Height: 300}} {
		w.Resize(size)
		top := -l.list.GetScrollOffset()
		for _, r := range l.rows {
			if r.pair[0].path.Equal(record.Mainline(41)) {
				break
			}
			high := pairHeight()
			if r.number == "" {
				_, high = l.ruler.flow(r, l.width)
			}
			top += high + theme.Padding()
		}
		if top < 0 || top+pairHeight() > l.list.Size().Height {
			t.Errorf("%v: the move on the board stands at %v", size, top)
		}
	}
}

func TestGoldens(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		t.Run(mode, func(t *testing.T) {
			uitest.NewApp(t)
			test.ApplyTheme(t, look.NewTheme(mode))
			l, w := listed(t, 300, 420)
			g := game(t, "{Played by the lake.} 1. e4 e5 2. Nf3 $1 (2. f4 {the gambit} exf4 3. Nf3 (3. Bc4 Qh4+ $6 4. Kf1) 3... g5) "+
				"2... Nc6 3. Bb5 $14 {Spain, as so often in these pages} a6 (3... Nf6) 4. Ba4 Nf6 5. O-O Qh9 6. x *")
			g.Figures = chess
			l.Show(g, record.Path{0, 0, 1, 0})
			test.AssertRendersToImage(t, "tree-"+mode+".png", w.Canvas())
		})
	}
}

// TestFigures draws the pieces of a move and of its promotion, and keeps letters that
// have no picture.
func TestFigures(t *testing.T) {
	f := Figures{'N': rules.Knight, 'Q': rules.Queen, 'E': "primate", 'O': "pocket"}
	for _, tt := range []struct {
		text string
		want word
	}{
		{"Nf3", word{text: "f3", figure: rules.Knight}},
		{"e4", word{text: "e4"}},
		{"O-O", word{text: "O-O"}},
		{"Oa1", word{text: "a1", figure: "pocket"}},
		{"e8=Q+", word{text: "e8=", becomes: rules.Queen, tail: "+"}},
		{"Nxd8=E", word{text: "xd8=", figure: rules.Knight, becomes: "primate"}},
		{"e8=X", word{text: "e8=X"}},
		{"P-2c=", word{text: "P-2c="}},
	} {
		if got := f.drawn(word{text: tt.text}); got.text != tt.want.text || got.figure != tt.want.figure ||
			got.becomes != tt.want.becomes || got.tail != tt.want.tail {
			t.Errorf("%s is drawn as %+v", tt.text, got)
		}
	}
	g := game(t, "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8=Q+! $18 Kd7 *")
	g.Figures = chess
	if w := build(g, folds{})[0].pair[0]; w.text != "a8=" || w.becomes != rules.Queen || w.tail != "+! +-" {
		t.Errorf("a8=Q+! is %+v", w)
	}
	var r ruler
	long := word{text: "a8=", becomes: rules.Queen, tail: "+ and much more than there is room for"}
	if cut := r.cut(long, 90); r.wide(cut) > 90 || !strings.HasPrefix(cut.tail, "+") || !strings.HasSuffix(cut.tail, "…") {
		t.Errorf("it is cut to %+v", cut)
	}
}

// TestWritten reads a word with a figurine as it is written with letters.
func TestWritten(t *testing.T) {
	uitest.NewApp(t)
	f := Figures{'N': rules.Knight, 'Q': rules.Queen, 'E': "primate"}
	for text, want := range map[string]string{"Nf3": "Nf3", "e8=Q+": "e8=Q+", "Exd8=N": "primate xd8=N", "O-O": "O-O"} {
		if got := f.drawn(word{text: text}).written(); got != want {
			t.Errorf("%s is read as %q, want %q", text, got, want)
		}
	}
	uitest.Speak(t, "de")
	if got := f.drawn(word{text: "Nf3", mark: 2}).written(); got != "Sf3 ?" {
		t.Errorf("it is read as %q", got)
	}
}
