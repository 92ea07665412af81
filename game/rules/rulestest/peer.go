package rulestest

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// PeerPerft asks an engine of the Stockfish family, by its streams, for the moves of
// positions, and how many nodes at a depth begin with each. A position is what follows
// the word "position", such as "fen " and a FEN. At the end the engine is told to quit.
func PeerPerft(in io.Writer, out io.Reader, positions []string, depth int) (counts []map[string]int) {
	lines := bufio.NewScanner(out)
	for _, p := range positions {
		fmt.Fprintf(in, "position %s\ngo perft %d\n", p, depth)
		now := map[string]int{}
		for lines.Scan() && !strings.HasPrefix(lines.Text(), "Nodes searched") {
			var n int
			if move, count, ok := strings.Cut(lines.Text(), ": "); ok && len(move) <= 5 {
				if _, err := fmt.Sscan(count, &n); err == nil {
					now[move] = n
				}
			}
		}
		counts = append(counts, now)
	}
	fmt.Fprint(in, "quit\n")
	return counts
}
