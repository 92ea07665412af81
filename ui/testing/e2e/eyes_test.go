package e2e

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
)

// look reads the picture of the screen, which Xvfb stores in the format of xwd.
func (s *screen) look() *image.RGBA {
	s.t.Helper()
	data, err := os.ReadFile(s.picture)
	if err != nil || len(data) < 100 {
		s.t.Fatalf("the screen cannot be read: %v", err)
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	width, height, stride := field(4), field(5), field(12)
	pixels := data[field(0)+12*field(19):][:height*stride]
	for i := 0; i+4 <= len(pixels); i += 4 {
		bgr := binary.LittleEndian.Uint32(pixels[i:])
		binary.LittleEndian.PutUint32(pixels[i:], bgr&0xFF00|bgr>>16&0xFF|bgr&0xFF<<16|0xFF<<24)
	}
	return &image.RGBA{Pix: pixels, Stride: stride, Rect: image.Rect(0, 0, width, height)}
}

// extent returns the rectangle around all pixels of a colour below a height.
func extent(img *image.RGBA, c color.RGBA, top int) image.Rectangle {
	var r image.Rectangle
	pixel := binary.LittleEndian.Uint32([]byte{c.R, c.G, c.B, c.A})
	for y := max(top, img.Rect.Min.Y); y < img.Rect.Max.Y; y++ {
		row := img.Pix[img.PixOffset(img.Rect.Min.X, y):][:4*img.Rect.Dx()]
		first, last := 0, len(row)-4
		for first <= last && binary.LittleEndian.Uint32(row[first:]) != pixel {
			first += 4
		}
		for last > first && binary.LittleEndian.Uint32(row[last:]) != pixel {
			last -= 4
		}
		if first <= last {
			r = r.Union(image.Rect(img.Rect.Min.X+first/4, y, img.Rect.Min.X+last/4+1, y+1))
		}
	}
	return r
}

// lightSquare is the colour of a8 and h1, which span the board.
var lightSquare = color.RGBA{0xEE, 0xE4, 0xD0, 255}

// board waits for a board on the screen and returns its rectangle.
func (s *screen) board() image.Rectangle {
	s.t.Helper()
	var r image.Rectangle
	s.until("the board", func() bool {
		r = boardIn(s.look())
		return !r.Empty()
	})
	return r
}

// boardIn returns the rectangle of a board that no dialog shades, empty if there is none.
func boardIn(picture *image.RGBA) image.Rectangle {
	r := extent(picture, lightSquare, 0)
	if r.Dx() <= 300 || r.Dx() != r.Dy() {
		return image.Rectangle{}
	}
	return r
}

// square returns the centre of a square of a board with White at the bottom.
func square(board image.Rectangle, name string) image.Point {
	cell := board.Dx() / 8
	return image.Pt(board.Min.X+int(name[0]-'a')*cell+cell/2, board.Min.Y+int('8'-name[1])*cell+cell/2)
}

// accent is the colour of the default button.
var accent = color.RGBA{0x3B, 0x7A, 0x57, 255}

// focused is the colour of the default button while it has the focus, as in a question.
var focused = color.RGBA{0x2D, 0x61, 0x61, 255}

// cancelling is the colour of a default button without the accent while it has the focus, as in a
// question whose default is Cancel.
var cancelling = color.RGBA{0x9A, 0xA7, 0xB8, 255}

// still waits until the program is idle, and returns the picture of the screen.
func (s *screen) still() *image.RGBA {
	s.t.Helper()
	s.idle()
	return s.look()
}

// myGames opens the list of my games and waits until they are in it.
func (s *screen) myGames() {
	s.t.Helper()
	s.hand("key", "ctrl+g")
	s.until("the list", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
	s.idle()
}

func same(a, b *image.RGBA, in image.Rectangle) bool {
	for y := in.Min.Y; y < in.Max.Y; y++ {
		from, to := a.PixOffset(in.Min.X, y), a.PixOffset(in.Max.X, y)
		if !bytes.Equal(a.Pix[from:to], b.Pix[from:to]) {
			return false
		}
	}
	return true
}

// showFailure saves a picture of the screen in testdata/failed after a failure, once, while
// the programs of the test are still running.
func (s *screen) showFailure() {
	if !s.t.Failed() || s.shown {
		return
	}
	s.shown = true
	var picture bytes.Buffer
	path := filepath.Join("testdata", "failed", s.t.Name()+".png")
	err := errors.Join(png.Encode(&picture, s.look()), os.MkdirAll(filepath.Dir(path), 0o755))
	err = errors.Join(err, os.WriteFile(path, picture.Bytes(), 0o644))
	s.t.Logf("the screen at the end is %s (%v)", path, err)
}
