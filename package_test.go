package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// These tests use what .github/packaging/build.sh has built in the folder that
// PASSEDPAWN_DIST names, as a person would: they install it, play with it and
// remove it. .ci/run builds it and names the folder.

// built is the one file in the folder of packages that matches a pattern.
func built(t *testing.T, pattern string) string {
	t.Helper()
	dist := os.Getenv("PASSEDPAWN_DIST")
	if dist == "" {
		t.Skip("PASSEDPAWN_DIST names no folder of packages")
	}
	found, err := filepath.Glob(filepath.Join(dist, pattern))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s in %s: %v %v", pattern, dist, found, err)
	}
	return found[0]
}

func tools(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("%s is not here: sh .github/setup.sh package installs it", name)
		}
	}
}

// do runs a command that must not fail and returns what it prints.
func do(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

func TestSizes(t *testing.T) {
	for pattern, most := range map[string]int64{"passedpawn": 35 << 20, "passedpawn-*-setup.exe": 20 << 20} {
		info, err := os.Stat(built(t, pattern))
		if err != nil || info.Size() > most {
			t.Errorf("%s: %v, %d bytes of %d", pattern, err, info.Size(), most)
		}
	}
}

// TestSameBytes builds the commit again, elsewhere and from nothing.
func TestSameBytes(t *testing.T) {
	first := built(t, "passedpawn")
	if left := do(t, nil, "git", "status", "--porcelain"); left != "" {
		t.Skip("what was built is no commit: " + left)
	}
	dir := t.TempDir()
	do(t, nil, "git", "clone", "-q", ".", filepath.Join(dir, "again"))
	out := filepath.Join(dir, "out")
	cache := filepath.Join(dir, "cache")
	do(t, []string{"GOCACHE=" + cache}, filepath.Join(dir, "again", ".github", "packaging", "build.sh"), "deb", "tarball", "OUT="+out)
	for _, name := range []string{first, built(t, "*.deb"), built(t, "*.tar.gz")} {
		one, err := os.ReadFile(name)
		two, failed := os.ReadFile(filepath.Join(out, filepath.Base(name)))
		if err != nil || failed != nil || !bytes.Equal(one, two) {
			t.Errorf("%s differs: %v %v, %d and %d bytes", filepath.Base(name), err, failed, len(one), len(two))
		}
	}
}

// TestDeb installs the package, opens a file with it, and removes it.
func TestDeb(t *testing.T) {
	deb := built(t, "*.deb")
	tools(t, "lintian", "apt-get", "desktop-file-validate", "appstreamcli")
	if os.Getuid() != 0 {
		t.Skip("only root can install a package")
	}
	if faults := do(t, nil, "lintian", "--fail-on", "none", deb); strings.Contains(faults, "E: ") {
		t.Error(faults)
	}
	s := newScreen(t)
	do(t, []string{"DEBIAN_FRONTEND=noninteractive"}, "apt-get", "install", "-y", "-qq", "--no-install-recommends", deb)
	t.Cleanup(func() { _ = exec.Command("dpkg", "--purge", "passedpawn").Run() })
	files := strings.Fields(do(t, nil, "dpkg", "-L", "passedpawn"))
	for _, f := range files {
		switch {
		case strings.HasSuffix(f, ".desktop"):
			do(t, nil, "desktop-file-validate", f)
		case strings.HasSuffix(f, ".metainfo.xml"):
			do(t, nil, "appstreamcli", "validate", "--no-net", f)
		}
	}
	if says := do(t, []string{"PATH=" + os.Getenv("PATH") + ":/usr/games"}, "gio", "mime", "application/vnd.chess-pgn"); !strings.Contains(says, "passedpawn.desktop") {
		t.Errorf(".pgn is not opened with it: %s", says)
	}
	dir := home(t, "")
	path := filepath.Join(dir, "one.pgn")
	if err := os.WriteFile(path, []byte("1. d4 d5 1-0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("/usr/games/passedpawn", path)
	c.Env = append(os.Environ(), "DISPLAY="+s.display, "WAYLAND_DISPLAY=", "HOME="+dir,
		"XDG_DATA_HOME="+filepath.Join(dir, "data"), "XDG_CONFIG_HOME="+filepath.Join(dir, "config"))
	launch(t, c)
	s.titled("one.pgn – Passed Pawn")
	do(t, nil, "dpkg", "--purge", "passedpawn")
	for _, f := range files {
		if info, err := os.Stat(f); err == nil && !info.IsDir() {
			t.Errorf("%s is left behind", f)
		}
	}
}

// A bottle is a Windows of its own, as Wine has it.
type bottle struct {
	t      *testing.T
	env    []string
	person string // the folder of the person in it
}

// newBottle makes one, with what Wine 8 lacks for Go programs.
func newBottle(t *testing.T, display string) *bottle {
	t.Helper()
	prefix := filepath.Join(t.TempDir(), "wine")
	b := &bottle{t: t, env: []string{"WINEPREFIX=" + prefix, "WINEDEBUG=-all", "DISPLAY=" + display, "XDG_RUNTIME_DIR="}}
	do(t, b.env, "wine", "wineboot", "-i")
	t.Cleanup(b.stop)
	do(t, nil, "x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", filepath.Join(prefix, "drive_c", "windows", "system32", "bcryptprimitives.dll"),
		filepath.Join(".github", "packaging", "windows", "processprng.c"), "-ladvapi32")
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
	c.Env = append(os.Environ(), b.env...)
	launch(b.t, c)
	return c
}

// stop ends everything in the bottle, as a crash would.
func (b *bottle) stop() {
	for _, how := range []string{"-k", "-w"} {
		c := exec.Command("wineserver", how)
		c.Env = append(os.Environ(), b.env...)
		_ = c.Run() // fails where nothing runs any more
	}
}

// registry is the default value of a key, "" if there is none.
func (b *bottle) registry(key string) string {
	c := exec.Command("wine", "reg", "query", key, "/ve")
	c.Env = append(os.Environ(), b.env...)
	out, _ := c.Output()
	_, value, _ := strings.Cut(string(out), "REG_SZ")
	return strings.TrimSpace(value)
}

// TestWindows installs the program in Wine, opens a file, hands another over,
// plays a move by mouse, and removes it.
func TestWindows(t *testing.T) {
	setup := built(t, "passedpawn-*-setup.exe")
	tools(t, "wine", "wineserver", "x86_64-w64-mingw32-gcc")
	s := newScreen(t)
	b := newBottle(t, s.display)
	do(t, b.env, "wine", setup, "/S")
	exe := filepath.Join(b.person, "AppData", "Local", "Programs", "Passed Pawn", "passedpawn.exe")
	link := filepath.Join(b.person, "AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs", "Passed Pawn.lnk")
	for _, f := range []string{exe, link} {
		if _, err := os.Stat(f); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{"one.pgn": "1. d4 d5 1-0\n", "two.pgn": "1. c4 *\n"} {
		if err := os.WriteFile(filepath.Join(b.person, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	// Wine 8 does not look for a person's own file types: ask it what they are.
	kind := b.registry(`HKCU\Software\Classes\.pgn`)
	if opens := b.registry(`HKCU\Software\Classes\` + kind + `\shell\open\command`); !strings.HasSuffix(opens, `\Programs\Passed Pawn\passedpawn.exe" "%1"`) {
		t.Errorf(".pgn is %q, which opens with %q", kind, opens)
	}
	b.start(exe, fmt.Sprintf(`C:\users\%s\one.pgn`, filepath.Base(b.person)))
	s.titled("one.pgn – Passed Pawn")
	do(t, b.env, "wine", exe, fmt.Sprintf(`C:\users\%s\two.pgn`, filepath.Base(b.person)))
	s.titled("two.pgn – Passed Pawn")
	b.stop()
	b.start(exe)
	s.focus()
	board := s.board()
	s.click(square(board, "e2"))
	s.click(square(board, "e4"))
	s.until("an answer to e4", func() bool {
		found, _ := filepath.Glob(filepath.Join(b.person, "AppData", "Local", "passedpawn", "games", "*.pgn"))
		for _, f := range found {
			if moves := read(t, f).Main(); len(moves) == 2 && moves[0].SAN == "e4" {
				return true
			}
		}
		return false
	})
	b.stop()
	do(t, b.env, "wine", filepath.Join(filepath.Dir(exe), "uninstall.exe"), "/S")
	s.until("the program to be gone", func() bool {
		_, err := os.Stat(filepath.Dir(exe))
		_, linked := os.Stat(link)
		return os.IsNotExist(err) && os.IsNotExist(linked)
	})
	if kind := b.registry(`HKCU\Software\Classes\.pgn`); kind != "" {
		t.Errorf(".pgn is still %q", kind)
	}
	if found, _ := filepath.Glob(filepath.Join(b.person, "AppData", "Local", "passedpawn", "games", "*.pgn")); len(found) != 1 {
		t.Errorf("the games of the person: %v", found)
	}
}
