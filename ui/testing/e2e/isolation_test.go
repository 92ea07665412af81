package e2e

import (
	"net"
	"os"
	"path/filepath"
	"testing"
)

// TestOwnSession runs a window while the session around the tests has a bus, a language, a
// scale and folders of its own: the window uses nothing of it.
func TestOwnSession(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	person := t.TempDir()
	bus, err := net.Listen("unix", filepath.Join(person, "bus"))
	if err != nil {
		t.Fatal(err)
	}
	asked := make(chan bool, 1)
	go func() {
		if c, err := bus.Accept(); err == nil {
			_ = c.Close()
			asked <- true
		}
	}()
	t.Cleanup(func() { _ = bus.Close() })
	around := map[string]string{
		"DBUS_SESSION_BUS_ADDRESS": "unix:path=" + bus.Addr().String(), "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de",
		"FYNE_SCALE": "3", "FYNE_THEME": "dark", "FYNE_FONT": "/missing", "XDG_CURRENT_DESKTOP": "GNOME",
	}
	for _, folder := range []string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"} {
		around[folder] = filepath.Join(person, folder)
		if err := os.Mkdir(around[folder], 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for name, value := range around {
		t.Setenv(name, value)
	}
	s := newScreenAlone(t)
	p, _, board := s.openFile(atRest, "one.pgn", "1. d4 *\n")
	if board.Dx() > 800 {
		t.Errorf("the board is %d wide: the scale is that of the session around", board.Dx())
	}
	s.hand("key", "End")
	s.click(square(board, "d7"))
	s.click(square(board, "d5"))
	s.titled("● one.pgn – Passed Pawn (edited)")
	s.idle()
	p.kill()
	select {
	case <-asked:
		t.Error("the session bus around the tests was asked")
	default:
	}
	for folder := range around {
		if found, err := os.ReadDir(filepath.Join(person, folder)); err == nil && len(found) > 0 {
			t.Errorf("%s of the person has a new %s", folder, found[0].Name())
		}
	}
}
