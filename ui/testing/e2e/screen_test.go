package e2e

import (
	"os/exec"
	"path/filepath"
	"testing"

	"passedpawn/ui/testing/xserver"
)

// A screen is an X server of its own with a window manager. The server stores its picture in
// a file, which tests read without another program.
type screen struct {
	*session
	t        testing.TB
	picture  string
	shown    bool  // showFailure has left a picture
	servers  []int // the processes of the X server and of the window manager
	x        *xclient
	programs []*program // in the order of their starts
	mute     bool       // there are other programs, which do not say whether they are idle
}

// newScreen is newScreenAlone for a test that may run in parallel with others, because it
// mostly waits for the program.
func newScreen(t testing.TB) *screen {
	t.Helper()
	if test, is := t.(*testing.T); is && !testing.Short() {
		test.Parallel()
	}
	return newScreenAlone(t)
}

// newScreenAlone starts the servers, or skips the test if they are not installed.
func newScreenAlone(t testing.TB) *screen {
	t.Helper()
	if testing.Short() {
		t.Skip("opens a window")
	}
	for _, tool := range []string{"openbox", "xdotool"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not here: sh .github/setup.sh test installs it", tool)
		}
	}
	dir := t.TempDir()
	display, server := startServer(t, dir)
	x, err := newXclient(display)
	must(t, err)
	t.Cleanup(func() { _ = x.conn.Close() })
	s := &screen{session: newSession(t, dir, display), t: t, picture: filepath.Join(dir, "Xvfb_screen0"), x: x}
	wm := exec.Command("openbox")
	wm.Env = s.environment(dir)
	launch(t, wm)
	s.servers = []int{server, wm.Process.Pid}
	s.until("the window manager", func() bool {
		return s.xdotool("get_desktop") == nil
	})
	return s
}

// startServer starts an X server that stores its picture in a folder, and returns its
// display and its process. The server does not repeat a key that is held down: on a busy
// machine the release of a key can come late enough for that.
func startServer(t testing.TB, dir string, options ...string) (display string, pid int) {
	t.Helper()
	return xserver.Start(t, append([]string{"-screen", "0", "1280x900x24", "-fbdir", dir, "-noreset", "-r"}, options...)...)
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
