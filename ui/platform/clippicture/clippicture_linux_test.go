package clippicture

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"math/rand/v2"
	"testing"

	"golang.design/x/clipboard"

	"passedpawn/ui/testing/xserver"
)

// TestCopy puts a picture where other programs find it, and tells of one that is too large.
func TestCopy(t *testing.T) {
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("XAUTHORITY", "")
	display, _ := xserver.Start(t, "-screen", "0", "640x480x24")
	t.Setenv("DISPLAY", display)
	noise := rand.New(rand.NewPCG(1, 2)) // which does not become small
	for _, side := range []int{1, 253, 700} {
		img := image.NewNRGBA(image.Rect(0, 0, side, side))
		for i := range img.Pix {
			img.Pix[i] = byte(noise.Uint32())
		}
		var picture bytes.Buffer
		if err := png.Encode(&picture, img); err != nil {
			t.Fatal(err)
		}
		err := Copy(picture.Bytes())
		if errors.Is(err, ErrTooLarge) != (side == 700) || err != nil && side < 700 {
			t.Fatalf("%d bytes: %v", picture.Len(), err)
		}
		if err != nil {
			continue
		}
		if got := clipboard.Read(clipboard.FmtImage); !bytes.Equal(got, picture.Bytes()) {
			t.Errorf("of %d bytes the clipboard has %d", picture.Len(), len(got))
		}
	}
}
