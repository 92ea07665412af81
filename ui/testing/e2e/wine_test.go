package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A bottle is a Windows installation of Wine.
type bottle struct {
	t      *testing.T
	env    []string
	person string // the folder of the person in it
}

// newBottle creates a bottle, and adds what Wine 8 lacks for Go programs.
func newBottle(t *testing.T, s *session) *bottle {
	t.Helper()
	prefix := filepath.Join(t.TempDir(), "wine")
	b := &bottle{t: t, env: append(s.environment(s.dir), "WINEPREFIX="+prefix, "WINEDEBUG=-all", "XDG_RUNTIME_DIR=")}
	do(t, b.env, "wine", "wineboot", "-i")
	t.Cleanup(b.stop)
	do(t, nil, "x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", filepath.Join(prefix, "drive_c", "windows", "system32", "bcryptprimitives.dll"),
		filepath.Join(root, ".github", "packaging", "windows", "processprng.c"), "-ladvapi32")
	people, err := filepath.Glob(filepath.Join(prefix, "drive_c", "users", "*", "AppData"))
	if err != nil || len(people) != 1 {
		t.Fatalf("%v %v", people, err)
	}
	b.person = filepath.Dir(people[0])
	return b
}

func (b *bottle) start(args ...string) *exec.Cmd {
	b.t.Helper()
	c := exec.Command("wine", args...)
	c.Env = b.env
	launch(b.t, c)
	return c
}

// stop ends everything in the bottle, as a crash would.
func (b *bottle) stop() {
	for _, how := range []string{"-k", "-w"} {
		c := exec.Command("wineserver", how)
		c.Env = b.env
		_ = c.Run() // fails where nothing runs any more
	}
}

// registry returns the default value of a key, "" if there is none.
func (b *bottle) registry(key string) string {
	c := exec.Command("wine", "reg", "query", key, "/ve")
	c.Env = b.env
	out, _ := c.Output()
	_, value, _ := strings.Cut(string(out), "REG_SZ")
	return strings.TrimSpace(value)
}

// readers reads the program that runs in the bottle as screen readers do, and tests there what
// they need.
func (b *bottle) readers() {
	b.t.Helper()
	exe := filepath.Join(b.t.TempDir(), "msaa.test.exe")
	do(b.t, append(os.Environ(), "GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0"), "go", "test", "-c", "-o", exe, "passedpawn/ui/platform/msaa")
	do(b.t, append(slices.Clip(b.env), "PASSEDPAWN_WINDOW=GLFW30"), "wine", exe, "-test.v")
}

// TestWindows installs the program in Wine, opens a file, opens another one in the same
// window, plays a move by mouse, is read by a screen reader, and removes the program.
func TestWindows(t *testing.T) {
	setup := built(t, "passedpawn-*-setup.exe")
	tools(t, "wine", "wineserver", "x86_64-w64-mingw32-gcc")
	s := newScreenAlone(t)
	s.mute = true // Wine has no Unix sockets
	b := newBottle(t, s.session)
	t.Cleanup(s.showFailure)
	do(t, b.env, "wine", setup, "/S")
	exe := filepath.Join(b.person, "AppData", "Local", "Programs", "Passed Pawn", "passedpawn.exe")
	link := filepath.Join(b.person, "AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs", "Passed Pawn.lnk")
	for _, f := range []string{exe, link} {
		if _, err := os.Stat(f); err != nil {
			t.Fatal(err)
		}
	}
	data := filepath.Join(b.person, "AppData", "Local", "passedpawn")
	must(t, os.MkdirAll(data, 0o755))
	for file, text := range map[string]string{
		filepath.Join(b.person, "one.pgn"): "1. d4 d5 1-0\n", filepath.Join(b.person, "two.pgn"): "1. c4 *\n", filepath.Join(data, "settings.toml"): sights,
	} {
		must(t, os.WriteFile(file, []byte(text), 0o644))
	}
	// Wine 8 ignores a person's own file types, so the test reads them from the registry.
	for _, ending := range []string{".pgn", ".kif", ".usi"} {
		kind := b.registry(`HKCU\Software\Classes\` + ending)
		if opens := b.registry(`HKCU\Software\Classes\` + kind + `\shell\open\command`); !strings.HasSuffix(opens, `\Programs\Passed Pawn\passedpawn.exe" "%1"`) {
			t.Errorf("%s is %q, which opens with %q", ending, kind, opens)
		}
	}
	b.start(exe, fmt.Sprintf(`C:\users\%s\one.pgn`, filepath.Base(b.person)))
	s.titled("one.pgn – Passed Pawn")
	do(t, b.env, "wine", exe, fmt.Sprintf(`C:\users\%s\two.pgn`, filepath.Base(b.person)))
	s.titled("two.pgn – Passed Pawn")
	b.stop()
	b.start(exe)
	s.focus()
	s.until("the board, once the welcome is closed", func() bool {
		s.hand("key", "Escape")
		return !boardIn(s.look()).Empty()
	})
	board := s.board()
	s.until("an answer to e4", func() bool {
		s.click(square(board, "e2")) // again and again: a busy Wine may lose a click
		s.click(square(board, "e4"))
		found, _ := filepath.Glob(filepath.Join(data, "games", "*.pgn"))
		for _, f := range found {
			if r := read(t, f); r != nil && len(r.Main()) == 2 && r.Main()[0].SAN() == "e4" {
				return true
			}
		}
		return false
	})
	b.readers()
	b.stop()
	do(t, b.env, "wine", filepath.Join(filepath.Dir(exe), "uninstall.exe"), "/S")
	s.until("the program to be gone", func() bool {
		_, err := os.Stat(filepath.Dir(exe))
		_, linked := os.Stat(link)
		return os.IsNotExist(err) && os.IsNotExist(linked)
	})
	for _, ending := range []string{".pgn", ".kif", ".usi"} {
		if kind := b.registry(`HKCU\Software\Classes\` + ending); kind != "" {
			t.Errorf("%s is still %q", ending, kind)
		}
	}
	if found, _ := filepath.Glob(filepath.Join(data, "games", "*.pgn")); len(found) != 1 {
		t.Errorf("the games of the person: %v", found)
	}
}
