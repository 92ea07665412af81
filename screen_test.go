package main

import (
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A screen is an X server of its own with a window manager, which keeps its
// picture in a file: tests look at it without another program.
type screen struct {
	t       testing.TB
	display string
	picture string
}

// newScreen starts the servers, or skips where this machine has none.
func newScreen(t testing.TB) *screen {
	t.Helper()
	t.Setenv("LC_ALL", "C.UTF-8") // the desktop speaks English
	t.Setenv("LANGUAGE", "")
	for _, tool := range []string{"Xvfb", "openbox", "xdotool"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not here: sh .github/setup.sh test installs it", tool)
		}
	}
	dir := t.TempDir()
	s := &screen{t: t, display: startServer(t, dir), picture: filepath.Join(dir, "Xvfb_screen0")}
	wm := exec.Command("openbox")
	wm.Env = append(os.Environ(), "DISPLAY="+s.display)
	launch(t, wm)
	s.until("the window manager", func() bool {
		return s.xdotool("get_desktop") == nil
	})
	return s
}

// startServer starts an X server that keeps its picture in a folder, and tells
// its display.
func startServer(t testing.TB, dir string, options ...string) (display string) {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	x := exec.Command("Xvfb", append([]string{"-displayfd", "3", "-screen", "0", "1280x900x24", "-fbdir", dir, "-nolisten", "tcp", "-noreset"}, options...)...)
	x.ExtraFiles = []*os.File{write}
	launch(t, x)
	_ = write.Close()
	number := make([]byte, 16)
	n, err := read.Read(number)
	if err != nil {
		t.Fatalf("Xvfb did not start: %v", err)
	}
	return ":" + strings.TrimSpace(string(number[:n]))
}

func launch(t testing.TB, c *exec.Cmd) {
	t.Helper()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
}

// until waits for something to be so, and fails after a time no machine needs.
func (s *screen) until(what string, so func() bool) {
	s.t.Helper()
	late := time.After(60 * time.Second)
	tick := time.NewTicker(15 * time.Millisecond)
	defer tick.Stop()
	for !so() {
		select {
		case <-late:
			s.t.Fatalf("waited in vain for %s", what)
		case <-tick.C:
		}
	}
}

func (s *screen) xdotool(args ...string) error {
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+s.display)
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %v: %w: %s", args, err, out)
	}
	return nil
}

// hand does what a hand does, which must not fail.
func (s *screen) hand(args ...string) {
	s.t.Helper()
	if err := s.xdotool(args...); err != nil {
		s.t.Fatal(err)
	}
}

func (s *screen) click(p image.Point) {
	s.t.Helper()
	s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y), "click", "1")
}

// drag presses at the first place and lets go at the last.
func (s *screen) drag(way ...image.Point) {
	s.t.Helper()
	for i, p := range way {
		s.hand("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y))
		if i == 0 {
			s.hand("mousedown", "1")
		}
	}
	s.hand("mouseup", "1")
}

// look reads the picture, which Xvfb keeps in the format of xwd.
func (s *screen) look() *image.RGBA {
	s.t.Helper()
	data, err := os.ReadFile(s.picture)
	if err != nil || len(data) < 100 {
		s.t.Fatalf("the screen cannot be read: %v", err)
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	width, height, stride := field(4), field(5), field(12)
	pixels := data[field(0)+12*field(19):]
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			p := pixels[y*stride+4*x:]
			img.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return img
}

// extent is the rectangle around all pixels of a colour from a height down.
func extent(img *image.RGBA, c color.RGBA, top int) image.Rectangle {
	var r image.Rectangle
	for y := top; y < img.Rect.Max.Y; y++ {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y) == c {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// lightSquare is the colour of a8 and h1, which span the board.
var lightSquare = color.RGBA{0xEE, 0xE4, 0xD0, 255}

// board waits for a board on the screen and tells where it is.
func (s *screen) board() image.Rectangle {
	s.t.Helper()
	var r image.Rectangle
	s.until("the board", func() bool {
		r = extent(s.look(), lightSquare, 0)
		return r.Dx() > 300 && r.Dx() == r.Dy()
	})
	return r
}

// square is the middle of a square of a board with White below.
func square(board image.Rectangle, name string) image.Point {
	cell := board.Dx() / 8
	return image.Pt(board.Min.X+int(name[0]-'a')*cell+cell/2, board.Min.Y+int('8'-name[1])*cell+cell/2)
}

// focus waits until what is typed goes to the program.
func (s *screen) focus() {
	s.t.Helper()
	s.titled("Passed Pawn")
}

// titled waits until a window of that title has the keys.
func (s *screen) titled(title string) {
	s.t.Helper()
	s.until(title, func() bool {
		c := exec.Command("xdotool", "getwindowfocus", "getwindowname")
		c.Env = append(os.Environ(), "DISPLAY="+s.display)
		name, err := c.Output()
		return err == nil && strings.TrimSpace(string(name)) == title
	})
}

// A running program, with a home of its own.
type program struct {
	cmd *exec.Cmd
	log *os.File
}

// run starts this test's own binary as the program.
func (s *screen) run(home string, args ...string) *program {
	s.t.Helper()
	self, err := os.Executable()
	if err != nil {
		s.t.Fatal(err)
	}
	log, err := os.OpenFile(filepath.Join(home, "log"), os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o644)
	if err != nil {
		s.t.Fatal(err)
	}
	c := exec.Command(self, args...)
	c.Dir, c.Stdout, c.Stderr = home, log, log
	c.Env = append(os.Environ(), "PASSEDPAWN_RUN=1", "DISPLAY="+s.display, "WAYLAND_DISPLAY=", "HOME="+home,
		"XDG_DATA_HOME="+filepath.Join(home, "data"), "XDG_CONFIG_HOME="+filepath.Join(home, "config"))
	launch(s.t, c)
	return &program{c, log}
}

// kill ends the program as a power cut would.
func (p *program) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
}

// rests waits until a program has next to nothing to do while its window stands.
func (s *screen) rests(p *program) {
	s.t.Helper()
	const looks = 60
	var used []int
	s.until("the program to rest", func() bool {
		used = append(used, p.used())
		n := len(used)
		return n > looks && used[n-1]-used[n-1-looks] < looks/4
	})
}

// used is the time of a processor that a program has taken, in hundredths of a
// second, by proc(5); 0 where the system does not tell.
func (p *program) used() (sum int) {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	_, rest, _ := strings.Cut(string(text), ") ")
	if fields := strings.Fields(rest); len(fields) > 12 {
		for _, f := range fields[11:13] {
			n, _ := strconv.Atoi(f)
			sum += n
		}
	}
	return sum
}

func (p *program) said(t testing.TB) string {
	t.Helper()
	if _, err := p.log.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(p.log)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
