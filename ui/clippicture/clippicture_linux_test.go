package clippicture

import (
	"bytes"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.design/x/clipboard"
)

// screen starts an X server for a test, and skips it where there is none to start. No test
// meets the clipboard of the session that runs it.
func screen(t *testing.T) (display string) {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("Xvfb is not installed")
	}
	out, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	c := exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "640x480x24")
	c.ExtraFiles = []*os.File{in}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	_ = in.Close()
	number := make([]byte, 16)
	n, err := out.Read(number) // it writes its number when it is ready
	if err != nil {
		t.Fatal(err)
	}
	return ":" + strings.TrimSpace(string(number[:n]))
}

// most is how many bytes a request to an X server has at most.
const most = 1 << 18

// TestCopy puts a picture where other programs find it, and tells of one that is too large.
func TestCopy(t *testing.T) {
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("XAUTHORITY", "")
	t.Setenv("DISPLAY", screen(t))
	noise := rand.New(rand.NewPCG(1, 2)) // which does not become small
	for _, side := range []int{1, 240, 700} {
		img := image.NewNRGBA(image.Rect(0, 0, side, side))
		for i := range img.Pix {
			img.Pix[i] = byte(noise.Uint32())
		}
		var picture bytes.Buffer
		if err := png.Encode(&picture, img); err != nil {
			t.Fatal(err)
		}
		if err := Copy(picture.Bytes()); (err != nil) != (picture.Len() > most) {
			t.Fatalf("%d bytes: %v", picture.Len(), err)
		} else if err != nil {
			continue
		}
		if got := clipboard.Read(clipboard.FmtImage); !bytes.Equal(got, picture.Bytes()) {
			t.Errorf("of %d bytes the clipboard has %d", picture.Len(), len(got))
		}
	}
}
