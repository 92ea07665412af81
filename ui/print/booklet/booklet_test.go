package booklet

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/signintech/gopdf"

	"passedpawn/assets"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/ui/look"
	"passedpawn/ui/print/diagram"
)

func config(t testing.TB) Config {
	t.Helper()
	art := look.NewPieces("founders", "kanji").Art()
	japanese, _ := assets.JapaneseFont()
	return Config{
		Title: "Three games", Paper: PaperFor("DE"), Coordinates: true, Figures: true,
		Fonts: Fonts{
			theme.DefaultTextFont().Content(), theme.DefaultTextBoldFont().Content(), theme.DefaultTextItalicFont().Content(),
			theme.DefaultTextMonospaceFont().Content(), japanese,
		},
		Style: func(s rules.Shape) diagram.Style {
			style, err := look.PaperStyle(s, art)
			if err != nil {
				t.Fatal(err)
			}
			return style
		},
		Words: Words{
			Move: func(s rules.SAN) string { return s.Text }, NAG: record.NAGText,
			Names:   func(rules.Rules) [2]string { return [2]string{"White", "Black"} },
			Round:   func(n string) string { return "round " + n },
			Opening: func(english string) string { return english },
		},
	}
}

func read(t testing.TB, text string) (games []Game) {
	t.Helper()
	all := variants.All()
	for _, item := range gamefile.Scan(text, "") {
		rec, err := pgn.Read(item, all)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := all.Find(rec.Rules)
		games = append(games, Game{Record: rec, Rules: r})
	}
	return games
}

const immortal = `[Event "London"]
[Site "London"]
[Date "1851.06.21"]
[Round "1"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]
[ECO "C33"]
[Opening "King's Gambit Accepted, Bishop's Gambit"]
[WhiteElo "2600"]

{The Immortal Game, played as a casual game between rounds of the first international tournament.}
1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 $6 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 $1 Nf6
11. Rg1 $3 {A surprising sacrifice of a piece for time. [%diagram]} cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8
(14... Nxg4 15. Rxg4 Qxh5 16. Bxf4 {and White has more than enough (16. Nd6+ Kd8 is less clear)} d5 (16... h6 17. Nd6+ Kd8) 17. Nc3)
15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 $3 $220 Bxg1 {It is from this move that Black's defeat stems. ± ⩲ Żółw Щука 将棋 ก ❤️}
19. e5 $1 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ $1 Nxf6 23. Be7# $221 1-0
`

const others = `[Event "?"]
[White "A"]
[Black "?"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "8/8/8/8/8/4k3/8/4K2R w K - 0 1"]

1. O-O (1. Kf1 Kf3) Ke4 1/2-1/2

[Event "A study: the first chapter"]
[Site "?"]

1. e4 *

[Event "Shogi"]
[Variant "shogi"]
[White "Habu"]
[Black "Tanigawa"]
[Result "*"]

1. P-7f P-3d 2. Bx2b+ $220 Sx2b *
`

// poppler runs a tool that reads PDF, and skips the test where there is none.
func poppler(t *testing.T, tool string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(tool); err != nil {
		t.Skipf("%s is not installed: sh .github/setup.sh test installs it", tool)
	}
	out, err := exec.Command(tool, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", tool, err, out)
	}
	return string(out)
}

// file writes a booklet and returns its path. "go test -artifacts" leaves it, to be looked
// at.
func file(t *testing.T, c Config, games []Game) string {
	t.Helper()
	var out bytes.Buffer
	if err := Write(&out, c, games, func(int) error { return nil }); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.ArtifactDir(), t.Name()+".pdf")
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestText has the text of a booklet read by another program: all that is said is there to
// be selected, in its order.
func TestText(t *testing.T) {
	path := file(t, config(t), read(t, immortal+"\n"+others))
	text := strings.Join(strings.Fields(poppler(t, "pdftotext", "-raw", path, "-")), " ")
	at := 0
	for _, want := range []string{
		"Three games", "Anderssen, Adolf (2600) – Kieseritzky, Lionel", "A – Black", "Habu – Tanigawa",
		"London · round 1 · 1851-06-21 · C33 King's Gambit Accepted, Bishop's Gambit",
		"The Immortal Game, played as a casual game", "1.e4 e5 2.f4 exf4 3.♝c4 ♛h4+ 4.♚f1 b5?!",
		"11.♜g1!! A surprising sacrifice", "11…cxb5",
		"(14…♘xg4 15.♖xg4 ♕xh5 16.♗xf4", "(16…h6 17.♘d6+ ♔d8) 17.♘c3)", "15.♝xf4", "18.♝d6!!", "18…♝xg1", "± □ Żółw Щука 将棋 □ ❤ 19", "23.♝e7# 1–0",
		"(1.♔f1 ♔f3)", "½–½", "A study: the first chapter 1.e4", "P-7f",
	} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("%q does not follow in\n%s", want, text[at:])
		}
		at += i
	}
	if strings.Contains(text, "diagram") || strings.Contains(text, "$220") {
		t.Errorf("what asks for a diagram is printed:\n%s", text)
	}
}

