package diagram

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/font/gofont/gobold"

	"passedpawn/assets"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants"
)

// art draws with two sets of the program.
type art struct{}

func (art) Piece(p rules.Piece) ([]byte, bool) {
	ink := assets.Palette{Body: "#fcf8ee", Outline: "#2a2522", Detail: "#8a7f72"}
	if p.Side == rules.Black {
		ink = assets.Palette{Body: "#3b3734", Outline: "#14110f", Detail: "#d8cfc0"}
	}
	return assets.Piece("founders", string(p.Kind), ink)
}

func (art) Tile(p rules.Piece) ([]byte, bool) {
	return assets.Piece("kanji", string(p.Kind), assets.Palette{Body: "#f8e6bc", Outline: "#1f1a14", Detail: "#a8201a"})
}

func (art) Numeral(n int, c color.NRGBA) ([]byte, bool) {
	return assets.Piece("numerals", strconv.Itoa(n), assets.Palette{Outline: fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)})
}

var (
	light = color.NRGBA{0xEE, 0xE4, 0xD0, 255}
	dark  = color.NRGBA{0xA9, 0x85, 0x63, 255}
	tint  = color.NRGBA{0xE8, 0xB9, 0x3A, 128}
	green = color.NRGBA{0x2F, 0x7D, 0x53, 205}
	red   = color.NRGBA{0xC8, 0x28, 0x1E, 255}
)

func style(t testing.TB) Style {
	t.Helper()
	font, err := NewFont(gobold.TTF, nil)
	if err != nil {
		t.Fatal(err)
	}
	return Style{
		Light: light, Dark: dark, OnLight: dark, OnDark: light, Stand: dark, Last: tint, Check: red,
		Card: color.NRGBA{255, 255, 255, 255}, Ink: color.NRGBA{15, 64, 40, 255},
		Ground: color.NRGBA{255, 255, 255, 255}, Art: art{}, Font: font,
	}
}

func at(t testing.TB, r rules.Rules, text string) Diagram {
	t.Helper()
	p := r.Start()
	if text != "" {
		var err error
		if p, err = r.Parse(text); err != nil {
			t.Fatal(err)
		}
	}
	return Diagram{Shape: rules.ShapeOf(r), Position: p, Coordinates: true}
}

// square is the colour in the middle of the left edge of a square, where no piece is.
func square(img image.Image, d Diagram, file, rank, pixels int) color.NRGBA {
	x, y := d.geometry().Corner(rules.Sq(file, rank))
	k := float32(pixels) / Unit
	return color.NRGBAModel.Convert(img.At(int(x*k)+2, int((y+Unit/2)*k))).(color.NRGBA)
}

// TestSquares has each square in its colour and its place, from both sides.
func TestSquares(t *testing.T) {
	d := at(t, orthodox.Rules{}, "8/8/8/8/8/8/8/K6k w - - 0 1")
	d.Last = []rules.Spot{rules.On(rules.Sq(2, 2))}
	for _, d.Flipped = range []bool{false, true} {
		img := NewPainter(style(t), 40).Paint(d)
		if size := img.Bounds().Size(); size != image.Pt(320, 320) {
			t.Fatalf("the picture is %v", size)
		}
		for f := range 8 {
			for r := range 8 {
				want := dark
				if (f+r)%2 == 1 {
					want = light
				}
				if f == 2 && r == 2 {
					want = color.NRGBA{0xC9, 0x9F, 0x4F, 255} // half way to the tint
				}
				got := square(img, d, f, r, 40)
				if far(got, want) {
					t.Errorf("flipped %v: square %v is %v, not %v", d.Flipped, rules.Sq(f, r), got, want)
				}
			}
		}
	}
}

func far(a, b color.NRGBA) bool {
	off := func(a, b uint8) bool { return max(a, b)-min(a, b) > 2 }
	return off(a.R, b.R) || off(a.G, b.G) || off(a.B, b.B)
}

// covered counts the pixels of a square that are not of its own colour.
func covered(img image.Image, d Diagram, s rules.Square, pixels int) (n int) {
	x, y := d.geometry().Corner(s)
	k := float32(pixels) / Unit
	ground := color.NRGBAModel.Convert(img.At(int(x*k)+2, int((y+Unit/2)*k))).(color.NRGBA)
	for px := int(x * k); px < int(x*k)+pixels; px++ {
		for py := int(y * k); py < int(y*k)+pixels; py++ {
			if far(color.NRGBAModel.Convert(img.At(px, py)).(color.NRGBA), ground) {
				n++
			}
		}
	}
	return n
}

