// Package sessionbus finds the bus on which the programs of a desktop session talk to each
// other.
package sessionbus

import (
	"os"
	"path/filepath"
)

// Address returns the address of the running session bus, "" if there is none. It starts none.
func Address() string {
	switch address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address {
	case "":
	case "disabled:":
		return ""
	default:
		return address
	}
	if dir := os.Getenv("XDG_RUNTIME_DIR"); dir != "" {
		path := filepath.Join(dir, "bus")
		if info, err := os.Stat(path); err == nil && info.Mode()&os.ModeSocket != 0 {
			return "unix:path=" + path
		}
	}
	return ""
}