// TestJapanese writes a game of shogi with Japanese names, comments and moves: they can be
// selected, and the font has only the signs in use.
func TestJapanese(t *testing.T) {
	c := config(t)
	c.Move = func(s rules.SAN) string { return s.Native }
	path := file(t, c, read(t, "[White \"羽生善治\"]\n[Black \"谷川浩司\"]\n[Event \"竜王戦\"]\n[Variant \"Shogi\"]\n\n1. P-7f {良い手} P-3d 2. Bx2b+ Sx2b *\n"))
	text := strings.Join(strings.Fields(poppler(t, "pdftotext", "-raw", path, "-")), " ")
	for _, want := range []string{"羽生善治 – 谷川浩司", "竜王戦", "1.▲７六歩", "良い手", "2.△３四歩", "3.▲２二角成", "4.△同銀"} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is not in\n%s", want, text)
		}
	}
	if strings.ContainsRune(text, missing) {
		t.Errorf("signs are missing in\n%s", text)
	}
	if f := poppler(t, "pdffonts", path); !strings.Contains(f, "japanese") {
		t.Errorf("the fonts are\n%s", f)
	}
	if s, err := os.Stat(path); err != nil || s.Size() > 500_000 {
		t.Errorf("%v, %d bytes", err, s.Size())
	}
	// What is printed covers as much of the page as the signs do in the font itself.
	page := filepath.Join(t.TempDir(), "page")
	poppler(t, "pdftoppm", "-r", "100", "-png", "-singlefile", path, page)
	data, err := os.ReadFile(page + ".png")
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	dark := 0
	for x := 60; x < 260; x++ { // the line with the names
		for y := 55; y < 95; y++ {
			if r, _, _, _ := img.At(x, y).RGBA(); r < 0x8000 {
				dark++
			}
		}
	}
	if dark < 300 || dark > 2000 {
		t.Errorf("the names have %d dark pixels", dark)
	}
}

// TestFonts has all fonts in the file and no picture of pixels.
func TestFonts(t *testing.T) {
	path := file(t, config(t), read(t, immortal))
	fonts := poppler(t, "pdffonts", path)
	if n := strings.Count(fonts, " yes no  yes "); n != 5 {
		t.Errorf("%d fonts are embedded with their letters:\n%s", n, fonts)
	}
	if images := strings.TrimSpace(poppler(t, "pdfimages", "-list", path)); strings.Count(images, "\n") > 1 {
		t.Errorf("there are pixels in it:\n%s", images)
	}
}

