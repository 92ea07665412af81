//go:build !windows && !darwin && !js

// Package bus starts session buses for tests. No test meets the bus of the session that runs it.
package bus

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// config is the configuration of a session bus that starts no services. The one that
// dbus-daemon --session reads offers the services of the machine, such as its portal.
const config = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>%s</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
  </policy>
</busconfig>
`

// Start starts a bus for a test, and skips the test where there is none to start. It returns
// the address of the bus. What a test waits for has no time limit of its own: a test that gets
// stuck is ended by go test.
func Start(t testing.TB) (address string) {
	t.Helper()
	if _, err := exec.LookPath("dbus-daemon"); err != nil {
		t.Skip("dbus-daemon is not installed")
	}
	dir, err := os.MkdirTemp("", "pp") // the path of a socket has to be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	address = "unix:path=" + filepath.Join(dir, "bus")
	file := filepath.Join(dir, "bus.conf")
	if err := os.WriteFile(file, fmt.Appendf(nil, config, address), 0o600); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("dbus-daemon", "--config-file="+file, "--nofork", "--nopidfile", "--print-address")
	c.Env = []string{"HOME=" + dir, "XDG_RUNTIME_DIR=" + dir}
	ready, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var complaint strings.Builder
	c.Stderr = &complaint
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	if _, err := ready.Read(make([]byte, 1)); err != nil { // it writes its address when it listens
		_ = c.Wait()
		t.Fatalf("dbus-daemon: %v %s", err, complaint.String())
	}
	return address
}
