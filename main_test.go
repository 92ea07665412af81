package main

import (
	"bytes"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
)

// TestMain lets the tests' binary be the program, so that what is tested is
// what was built.
func TestMain(m *testing.M) {
	if os.Getenv("PASSEDPAWN_RUN") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

func TestFlags(t *testing.T) {
	for _, tt := range []struct {
		args      string
		code      int
		out, errs string
	}{
		{"--version", 0, "passedpawn " + version, ""},
		{"--help", 0, "Usage: passedpawn [--new-window]", ""},
		{"-help", 0, "Usage: passedpawn [--new-window]", ""},
		{"--uci", 0, "uciok", ""},
		{"--nonsense", 2, "", "Usage: passedpawn [--new-window]"},
	} {
		var out, errs bytes.Buffer
		if code := run(strings.Fields(tt.args), strings.NewReader("uci\n"), &out, &errs); code != tt.code {
			t.Errorf("%s: exit status %d, want %d", tt.args, code, tt.code)
		}
		if !strings.Contains(out.String(), tt.out) || !strings.Contains(errs.String(), tt.errs) {
			t.Errorf("%s: said %q and %q", tt.args, out.String(), errs.String())
		}
	}
}

// home is a fresh home folder with settings.
func home(t testing.TB, settings string) string {
	t.Helper()
	dir := t.TempDir()
	config := filepath.Join(dir, "config", "passedpawn")
	if err := os.MkdirAll(config, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(config, "settings.toml"), []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// kept is the one game that the program of a home keeps, nil if there is none.
func kept(t testing.TB, home string) *record.Record {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "data", "passedpawn", "games", "*.pgn"))
	if err != nil || len(files) > 1 {
		t.Fatalf("%v: kept %q", err, files)
	}
	if len(files) == 0 {
		return nil
	}
	return read(t, files[0])
}

func read(t testing.TB, path string) *record.Record {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	items := pgn.Scan(string(data))
	if len(items) == 0 {
		return nil // made, and not yet written
	}
	rec, err := pgn.Read(items[0], orthodox.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func plies(t testing.TB, home string) int {
	rec := kept(t, home)
	if rec == nil {
		return 0
	}
	return len(rec.Moves())
}

// accent is the colour of the one button to press next.
var accent = color.RGBA{0x3B, 0x7A, 0x57, 255}

// TestWindow plays a whole game by mouse in a real window, through an
// underpromotion to mate, killed and started again on the way, and saves it.
func TestWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	s := newScreen(t)
	dir := home(t, "opponent = \"person\"\ntheme = \"light\"\n")
	p := s.run(dir)
	board := s.board()
	steps := []string{"c2 c4", "b7 b6", "c4 c5", "c8 b7", "c5 c6", "h7 h6", "c6 b7", "d8 c8", "b7 c8 c7"}
	for i, step := range steps {
		for n, name := range strings.Fields(step) {
			if n == 2 {
				s.rests(p) // while a piece is chosen
			}
			s.click(square(board, name)) // c7 at last is the rook in the chooser
		}
		s.until("ply "+step, func() bool { return plies(t, dir) == i+1 })
		if i == 5 {
			before := s.still(board)
			p.kill()
			p = s.run(dir)
			board = s.board()
			s.until("the game as it was", func() bool { return same(before, s.look(), board) })
		}
	}
	p.kill()
	p = s.run(dir)
	s.board()
	rec := kept(t, dir)
	if rec.Result != "1-0" {
		t.Errorf("the game is kept as %s", rec.Result)
	}
	before := s.still(board)
	s.focus()
	s.hand("key", "ctrl+s")
	s.until("the dialog", func() bool { return !same(before, s.look(), board) })
	s.hand("key", "Return")
	saved := filepath.Join(dir, "White - Black.pgn")
	s.until("the file", func() bool { _, err := os.Stat(saved); return err == nil })
	text := pgn.Write(read(t, saved))
	if !strings.Contains(text, "1. c4 b6 2. c5 Bb7 3. c6 h6 4. cxb7 Qc8 5. bxc8=R# 1-0") {
		t.Errorf("saved\n%s", text)
	}
	p.kill()
	checkLog(t, p)
}

// TestWindowAgainstEngine plays a move against the weakest level, which answers.
func TestWindowAgainstEngine(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	s := newScreen(t)
	dir := home(t, "level = 1\ntheme = \"light\"\n")
	p := s.run(dir)
	board := s.board()
	s.drag(square(board, "e2"), square(board, "e3"), square(board, "e4"))
	s.until("the answer", func() bool { return plies(t, dir) == 2 })
	s.focus()
	s.hand("key", "d", "4", "Return")
	s.until("the next answer, to a typed move", func() bool { return plies(t, dir) == 4 })
	p.kill()
	checkLog(t, p)
}

func checkLog(t *testing.T, p *program) {
	t.Helper()
	if text := p.said(t); strings.Contains(text, "Error in Fyne call thread") || strings.Contains(text, "panic") {
		t.Errorf("the program said:\n%s", text)
	}
}

// still waits until the board stops changing, and gives the picture.
func (s *screen) still(board image.Rectangle) *image.RGBA {
	s.t.Helper()
	last := s.look()
	unchanged := 0
	s.until("the board to rest", func() bool {
		now := s.look()
		unchanged++
		if !same(last, now, board) {
			unchanged = 0
		}
		last = now
		return unchanged >= 20
	})
	return last
}

func same(a, b *image.RGBA, in image.Rectangle) bool {
	for y := in.Min.Y; y < in.Max.Y; y++ {
		from, to := a.PixOffset(in.Min.X, y), a.PixOffset(in.Max.X, y)
		if !bytes.Equal(a.Pix[from:to], b.Pix[from:to]) {
			return false
		}
	}
	return true
}

// BenchmarkStart runs the program until its first frame with a board.
func BenchmarkStart(b *testing.B) {
	s := newScreen(b)
	dir := home(b, "theme = \"light\"\n")
	for range b.N {
		p := s.run(dir)
		s.board()
		b.StopTimer()
		p.kill()
		s.until("the window to be gone", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
		b.StartTimer()
	}
}