// TestPieces draws the pieces where they stand, and nothing elsewhere.
func TestPieces(t *testing.T) {
	d := at(t, orthodox.Rules{}, "")
	d.Coordinates = false
	for _, d.Flipped = range []bool{false, true} {
		img := NewPainter(style(t), 30).Paint(d)
		for f := range 8 {
			for r := range 8 {
				s := rules.Sq(f, r)
				_, there := d.Position.At(s)
				if n := covered(img, d, s, 30); (n > 100) != there || !there && n > 0 {
					t.Errorf("flipped %v: %d pixels of %v are covered", d.Flipped, n, s)
				}
			}
		}
	}
}

// TestGames draws a position of each kind of game, with all that a picture may show.
func TestGames(t *testing.T) {
	chess := at(t, orthodox.Rules{}, "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4")
	chess.Last = []rules.Spot{rules.On(rules.Sq(7, 4)), rules.On(rules.Sq(5, 6))}
	chess.Marks = []Mark{{rules.Sq(2, 3), rules.Sq(5, 6), green}, {rules.Sq(4, 7), rules.Sq(4, 7), red}}
	flipped := chess
	flipped.Flipped = true
	hands := at(t, shogi.Rules{}, "lnsgk1snl/1r4g2/p1pppp1pp/6p2/9/2P6/PPSPPP2P/7R1/LN1GKGSNL b B2Pbp 1")
	hands.Last = []rules.Spot{rules.On(rules.Sq(3, 2))}
	japanese := hands
	japanese.Numerals, japanese.Flipped = true, true
	variant := at(t, variants.All()[1], "")
	for name, d := range map[string]Diagram{"chess": chess, "flipped": flipped, "shogi": hands, "japanese": japanese, "variant": variant} {
		t.Run(name, func(t *testing.T) {
			var text, raster bytes.Buffer
			s := style(t)
			if err := d.SVG(&text, s, 60); err != nil {
				t.Fatal(err)
			}
			if err := NewPainter(s, 60).PNG(&raster, d); err != nil {
				t.Fatal(err)
			}
			keep(t, name+".svg", text.Bytes())
			keep(t, name+".png", raster.Bytes())
			wellFormed(t, text.Bytes())
			img, err := png.Decode(&raster)
			if err != nil {
				t.Fatal(err)
			}
			if width, height := d.Size(); img.Bounds().Dx() != ceil(width*60/Unit) || img.Bounds().Dy() != ceil(height*60/Unit) {
				t.Errorf("the picture is %v for %v by %v", img.Bounds(), width, height)
			}
			if n := strings.Count(text.String(), "<use "); n < 20 {
				t.Errorf("the SVG has %d pieces", n)
			}
		})
	}
}

func ceil(x float64) int {
	if n := int(x); float64(n) == x {
		return n
	}
	return int(x) + 1
}

