package bundle

import (
	"archive/zip"
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
)

// A person is a data folder with what is in it.
type person struct {
	t   *testing.T
	dir string
}

func newPerson(t *testing.T, files map[string]string) person {
	t.Helper()
	p := person{t, t.TempDir()}
	for name, text := range files {
		p.write(name, text)
	}
	return p
}

func (p person) write(name, text string) {
	p.t.Helper()
	file := filepath.Join(p.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// files returns the names of all files, and what they say.
func (p person) files() map[string]string {
	all := map[string]string{}
	err := filepath.WalkDir(p.dir, func(file string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(p.dir, file)
		all[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return all
}

func (p person) openings() *repertoire.Store {
	return repertoire.NewStore(filepath.Join(p.dir, "training"))
}

// bundle writes a bundle, and returns its path.
func (p person) bundle(elsewhere ...string) string {
	p.t.Helper()
	var out bytes.Buffer
	if err := Write(p.t.Context(), &out, p.dir, elsewhere); err != nil {
		p.t.Fatal(err)
	}
	file := filepath.Join(p.t.TempDir(), "everything.zip")
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		p.t.Fatal(err)
	}
	return file
}

// takes takes a bundle over, and returns what was new.
func (p person) takes(file string) News {
	p.t.Helper()
	b, err := Open(file, p.dir, p.openings())
	if err != nil {
		p.t.Fatal(err)
	}
	defer b.Close()
	n, err := b.News(p.t.Context())
	if err != nil {
		p.t.Fatal(err)
	}
	if err := b.Take(p.t.Context(), n); err != nil {
		p.t.Fatal(err)
	}
	return n
}

const (
	game  = "[White \"Ada\"]\n\n1. e4 *\n"
	other = "[White \"Ben\"]\n\n1. d4 *\n"
	first = "2026-11-01T10:00:00Z 05a1c3e2b4d69f78 good 5.0\n"
	later = "2026-11-02T10:00:00Z 05a1c3e2b4d69f78 hard 4.0\n"
)

// ada is a person with something of each kind, and with files that stay. The games of an opening
// lie elsewhere.
func ada(t *testing.T, italian string) person {
	t.Helper()
	p := newPerson(t, map[string]string{
		"games/2026-11-01 Ada.pgn": game, "games/two.pgn": other, "training/answers.log": first + later,
		"progress.toml": "learnt = ['rook']\n", "locks/x": "1", "deleted/old.pgn": game, "games/.hidden.pgn": game,
		"games/last.zip": "a bundle",
	})
	if err := p.openings().Put(repertoire.Entry{Side: rules.White, Path: italian, Met: "/home/ada/all.pgn"}); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestEmpty takes everything over into an empty folder.
func TestEmpty(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "italian.pgn")
	if err := os.WriteFile(outside, []byte("1. e4 e5 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	from, to := ada(t, outside), newPerson(t, nil)
	file := from.bundle(outside, filepath.Join(t.TempDir(), "gone.pgn"))
	if !Is(file) {
		t.Error("it is no bundle")
	}
	n := to.takes(file)
	if n.Games != 2 || n.Training != 2 || n.Openings != 1 || !strings.Contains(n.Progress, "rook") {
		t.Errorf("new are %+v", n)
	}
	got := to.files()
	if got["games/2026-11-01 Ada.pgn"] != game || got["games/two.pgn"] != other || len(got) != 5 {
		t.Errorf("there are %q", got)
	}
	all, err := to.openings().List()
	if err != nil || len(all) != 1 || all[0].Met != "" || filepath.Dir(all[0].Path) != filepath.Join(to.dir, "training", "openings") {
		t.Errorf("the openings are %+v, %v", all, err)
	}
	box, err := training.NewStore(filepath.Join(to.dir, "training"), orthodox.Rules{}).Load()
	if err != nil || len(box.Answers) != 2 || len(box.Faults) > 0 {
		t.Errorf("the answers are %+v, %v", box, err)
	}
}

// TestAgain finds nothing new in a bundle that was taken over, and only the new lines in a later one.
func TestAgain(t *testing.T) {
	from, to := ada(t, `C:\games\italian.pgn`), newPerson(t, nil)
	from.write("training/openings/italian.pgn", "1. e4 e5 *\n")
	to.write("training/openings/italian.pgn", "1. d4 *\n") // so that the copy gets another name
	if n := to.takes(from.bundle()); n.Openings != 1 {
		t.Errorf("new are %+v", n)
	}
	before := to.files()
	if n := to.takes(from.bundle()); n.Games+n.Training+n.Openings != 0 {
		t.Errorf("new are %+v", n)
	}
	if after := to.files(); len(after) != len(before) {
		t.Errorf("there are %q", after)
	}
	from.write("training/answers.log", first+later+"2026-11-03T10:00:00Z 05a1c3e2b4d69f78 again 4.0\n")
	if n := to.takes(from.bundle()); n.Training != 1 {
		t.Errorf("new are %+v", n)
	}
}

// TestTaken leaves everything as it is that is there already.
func TestTaken(t *testing.T) {
	to := newPerson(t, map[string]string{"games/two.pgn": game, "games/mine.pgn": game, "training/answers.log": first})
	before := to.files()
	if n := to.takes(ada(t, "/home/ada/italian.pgn").bundle()); n.Games != 1 || n.Training != 1 {
		t.Errorf("new are %+v", n)
	}
	after := to.files()
	for name, text := range before {
		if after[name] != text {
			t.Errorf("%s changes", name)
		}
	}
	if after["games/two 2.pgn"] != other {
		t.Errorf("there are %q", after)
	}
}

// TestSameNames keeps the games of two repertoires apart whose files have the same name.
func TestSameNames(t *testing.T) {
	from, to := newPerson(t, nil), newPerson(t, nil)
	var files []string
	for side, text := range map[rules.Side]string{rules.White: "1. e4 *\n", rules.Black: "1. d4 d5 *\n"} {
		file := filepath.Join(t.TempDir(), "rep.pgn")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := from.openings().Put(repertoire.Entry{Side: side, Path: file}); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if n := to.takes(from.bundle(files...)); n.Openings != 2 {
		t.Errorf("new are %+v", n)
	}
	all, err := to.openings().List()
	if err != nil || len(all) != 2 {
		t.Fatalf("%+v, %v", all, err)
	}
	for _, e := range all {
		if text, err := os.ReadFile(e.Path); err != nil || strings.Contains(string(text), "e4") != (e.Side == rules.White) {
			t.Errorf("%v has %q, %v", e.Side, text, err)
		}
	}
}

// TestClass adds the exercises of a class, and the answers to them. Answers that are there stay.
func TestClass(t *testing.T) {
	from := newPerson(t, map[string]string{
		"class/0abc123.pgn": game, "class/0abc123.slip": "slip1.new\n", "class/0abc124.pgn": other, "class/0abc125.slip": "slip1.b\n",
		"class/notes.txt": "no exercises",
	})
	to := newPerson(t, map[string]string{"class/0abc123.slip": "slip1.old\n", "class/0abc125.pgn": game})
	if n := to.takes(from.bundle()); n.Classes != 3 || n.Games+n.Training+n.Openings != 0 {
		t.Errorf("new are %+v", n)
	}
	want := map[string]string{
		"class/0abc123.pgn": game, "class/0abc123.slip": "slip1.old\n", "class/0abc124.pgn": other,
		"class/0abc125.pgn": game, "class/0abc125.slip": "slip1.b\n",
	}
	if got := to.files(); !maps.Equal(got, want) {
		t.Errorf("there are %q", got)
	}
	if n := to.takes(from.bundle()); n.Classes != 0 {
		t.Errorf("new are %+v", n)
	}
}

// TestStrangeNames takes along what has a name that not every file system accepts, and what a link
// leads to.
func TestStrangeNames(t *testing.T) {
	from, to := newPerson(t, map[string]string{"elsewhere.pgn": other}), newPerson(t, nil)
	from.write("games/Best games: 1997?.pgn", game)
	if err := os.Symlink(filepath.Join(from.dir, "elsewhere.pgn"), filepath.Join(from.dir, "games", "linked.pgn")); err != nil {
		t.Skip(err)
	}
	if n := from.takes(from.bundle()); n.Games != 0 {
		t.Errorf("new in the same folder are %+v", n)
	}
	if n := to.takes(from.bundle()); n.Games != 2 {
		t.Errorf("new are %+v", n)
	}
	if got := to.files(); got["games/Best games_ 1997_.pgn"] != game || got["games/linked.pgn"] != other {
		t.Errorf("there are %q", got)
	}
}

// TestForged refuses what no bundle has, and writes nothing outside of the folder.
func TestForged(t *testing.T) {
	forge := func(members ...string) string {
		file := filepath.Join(t.TempDir(), "x.zip")
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		z := zip.NewWriter(f)
		for _, name := range members {
			w, err := z.Create(name)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.Write([]byte(name + "\n")); err != nil {
				t.Fatal(err)
			}
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		return file
	}
	if Is(forge("games/a.pgn")) || Is(forge()) {
		t.Error("any zip is a bundle")
	}
	to := newPerson(t, nil)
	to.takes(forge(mark, "../a.pgn", "games/../../b.pgn", "/c.pgn", `games/..\d.pgn`, `games/x.\y`, "games/Fischer vs. Karpov?", "games/CON.pgn",
		"settings.toml", "training/x/y.log", "games/e.pgn", "locks/f"))
	if got := to.files(); len(got) != 1 || got["games/e.pgn"] == "" {
		t.Errorf("there are %q", got)
	}
	if around, _ := os.ReadDir(filepath.Dir(to.dir)); slices.ContainsFunc(around, func(e os.DirEntry) bool { return strings.HasSuffix(e.Name(), ".pgn") }) {
		t.Error("a file is outside of the folder")
	}
}

// TestDamaged refuses a bundle with a damaged member before anything is written.
func TestDamaged(t *testing.T) {
	file := ada(t, "/home/ada/italian.pgn").bundle()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	for at := 60; at < len(data)-200; at += 7 {
		bad := slices.Clone(data)
		bad[at] ^= 0x55
		if err := os.WriteFile(file, bad, 0o644); err != nil {
			t.Fatal(err)
		}
		to := newPerson(t, nil)
		b, err := Open(file, to.dir, to.openings())
		if err != nil {
			refused++
			continue
		}
		n, err := b.News(t.Context())
		if err == nil {
			err = b.Take(t.Context(), n)
		}
		if err != nil {
			refused++
		}
		if got := to.files(); err != nil && len(got) > 0 {
			t.Errorf("byte %d is damaged: %v, and there are %q", at, err, got)
		}
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	}
	if refused < 20 {
		t.Errorf("%d damaged files are refused", refused)
	}
}
