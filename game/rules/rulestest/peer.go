package rulestest

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"
)

// PeerPerft starts an engine of the Stockfish family and asks it, after the setup, for
// the moves of positions, and how many nodes at a depth begin with each. A position is
// what follows the word "position", such as "fen " and a FEN. The test is skipped where
// the program is missing.
func PeerPerft(t *testing.T, program, setup string, positions []string, depth int) []map[string]int {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), installed(t, program))
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(in, setup)
	counts := perft(in, out, positions, depth)
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	return counts
}

// installed returns the path of a program. Debian keeps games out of most PATHs.
func installed(t *testing.T, program string) string {
	t.Helper()
	for _, name := range []string{program, "/usr/games/" + program} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skipf("%s is not installed: sh .github/setup.sh test installs it on Debian", program)
	return ""
}

func perft(in io.Writer, out io.Reader, positions []string, depth int) (counts []map[string]int) {
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