// keep writes a file that "go test -artifacts" leaves, to be looked at.
func keep(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(t.ArtifactDir(), name), data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func wellFormed(t *testing.T, text []byte) {
	t.Helper()
	for d := xml.NewDecoder(bytes.NewReader(text)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// TestMarksHaveEdges draws an arrow and a circle with edges around them, which change
// nothing inside.
func TestMarksHaveEdges(t *testing.T) {
	d := at(t, orthodox.Rules{}, "8/8/8/8/8/8/8/K6k w - - 0 1")
	d.Marks = []Mark{{rules.Sq(1, 1), rules.Sq(1, 6), green}, {rules.Sq(6, 2), rules.Sq(6, 2), green}}
	s := style(t)
	bare := NewPainter(s, 100).Paint(d)
	edge := color.NRGBA{0, 0, 0, 255}
	s.Edge = func(color.NRGBA) color.NRGBA { return edge }
	edged := NewPainter(s, 100).Paint(d)
	for _, p := range []image.Point{{150 - 10, 400}, {150 + 10, 400}, {650 - 46, 550}, {650 + 36, 550}} {
		if got := edged.RGBAAt(p.X, p.Y); got != (color.RGBA{0, 0, 0, 255}) {
			t.Errorf("at %v there is no edge but %v", p, got)
		}
	}
	for _, p := range []image.Point{{150, 400}, {650 - 42, 550}, {650, 550}, {300, 400}} {
		if edged.RGBAAt(p.X, p.Y) != bare.RGBAAt(p.X, p.Y) {
			t.Errorf("at %v the edge is %v", p, edged.RGBAAt(p.X, p.Y))
		}
	}
}

// TestSVGIsPNG draws the SVG of an empty board with another library: it is the same picture.
func TestSVGIsPNG(t *testing.T) {
	d := at(t, orthodox.Rules{}, "8/8/8/8/8/8/8/K6k w - - 0 1")
	d.Marks = []Mark{{rules.Sq(1, 1), rules.Sq(5, 6), green}, {rules.Sq(6, 2), rules.Sq(6, 2), green}}
	s := style(t)
	var text bytes.Buffer
	if err := d.SVG(&text, s, 40); err != nil {
		t.Fatal(err)
	}
	bare := text.String()
	for strings.Contains(bare, "<use ") { // which the other library does not know as we write it
		before, after, _ := strings.Cut(bare, "<use ")
		_, after, _ = strings.Cut(after, "/>")
		bare = before + after
	}
	icon, err := oksvg.ReadIconStream(strings.NewReader(bare))
	if err != nil {
		t.Fatal(err)
	}
	icon.SetTarget(0, 0, 320, 320)
	got := image.NewRGBA(image.Rect(0, 0, 320, 320))
	icon.Draw(rasterx.NewDasher(320, 320, rasterx.NewScannerGV(320, 320, got, got.Bounds())), 1)
	want := NewPainter(s, 40).Paint(d)
	sum := 0
	for i := range want.Pix[:4*320*280] { // above the kings
		sum += int(max(want.Pix[i], got.Pix[i]) - min(want.Pix[i], got.Pix[i]))
	}
	if mean := float64(sum) / (4 * 320 * 280); mean > 0.2 {
		t.Errorf("a pixel is off by %.2f", mean)
	}
}

// TestFilm plays a game in a GIF: each frame put over those before it is what was painted.
func TestFilm(t *testing.T) {
	r := orthodox.Rules{}
	f := Film{Frames: []Diagram{at(t, r, "")}, Each: time.Second, End: 3 * time.Second}
	p := r.Start()
	for _, san := range []string{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"} {
		m, err := r.Read(p, san)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
		f.Frames = append(f.Frames, Diagram{Shape: rules.ShapeOf(r), Position: p, Coordinates: true, Last: []rules.Spot{rules.On(m.From), rules.On(m.To)}})
	}
	painter := NewPainter(style(t), 30)
	var out bytes.Buffer
	if err := painter.GIF(&out, f, func(int) error { return nil }); err != nil {
		t.Fatal(err)
	}
	keep(t, "film.gif", out.Bytes())
	g, err := gif.DecodeAll(&out)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Image) != len(f.Frames) || g.Delay[0] != 100 || g.Delay[len(g.Delay)-1] != 300 || g.LoopCount != 0 {
		t.Fatalf("%d frames, delays %v, %d loops", len(g.Image), g.Delay, g.LoopCount)
	}
	screen, redrawn := image.NewRGBA(image.Rect(0, 0, 240, 240)), 0
	for i, frame := range g.Image {
		for y := frame.Rect.Min.Y; y < frame.Rect.Max.Y; y++ {
			for x := frame.Rect.Min.X; x < frame.Rect.Max.X; x++ {
				if c := frame.At(x, y); color.NRGBAModel.Convert(c).(color.NRGBA).A > 0 {
					screen.Set(x, y, c)
				}
			}
		}
		want := painter.Paint(f.Frames[i])
		sum := 0
		for j := range want.Pix {
			sum += int(max(want.Pix[j], screen.Pix[j]) - min(want.Pix[j], screen.Pix[j]))
		}
		if mean := float64(sum) / float64(len(want.Pix)); mean > 0.6 {
			t.Errorf("frame %d is off by %.2f a pixel", i, mean)
		}
		if i > 0 {
			redrawn += frame.Rect.Dx() * frame.Rect.Dy()
		}
	}
	if part := float64(redrawn) / float64(240*240*(len(g.Image)-1)); part > 0.6 {
		t.Errorf("the frames redraw %.2f of the board", part)
	}
}

// TestFilmStops ends with the error of a person who has had enough.
func TestFilmStops(t *testing.T) {
	enough := errors.New("enough")
	d := at(t, orthodox.Rules{}, "")
	err := NewPainter(style(t), 20).GIF(io.Discard, Film{Frames: []Diagram{d, d, d}}, func(frame int) error {
		if frame == 2 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) {
		t.Errorf("it ended with %v", err)
	}
}

func BenchmarkFilm(b *testing.B) {
	d := at(b, orthodox.Rules{}, "")
	other := at(b, orthodox.Rules{}, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
	f := Film{}
	for range 40 {
		f.Frames = append(f.Frames, d, other)
	}
	for b.Loop() {
		if err := NewPainter(style(b), 60).GIF(io.Discard, f, func(int) error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}
