package uci

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// A session is a server with both ends of its streams.
type session struct {
	t   testing.TB
	in  *io.PipeWriter
	out *bufio.Scanner
	end chan error
}

func serve(t testing.TB) *session {
	t.Helper()
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	s := &session{t, inW, bufio.NewScanner(outR), make(chan error, 1)}
	go func() {
		s.end <- Serve(inR, outW, "test")
		_ = outW.Close()
	}()
	t.Cleanup(func() { _ = inW.Close() })
	return s
}

func (s *session) send(line string) {
	s.t.Helper()
	if _, err := io.WriteString(s.in, line+"\n"); err != nil {
		s.t.Fatal(err)
	}
}

// An answer is a line that follows what is sent.
type answer struct{ send, want string }

// answers sends and expects, one after the other, and ends the session.
func (s *session) answers(all []answer) {
	s.t.Helper()
	for _, a := range all {
		if a.send != "" {
			s.send(a.send)
		}
		s.until(a.want)
	}
	s.send("quit")
	if err := <-s.end; err != nil {
		s.t.Error(err)
	}
}

// until reads lines up to one that matches, and returns them all.
func (s *session) until(pattern string) string {
	s.t.Helper()
	re, all := regexp.MustCompile(pattern), ""
	for s.out.Scan() {
		all += s.out.Text() + "\n"
		if re.MatchString(s.out.Text()) {
			return all
		}
	}
	s.t.Fatalf("no line like %q in\n%s", pattern, all)
	return ""
}

func TestSession(t *testing.T) {
	s := serve(t)
	for _, tt := range []struct{ send, want string }{
		{"uci", "^uciok$"},
		{"isready", "^readyok$"},
		{"position startpos moves e2e4 e7e5\nd", "^Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2$"},
		{"position startpos moves e2e5\nd", "e2e5 is not a legal move"},
		{"d", "^Fen: rnbqkbnr/pppp1ppp"},
		{"", "^Key: [0-9A-F]{16}$"},
		{"position fen nonsense\nisready", "FEN"},
		{"position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 5", "score mate 1 .*pv a1a8$"},
		{"", "^bestmove a1a8$"},
		{"go perft 2", "^a1a8: 0$"},
		{"", "^Nodes searched: "},
		{"position startpos\ngo perft 3", "^Nodes searched: 8902$"},
		{"go infinite\nstop", "^bestmove [a-h][1-8]"},
		{"go nodes 500", "^bestmove"},
		{"go movetime 5", "^bestmove"},
		{"go wtime 100 btime 100 winc 10 binc 10", "^bestmove"},
		{"go depth 3 searchmoves a2a3 h2h4", "^bestmove (a2a3|h2h4)"},
		{"setoption name Level value 1\ngo", "^bestmove"},
		{"setoption name level value 16\nsetoption name MultiPV value 3\ngo depth 4", "^info depth 4 seldepth \\d+ multipv 3 "},
		{"setoption name MultiPV value 1\nsetoption name Threads value 2\ngo depth 6", "^info depth 6 seldepth \\d+ multipv 1 "},
		{"", "^bestmove"},
		{"setoption name Threads value 0\nisready", "Threads is a number from 1 to 256"},
		{"setoption name Ponder value yes\nisready", "Ponder is true or false"},
		{"setoption name Ponder value true\ngo depth 5", "^bestmove .... ponder ....$"},
		{"go ponder wtime 200 btime 200\nponderhit", "^bestmove"},
		{"go ponder depth 3\nisready", "^readyok$"},
		{"stop", "^bestmove"},
		{"ponderhit\nisready", "^readyok$"},
		{"setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 800\ngo", "^bestmove"},
		{"setoption name UCI_LimitStrength value false\nsetoption name OwnBook value true\nposition startpos\ngo depth 20", "^bestmove"},
		{"setoption name Hash value x\nisready", "Hash is a number"},
		{"setoption name Nonsense value 1", "there is no option"},
		{"fly", "not a command"},
		{"go depth two\nstop", "two is not a number"},
		{"", "^bestmove"},
		{"position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo", "^bestmove 0000$"},
	} {
		if tt.send != "" {
			go s.send(tt.send)
		}
		s.until(tt.want)
	}
	go s.send("quit")
	if err := <-s.end; err != nil {
		t.Error(err)
	}
}

func TestEndOfInputEndsIt(t *testing.T) {
	s := serve(t)
	go func() {
		s.send("go infinite")
		_ = s.in.Close()
	}()
	s.until("^bestmove")
	if err := <-s.end; err != nil {
		t.Error(err)
	}
}

func FuzzCommands(f *testing.F) {
	f.Add("position fen 8/8/8/8/8/8/8/k6K w - - 0 1 moves\ngo depth 1")
	f.Add("setoption name\ngo perft\nposition\nposition startpos moves")
	costly := strings.NewReplacer("go", "x", "perft", "x", "Hash", "x", "genfens", "x") // what takes time or memory is tested above
	f.Fuzz(func(t *testing.T, text string) {
		if err := Serve(strings.NewReader(costly.Replace(text)), io.Discard, "test"); err != nil && err != bufio.ErrTooLong {
			t.Fatal(err)
		}
	})
}

// TestBenchLine prints the nodes of a fixed search in the form that test programs read.
func TestBenchLine(t *testing.T) {
	var out strings.Builder
	if err := Serve(strings.NewReader("bench\nquit\n"), &out, "test"); err != nil {
		t.Fatal(err)
	}
	var nodes, nps int
	if n, err := fmt.Sscanf(out.String(), "%d nodes %d nps\n", &nodes, &nps); n != 2 || err != nil || nodes != engine.Bench() || nps == 0 {
		t.Errorf("%v: %q", err, out.String())
	}
}

// TestGenfens writes positions for games to begin with: so many, from the start or a book, the
// same for the same seed.
func TestGenfens(t *testing.T) {
	book := filepath.Join(t.TempDir(), "book.epd")
	if err := os.WriteFile(book, []byte("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - bm e4;\n4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	said := func(command string) []string {
		var out strings.Builder
		if err := Serve(strings.NewReader(command+"\n"), &out, "test"); err != nil {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSpace(out.String()), "\n")
	}
	all := map[string][]string{}
	for _, command := range []string{"genfens 5 seed 1 book None", "genfens 5 seed 2 book None", "genfens 5 seed 1 book " + book} {
		lines := said(command)
		all[command] = lines
		if len(lines) != 5 || !slices.Equal(lines, said(command)) {
			t.Errorf("%s says %q", command, lines)
		}
		for _, line := range lines {
			fen, ok := strings.CutPrefix(line, "info string genfens ")
			p, err := bitboard.Parse(fen)
			if !ok || err != nil || strings.Contains(command, book) != (strings.Count(fen, "Q")+strings.Count(fen, "q") == 0) {
				t.Errorf("%s says %q: %v, %v", command, line, p.String(), err)
			}
		}
	}
	if slices.Equal(all["genfens 5 seed 1 book None"], all["genfens 5 seed 2 book None"]) {
		t.Error("two seeds give the same positions")
	}
	for command, want := range map[string]string{
		"genfens": "a number", "genfens x": "a number", "genfens 1 seed x": "not a seed", "genfens 1 seed 1 book " + t.TempDir(): "book",
		"genfens 1 seed 1 book " + filepath.Join(t.TempDir(), "none.epd"): "none.epd",
	} {
		if lines := said(command); len(lines) != 1 || !strings.HasPrefix(lines[0], "info string ") {
			t.Errorf("%s says %q, want %s", command, lines, want)
		}
	}
}
