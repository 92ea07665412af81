//go:build tools

// Run by hand: PASSEDPAWN_GAMES=20 go test -tags tools ./game/engines/shogiengine -run TestGNUShogi -v -timeout 0

package shogiengine

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// gnushogi is a running GNU Shogi. It speaks the protocol of xshogi: moves as in USI, and
// its own after the number of the move and three dots.
type gnushogi struct {
	to   io.Writer
	from *bufio.Scanner
}

const gnushogiPath = "/usr/games/gnushogi"

// newGNUShogi starts GNU Shogi with a number of seconds for every 40 moves.
func newGNUShogi(t *testing.T, seconds int) *gnushogi {
	t.Helper()
	c := exec.Command(gnushogiPath)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	g := &gnushogi{to: in, from: bufio.NewScanner(out)}
	fmt.Fprintf(g.to, "clock 40 0:%02d\n", seconds)
	return g
}

// answer tells it a move, or "go", and returns its own move, or else what it says of the
// end of the game.
func (g *gnushogi) answer(text string) string {
	fmt.Fprintln(g.to, text)
	for g.from.Scan() {
		f := strings.Fields(g.from.Text())
		if len(f) >= 3 && f[1] == "..." {
			return f[2]
		}
		line := strings.ToLower(g.from.Text())
		for _, end := range []string{"resign", "mates", "illegal", "draw"} {
			if strings.Contains(line, end) {
				return end
			}
		}
	}
	return "silence"
}

// TestGNUShogi plays a match against GNU Shogi in equal time: what GNU Shogi has really
// used in a game is what the engine may use, as GNU Shogi takes more than the clock gives
// it. The engine makes no illegal move. PASSEDPAWN_GAMES and PASSEDPAWN_SECONDS say how
// many games, and how many seconds GNU Shogi has for every 40 moves. PASSEDPAWN_SEED is the
// first seed, so that a long match can be played in parts. It needs Debian's gnushogi.
func TestGNUShogi(t *testing.T) {
	number := func(variable string, usual int) int {
		if n, err := strconv.Atoi(os.Getenv(variable)); err == nil {
			return n
		}
		return usual
	}
	games, seconds, seed := number("PASSEDPAWN_GAMES", 20), number("PASSEDPAWN_SECONDS", 4), number("PASSEDPAWN_SEED", 0)
	points, used := 0.0, [2]time.Duration{}
	for n := range games {
		us := rules.Side(n % 2)
		o, plies, took := rival(t, us, uint64(seed+n), seconds)
		switch o.Result {
		case rules.Win(us):
			points++
		case rules.Drawn:
			points += 0.5
		}
		used[0], used[1] = used[0]+took[0], used[1]+took[1]
		t.Logf("game %d: %v by %v after %d plies; %v of %d, in %v against %v", n+1, o.Result == rules.Win(us), o.Reason, plies, points, n+1, used[0], used[1])
	}
	if points < 0.75*float64(games)-1 {
		t.Errorf("%v of %d games against GNU Shogi", points, games)
	}
	if used[0] > used[1]*51/50 {
		t.Errorf("the engine used %v, GNU Shogi %v", used[0], used[1])
	}
}

// beginning is how long the engine may think if it begins the game.
const beginning = 100 * time.Millisecond

// rival plays a game against GNU Shogi, which loses if it makes no move. used is the time
// that the engine has taken, and that of GNU Shogi.
func rival(t *testing.T, us rules.Side, seed uint64, seconds int) (end rules.Outcome, plies int, used [2]time.Duration) {
	t.Helper()
	g := newGNUShogi(t, seconds)
	o := Opponent{Level: Levels, Seed: seed, Table: Levels.NewTable()}
	line, last := []rules.Position{game.Start()}, "go"
	for {
		if end := game.Outcome(line); end.Over() || len(line) > 400 {
			return end, len(line), used
		}
		now, began := line[len(line)-1], time.Now()
		var m rules.Move
		if now.Turn() == us {
			q := player.Question{Line: line}
			q.Limits.Time = max(used[1]-used[0], 5*time.Millisecond)
			if len(line) == 1 {
				q.Limits.Time = beginning
			}
			a, err := o.Think(context.Background(), q)
			if err != nil {
				t.Fatal(err)
			}
			used[0] += time.Since(began)
			if a.Claim {
				return rules.Outcome{Result: rules.Win(us), Reason: rules.Declaration}, len(line), used
			}
			m, last = a.Move, game.Coordinates(a.Move)
		} else {
			text := g.answer(last)
			used[1] += time.Since(began)
			var err error
			if m, err = game.Read(now, text); err != nil {
				return given(t, us, text), len(line), used
			}
		}
		next, err := now.Play(m)
		if err != nil {
			t.Fatalf("an illegal move in %s: %v", now, err)
		}
		line = append(line, next)
	}
}

// given returns the outcome of a game that GNU Shogi ends with a word.
func given(t *testing.T, us rules.Side, word string) rules.Outcome {
	t.Helper()
	switch word {
	case "resign", "mates": // also where it has no move
		return rules.Outcome{Result: rules.Win(us), Reason: rules.Resignation}
	case "draw":
		return rules.Outcome{Result: rules.Drawn}
	}
	t.Errorf("GNU Shogi ends a game with %q", word)
	return rules.Outcome{Result: rules.Drawn}
}
