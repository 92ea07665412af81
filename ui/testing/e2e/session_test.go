package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"passedpawn/ui/testing/bus"
)

// A session is what a program sees of a desktop: its screen, runtime folder, bus, language
// and folders. It takes nothing from the session that runs the tests, so that no theme,
// setting or open window of a person changes a result.
type session struct {
	dir     string // holds the runtime folder, and is the home of what runs beside the program
	display string
	bus     string
	more    []string
}

// passed are the environment variables that a session takes from outside: the paths of
// programs and drivers, and those that Go's tools need for measurements.
var passed = []string{
	"PATH", "TMPDIR", "LD_LIBRARY_PATH", "LIBGL_DRIVERS_PATH", "LIBGL_ALWAYS_SOFTWARE", "GALLIUM_DRIVER", "MESA_SHADER_CACHE_DIR",
	"GORACE", "GOTRACEBACK", "GOCOVERDIR", "GOMAXPROCS",
}

// newSession creates a session without a bus, or with a bus of its own if PASSEDPAWN_BUS is
// set, as on a desktop.
func newSession(t testing.TB, dir, display string) *session {
	t.Helper()
	s := &session{dir: dir, display: display, bus: "disabled:"}
	if err := os.MkdirAll(s.runtime(), 0o700); err != nil {
		t.Fatal(err)
	}
	if os.Getenv("PASSEDPAWN_BUS") != "" {
		if _, err := exec.LookPath("dbus-daemon"); err != nil {
			t.Fatal(err) // a bus was asked for
		}
		s.bus = bus.Start(t)
	}
	return s
}

func (s *session) runtime() string { return filepath.Join(s.dir, "run") }

// environment returns the whole environment for a program with a home of its own.
func (s *session) environment(home string) []string {
	env := []string{
		"DISPLAY=" + s.display, "WAYLAND_DISPLAY=", "DBUS_SESSION_BUS_ADDRESS=" + s.bus, "XDG_RUNTIME_DIR=" + s.runtime(),
		"HOME=" + home, "XDG_DATA_HOME=" + filepath.Join(home, "data"), "XDG_CONFIG_HOME=" + filepath.Join(home, "config"),
		"XDG_CACHE_HOME=" + filepath.Join(home, "cache"),
		"LC_ALL=C.UTF-8", "TZ=UTC", "ALSA_CONFIG_PATH=/dev/null",
	}
	for _, name := range passed {
		if v, there := os.LookupEnv(name); there {
			env = append(env, name+"="+v)
		}
	}
	return slices.Concat(env, s.more)
}

// with adds variables, such as "LC_ALL=de_DE.UTF-8", to the environment of the programs
// started from now on.
func (s *session) with(variables ...string) { s.more = append(s.more, variables...) }
