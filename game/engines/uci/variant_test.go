package uci

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestVariants(t *testing.T) {
	s := serve(t)
	s.send("uci")
	if hello := s.until("^uciok$"); !strings.Contains(hello, "option name UCI_Variant type combo default chess var chess var shogi ") {
		t.Error(hello)
	}
	s.send("setoption name UCI_Variant value apc-timur")
	s.answers([]answer{
		{"position startpos moves e2e4 e7e5\nd", "^Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2$"},
		{"position startpos\ngo perft 3", "^Nodes searched: 8902$"},
		{"position fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 moves a7a8\nd", "^Fen: C3k3/8/8/8/8/8/8/4K3 b - - 0 1$"},
		{"position fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 moves a7a8q", "not a legal move"},
		{"position fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1\ngo depth 2", "^bestmove a1a8f$"},
		{"go infinite\nstop", "^bestmove a1a8f$"},
		{"setoption name UCI_Variant value checkers", "no variant"},
		{"position fen nonsense", "four to six fields"},
		{
			"setoption name UCI_Variant value shogi\nposition startpos moves 7g7f 3c3d\nd",
			"^Fen: lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3$",
		},
		{"position startpos\ngo perft 3", "^Nodes searched: 25470$"},
		{"position fen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\ngo depth 2", "^bestmove G\\*5b$"},
		{"setoption name UCI_Variant value fischerandom\nposition fen 4k3/8/8/8/8/8/8/5KR1 w G - 0 1 moves f1g1\nd", "^Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1$"},
		{"setoption name UCI_Variant value chess\nposition fen 4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "can contain only K, Q, k and q"},
		{
			"setoption name UCI_Chess960 value true\nposition fen nnr1kqbr/pp1pp1p1/2p5/b4p1p/P7/1PNP4/2P1PPPP/N1RBKQBR w HChc - 1 9\ngo perft 3",
			"^Nodes searched: 6530$",
		},
		{"position fen k4r2/8/8/8/8/7p/6pP/6KR w K - 0 1\ngo depth 3", "^bestmove g1h1"},
		{"position startpos moves e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1\nd", "RNBQ1RK1 b kq - 5 4$"},
		{"setoption name UCI_Chess960 value false\nposition fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\ngo perft 1", "^Nodes searched: 9$"},
		{"setoption name UCI_Variant value chess\nposition fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\ngo perft 1", "^Nodes searched: 9$"},
	})
}

// TestVariantSearch checks that a search in a variant obeys its parameters, and reports its
// progress in as many lines as were asked for.
func TestVariantSearch(t *testing.T) {
	s := serve(t)
	for _, game := range []string{"apc-crowned", "shogi"} {
		s.send("setoption name UCI_Variant value " + game + "\nsetoption name MultiPV value 3\nposition startpos")
		s.send("go depth 3")
		out := s.until("^bestmove ")
		info := regexp.MustCompile(`(?m)^info depth (\d+) seldepth \d+ multipv (\d+) score (cp|mate) -?\d+ nodes (\d+) nps \d+ time \d+ pv( \S+)+$`)
		told := map[[2]string]bool{}
		for _, line := range info.FindAllStringSubmatch(out, -1) {
			told[[2]string{line[1], line[2]}] = true
		}
		if len(told) != 3*3 || !told[[2]string{"3", "3"}] {
			t.Errorf("%s: to depth 3 it tells\n%s", game, out)
		}
		s.send("go nodes 3000")
		for _, line := range info.FindAllStringSubmatch(s.until("^bestmove "), -1) {
			if n, _ := strconv.Atoi(line[4]); n > 3000 {
				t.Errorf("%s: %s of 3000 nodes", game, line[4])
			}
		}
		begun := time.Now()
		s.send("go movetime 300")
		s.until("^bestmove ")
		if took := time.Since(begun); took < 200*time.Millisecond {
			t.Errorf("%s: it took %v of 300 ms", game, took)
		}
	}
}
