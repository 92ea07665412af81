package clippicture

import (
	"bufio"
	"bytes"
	"errors"
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
		t.Skip("Xvfb is not installed: sh .github/setup.sh test installs it")
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
	number, err := bufio.NewReader(out).ReadString('\n') // it writes its number when it is ready
	if err != nil {
		t.Fatal(err)
	}
	return ":" + strings.TrimSpace(number)
}

// TestCopy puts a picture where other programs find it, and tells of one that is too large.
func TestCopy(t *testing.T) {
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("XAUTHORITY", "")
	t.Setenv("DISPLAY", screen(t))
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
