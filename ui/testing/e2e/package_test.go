package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/testing/longtest"
)

// The tests of packages install what .github/packaging/build.sh has built in the folder that
// PASSEDPAWN_DIST names, play with it and remove it, as a person would. .ci/run builds the
// packages and sets the variable.

// root is the path of the repository from here.
const root = "../../.."

// built returns the one file in the folder of packages that matches a pattern.
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

// do runs a command that must not fail, and returns its output. If env is nil, the command
// has the environment of the tests.
func do(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = env
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// TestSizes bounds what people download. The texts of a language take about 100 KiB of the program,
// in Cyrillic 180, and its voice 60.
func TestSizes(t *testing.T) {
	for pattern, most := range map[string]int64{"passedpawn": 44 << 20, "passedpawn-*-setup.exe": 20 << 20} {
		info, err := os.Stat(built(t, pattern))
		if err != nil || info.Size() > most {
			t.Errorf("%s: %v, %d bytes of %d", pattern, err, info.Size(), most)
		}
	}
}

// TestSameBytes builds the commit again in another folder, at night without what Go has
// compiled before.
func TestSameBytes(t *testing.T) {
	first := built(t, "passedpawn")
	if left := do(t, nil, "git", "status", "--porcelain"); left != "" {
		t.Skip("what was built is no commit: " + left)
	}
	dir := t.TempDir()
	do(t, nil, "git", "clone", "-q", root, filepath.Join(dir, "again"))
	out := filepath.Join(dir, "out")
	env := longtest.OfNight(nil, nil, []string{"GOCACHE=" + filepath.Join(dir, "cache")})
	do(t, append(os.Environ(), env...), filepath.Join(dir, "again", ".github", "packaging", "build.sh"), "deb", "tarball", "OUT="+out)
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
	s := newScreenAlone(t)
	do(t, append(os.Environ(), "DEBIAN_FRONTEND=noninteractive"), "apt-get", "install", "-y", "-qq", "--no-install-recommends", deb)
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
	for _, kind := range []string{"application/vnd.chess-pgn", "application/x-shogi-kif", "application/x-shogi-csa"} {
		if says := do(t, append(os.Environ(), "PATH="+os.Getenv("PATH")+":/usr/games"), "gio", "mime", kind); !strings.Contains(says, "passedpawn.desktop") {
			t.Errorf("%s is not opened with it: %s", kind, says)
		}
	}
	dir := home(t, "")
	path := filepath.Join(dir, "one.pgn")
	if err := os.WriteFile(path, []byte("1. d4 d5 1-0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s.runBinary("/usr/games/passedpawn", dir, path)
	s.titled("one.pgn – Passed Pawn")
	do(t, nil, "dpkg", "--purge", "passedpawn")
	for _, f := range files {
		if info, err := os.Stat(f); err == nil && !info.IsDir() {
			t.Errorf("%s is left behind", f)
		}
	}
}
