//go:build tools

package calibrate

import (
	"bufio"
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
)

// A rival is another engine, spoken to by UCI.
type rival struct {
	t       *testing.T
	command string
	in      *bufio.Writer
	out     *bufio.Scanner
	end     func() error
}

// launch starts a command; its words with a "=" are options.
func launch(t *testing.T, command string) *rival {
	t.Helper()
	r := &rival{t: t, command: command}
	r.begin()
	t.Cleanup(func() { _ = r.end() })
	return r
}

func (r *rival) begin() {
	var words, options []string
	for _, w := range strings.Fields(r.command) {
		if strings.Contains(w, "=") {
			options = append(options, w)
		} else {
			words = append(words, w)
		}
	}
	cmd := exec.Command(words[0], words[1:]...)
	in, err := cmd.StdinPipe()
	if err != nil {
		panic(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		panic(err)
	}
	if err := cmd.Start(); err != nil {
		panic(err)
	}
	r.in, r.out = bufio.NewWriter(in), bufio.NewScanner(out)
	r.end = func() error {
		r.send("quit")
		_ = in.Close()
		time.AfterFunc(time.Second, func() { _ = cmd.Process.Kill() })
		return cmd.Wait()
	}
	r.send("uci")
	r.until("uciok")
	for _, o := range options {
		r.send("setoption name " + strings.Replace(o, "=", " value ", 1))
	}
}

func (r *rival) send(line string) {
	_, _ = r.in.WriteString(line + "\n")
	_ = r.in.Flush()
}

// until reads up to a line that begins so, and gives all lines; none at the end.
func (r *rival) until(begin string) []string {
	var all []string
	for r.out.Scan() {
		all = append(all, r.out.Text())
		if strings.HasPrefix(r.out.Text(), begin) {
			return all
		}
	}
	return nil
}

// fresh begins a game, with a new process where the old one has died.
func (r *rival) fresh() {
	r.send("ucinewgame")
	r.send("isready")
	if r.until("readyok") == nil {
		r.t.Logf("%s ended: %v", r.command, r.end())
		r.begin()
	}
}

// move implements side: it asks the engine with its clock.
func (r *rival) move(g *game, clocks [2]time.Duration, increment time.Duration) bitboard.Move {
	r.send("position fen " + g.start + " moves " + strings.Join(g.moves, " "))
	r.send(fmt.Sprintf("go wtime %d btime %d winc %d binc %d",
		clocks[0].Milliseconds(), clocks[1].Milliseconds(), increment.Milliseconds(), increment.Milliseconds()))
	lines := r.until("bestmove")
	if len(lines) == 0 {
		return 0
	}
	return g.pos.Find(strings.Fields(lines[len(lines)-1] + " none")[1])
}

// judge is the score of a position for the side to move, in centipawns, and
// the best move, by so many nodes.
func (r *rival) judge(fen string, nodes int) (score int, best string) {
	r.send("position fen " + fen)
	r.send(fmt.Sprintf("go nodes %d", nodes))
	lines := r.until("bestmove")
	for _, line := range lines {
		if _, after, ok := strings.Cut(line, " score cp "); ok {
			_, _ = fmt.Sscan(after, &score)
		}
		if _, after, ok := strings.Cut(line, " score mate "); ok {
			_, _ = fmt.Sscan(after, &score)
			if after[0] == '-' {
				score = -10_000
			} else {
				score = 10_000
			}
		}
	}
	if len(lines) > 0 {
		best = strings.Fields(lines[len(lines)-1] + " none")[1]
	}
	return score, best
}
