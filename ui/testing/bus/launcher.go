//go:build !windows && !darwin && !js

package bus

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// launchers are where systems have the program that starts the bus of the screen readers. It is
// in the package at-spi2-core.
var launchers = [...]string{"/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"}

// Launch starts the system's own bus for screen readers, with its registry, for a session bus. It
// skips the test where there is none.
func Launch(t testing.TB, session string) {
	t.Helper()
	for _, path := range launchers {
		if _, err := os.Stat(path); err != nil {
			continue
		}
		dir := filepath.Dir(session[len("unix:path="):])
		c := exec.Command(path, "--launch-immediately")
		c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "XDG_RUNTIME_DIR=" + dir, "DBUS_SESSION_BUS_ADDRESS=" + session, "GSETTINGS_BACKEND=memory"}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = c.Process.Signal(syscall.SIGTERM) // it ends the bus that it has started
			_ = c.Wait()
		})
		return
	}
	t.Skip("at-spi2-core is not installed; .github/setup.sh test installs it")
}
