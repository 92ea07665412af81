//go:build !windows && !js

package sessionbus

import (
	"net"
	"path/filepath"
	"testing"
)

// TestAddress starts no bus: it takes the one that is there.
func TestAddress(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", dir)
	for address, want := range map[string]string{"": "", "disabled:": "", "unix:path=/x": "unix:path=/x"} {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
		if got := Address(); got != want {
			t.Errorf("%q is the bus %q, want %q", address, got, want)
		}
	}
	path := filepath.Join(dir, "bus")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	if got := Address(); got != "unix:path="+path {
		t.Errorf("the bus is %q", got)
	}
}