// TestDiagrams puts a diagram where the notes ask for one, with the right position and side.
func TestDiagrams(t *testing.T) {
	const (
		e4   = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
		e5   = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
		nf3  = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"
		nc6  = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"
		game = "{so it began} 1. e4 {good} (1. d4 $1 {better} d5 $4) e5 $10 2. Nf3 $221 {asked} Nc6 *"
	)
	for _, tt := range []struct {
		moves string
		final bool
		put   Diagrams
		want  []string // placements, with "black" behind what Black sees
	}{
		{"1. e4 e5 2. Nf3 *", false, Diagrams{}, nil},
		{"1. e4 e5 2. Nf3 *", true, Diagrams{}, []string{"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"}},
		{"1. e4 $220 e5 *", true, Diagrams{}, []string{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"}},
		{"1. e4 (1. d4 d5 $221) e5 *", false, Diagrams{}, []string{"rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR black"}},
		{
			"1. e4 {[%diagram]} e5 {as Black sees it [%diagram black]} *", false,
			Diagrams{},
			[]string{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR black"},
		},
		{"{[%diagram]} 1. e4 *", false, Diagrams{}, []string{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}},
		{game, true, Diagrams{}, []string{nf3 + " black"}},
		{game, true, Diagrams{Comments: true}, []string{e4, nf3 + " black"}},
		{game, true, Diagrams{NAGs: true}, []string{e5, nf3 + " black"}},
		{game, true, Diagrams{Every: 1}, []string{e5, nf3 + " black", nc6}},
		{game, true, Diagrams{Every: 2}, []string{nf3 + " black", nc6}},
		{game, true, Diagrams{Comments: true, NAGs: true, Every: 3}, []string{e4, e5, nf3 + " black"}},
		{"1. e4 {[%clk 0:01:00]} e5 *", false, Diagrams{Comments: true}, nil},
		{
			"[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n\n1... e5 2. Nf3 *", false,
			Diagrams{Every: 1},
			[]string{e4, e5},
		},
		{"[Variant \"shogi\"]\n\n1. P-7f P-3d 3. P-2f *", false, Diagrams{Every: 3}, []string{"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL"}},
	} {
		c := config(t)
		c.Final, c.Diagrams = tt.final, tt.put
		fonts, err := newFaces(c.Fonts)
		if err != nil {
			t.Fatal(err)
		}
		l := newLayout(c, fonts)
		l.game(read(t, tt.moves)[0])
		var got []string
		for _, p := range l.pages {
			for _, m := range p.marks {
				if m.board != nil {
					where, _, _ := strings.Cut(m.board.Position.String(), " ")
					if m.board.Flipped {
						where += " black"
					}
					got = append(got, where)
				}
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%s: %v, not %v", tt.moves, got, tt.want)
		}
	}
}

// TestInside keeps everything within the margins, whatever words come and however large they are.
func TestInside(t *testing.T) {
	c := config(t)
	for _, c.Paper = range papers {
		for _, c.Letters = range []float64{0, 18, 26} {
			inside(t, c)
		}
	}
}

// inside sets long words and names.
func inside(t *testing.T, c Config) {
	t.Helper()
	fonts, err := newFaces(c.Fonts)
	if err != nil {
		t.Fatal(err)
	}
	l := newLayout(c, fonts)
	long := strings.ReplaceAll(immortal, "surprising", strings.Repeat("Donaudampfschifffahrt", 30))
	long = strings.ReplaceAll(long, "Anderssen, Adolf", strings.Repeat("A very long name ", 20))
	for range 12 {
		for _, g := range read(t, long+"\n"+others) {
			l.game(g)
		}
	}
	for i, p := range append(l.contents(), l.pages...) {
		for _, m := range p.marks {
			wide, high := l.measure(m.text, m.cut), 0.0
			if m.board != nil {
				w, h := m.board.Size()
				wide, high = m.side, m.side*h/w
			}
			if m.x < margin-0.01 || m.x+wide > c.Paper.Width-margin+0.01 || m.y < margin-0.01 || m.y+high > l.bottom()+0.01 {
				t.Errorf("%v points, page %d: %q at %.1f, %.1f is %.1f wide and %.1f high", c.Letters, i+1, m.text, m.x, m.y, wide, high)
			}
		}
	}
}

// TestLarge sets letters of 18 and 26 points: the moves have that size, and all that is said is there
// as with usual ones.
func TestLarge(t *testing.T) {
	games, c := read(t, immortal+"\n"+others), config(t)
	c.Every = 5
	words := func() []string {
		path := file(t, c, games)
		return strings.Fields(strings.ReplaceAll(poppler(t, "pdftotext", "-raw", path, "-"), "\f", " "))
	}
	few := len(words())
	for _, c.Letters = range []float64{18, 26} {
		fonts, err := newFaces(c.Fonts)
		if err != nil {
			t.Fatal(err)
		}
		l := newLayout(c, fonts)
		for _, g := range games {
			l.game(g)
		}
		found := false
		for _, p := range l.pages {
			for _, m := range p.marks {
				found = found || strings.HasPrefix(m.text, "1.e4") && m.cut.size == c.Letters
			}
		}
		if !found {
			t.Errorf("no moves have letters of %v points", c.Letters)
		}
		if n := len(words()); n < few { // there are more pages, with their numbers
			t.Errorf("with letters of %v points there are %d words, else %d", c.Letters, n, few)
		}
	}
}

// TestStops ends with the error of a person who has had enough, and writes nothing.
func TestStops(t *testing.T) {
	enough := errors.New("enough")
	var out bytes.Buffer
	err := Write(&out, config(t), read(t, immortal+"\n"+others), func(game int) error {
		if game == 1 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || out.Len() > 0 {
		t.Errorf("it ended with %v, after %d bytes", err, out.Len())
	}
}

func BenchmarkHundredGames(b *testing.B) {
	games := read(b, strings.Repeat(immortal+"\n", 100))
	for b.Loop() {
		if err := Write(io.Discard, config(b), games, func(int) error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}

// TestEachPictureIsItsOwn frees what is garbage after each picture: the next one must not be
// taken for one before it.
func TestEachPictureIsItsOwn(t *testing.T) {
	p := &printer{pdf: &gopdf.GoPdf{}, stored: map[any]int{}}
	p.pdf.Start(gopdf.Config{PageSize: *gopdf.PageSizeA4})
	p.pdf.AddPage()
	ids := map[int]bool{}
	for i := range 100 {
		p.show(i, fmt.Appendf(nil, "0 0 %d 1 re f", i+1), 1000, 1000, 0, 0, 0.1)
		runtime.GC()
		ids[p.stored[i]] = true
	}
	if len(ids) != 100 {
		t.Errorf("100 pictures are stored as %d", len(ids))
	}
}
