package ui

import (
	"bytes"
	"image/png"
	"testing"
)

// TestThemeAtOnce changes the colours in the middle of a game: the window looks at once as it
// does after it is drawn again for another reason.
func TestThemeAtOnce(t *testing.T) {
	d := open(t, t.TempDir())
	picture := func() []byte {
		var b bytes.Buffer
		if err := png.Encode(&b, d.window.Canvas().Capture()); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	for _, theme := range []string{"dark", "light", "contrast"} {
		s := d.settings
		s.Theme = theme
		d.change(s)
		d.settled()
		at := picture()
		s.Coordinates = !s.Coordinates
		d.change(s)
		s.Coordinates = !s.Coordinates
		d.change(s)
		d.settled()
		if !bytes.Equal(at, picture()) {
			t.Errorf("in the colours %q the window changes when it is drawn again", theme)
		}
	}
}
