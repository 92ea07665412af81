package export

import (
	"bytes"
	"image"
	"image/draw"
	"image/gif"
	"image/png"
	"io"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/look"
	"passedpawn/ui/print/diagram"
	"passedpawn/ui/testing/uitest"
)

// source is a game, with the board at its end.
func source(t *testing.T, text string) Source {
	t.Helper()
	all := variants.All()
	rec, err := pgn.Read(gamefile.Scan(text, "")[0], all)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := all.Find(rec.Rules)
	positions, moves := []rules.Position{r.Start()}, rec.Moves()
	for i, m := range moves {
		p, err := positions[i].Play(m)
		if err != nil {
			t.Fatal(err)
		}
		positions = append(positions, p)
	}
	return Source{Record: rec, Rules: r, Line: positions, Moves: moves, Place: positions, Last: moves}
}

func export(t *testing.T, s settings.Settings, f string, from Source, o Options) string {
	t.Helper()
	e := New(s, look.NewPieces(s.Pieces, s.ShogiPieces).Art())
	for _, one := range append(Positions(), Games()...) {
		if one.Extension == f {
			var out bytes.Buffer
			if err := e.Write(&out, one, from, o, func(int, int) error { return nil }); err != nil {
				t.Fatal(err)
			}
			return out.String()
		}
	}
	t.Fatalf("there is no %s", f)
	return ""
}

// TestFollowsTheSettings draws with the board, the pieces and the coordinates that a person
// has chosen.
func TestFollowsTheSettings(t *testing.T) {
	s := settings.Default()
	chess, shogi := source(t, "1. e4 e5 *"), source(t, "[Variant \"shogi\"]\n\n1. P-7f *")
	was := map[string]bool{}
	for _, change := range []func(){
		func() {}, func() { s.Board = "slate" }, func() { s.Pieces = "founders" }, func() { s.Coordinates = false }, func() { chess.Flipped = true },
		func() {
			chess.Drawn = []diagram.Mark{{From: rules.Sq(3, 3), To: rules.Sq(3, 3), Colour: look.DrawingColour('R')}}
		},
	} {
		change()
		text := export(t, s, ".svg", chess, Options{})
		if was[text] {
			t.Errorf("a change makes no other picture: %+v", s)
		}
		was[text] = true
	}
	s = settings.Default()
	for _, change := range []func(){
		func() {}, func() { s.ShogiBoard = "slate" }, func() { s.ShogiPieces = "kanji" }, func() { s.ShogiRanks = look.KanjiRanks },
		func() { s.ShogiRanks = look.DigitRanks },
	} {
		change()
		text := export(t, s, ".svg", shogi, Options{})
		if was[text] {
			t.Errorf("a change makes no other picture of shogi: %+v", s)
		}
		was[text] = true
	}
}

// TestSizes makes pictures of the size that was announced.
func TestSizes(t *testing.T) {
	longtest.Alone(t)
	for _, text := range []string{"1. e4 *", "[Variant \"shogi\"]\n\n1. P-7f *"} {
		from, s := source(t, text), settings.Default()
		for _, pixels := range Sizes()[:3] {
			width, height := New(s, look.Art{}).Size(from, pixels)
			img, err := png.DecodeConfig(strings.NewReader(export(t, s, ".png", from, Options{Pixels: pixels})))
			if err != nil || img.Width != width || img.Height != height {
				t.Errorf("%v: %d × %d, announced as %d × %d", err, img.Width, img.Height, width, height)
			}
		}
	}
}

// TestFilm has a frame for each position, with the arrows of each, and rests on the last.
func TestFilm(t *testing.T) {
	text := export(t, settings.Default(), ".gif", source(t, "1. e4 e5 {[%cal Gg1f3]} 2. Nf3 *"), Options{Pixels: 24, Each: time.Second / 2})
	g, err := gif.DecodeAll(strings.NewReader(text))
	if err != nil || len(g.Image) != 4 || g.Delay[0] != 50 || g.Delay[3] != 200 {
		t.Fatalf("%v: %d frames, %v", err, len(g.Image), g.Delay)
	}
	screen := image.NewRGBA(image.Rect(0, 0, 192, 192))
	for i, frame := range g.Image {
		draw.Draw(screen, frame.Rect, frame, frame.Rect.Min, draw.Over)
		c := screen.RGBAAt(6*24, 156) // half way from g1 to f3
		if green := int(c.G) > int(c.R)+20; green != (i == 2) {
			t.Errorf("frame %d: there is an arrow: %v", i, green)
		}
	}
}

// TestBookletSpeaks writes booklets in the language of the window.
func TestBookletSpeaks(t *testing.T) {
	s := settings.Default()
	s.Figurines = false
	uitest.Speak(t, "de")
	c, err := New(s, look.NewPieces("", "").Art()).booklet("", false)
	if err != nil {
		t.Fatal(err)
	}
	chess := source(t, "1. e4 *").Rules
	if san := c.Move(rules.SAN{Game: "chess", Text: "Nf3"}); san != "Sf3" || c.Round("3") != "Runde 3" || c.Names(chess) != [2]string{"Weiß", "Schwarz"} ||
		c.NAG(7) == "nag.only-move" || c.Figures {
		t.Errorf("%s, %s, %v, %s", san, c.Round("3"), c.Names(chess), c.NAG(7))
	}
	if got := c.Opening("Ruy Lopez"); got != "Spanische Partie" {
		t.Errorf("an opening is called %q", got)
	}
	if err := New(s, look.NewPieces("", "").Art()).Booklet(io.Discard, "", nil, nil); err != nil {
		t.Errorf("no games: %v", err)
	}
}
