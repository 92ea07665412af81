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

	"passedpawn/game/clock"
	"passedpawn/game/longtest"
	"passedpawn/game/player"
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

// answer tells it a move, or "go", and returns its own move, "" if it makes none.
func (g *gnushogi) answer(text string) string {
	fmt.Fprintln(g.to, text)
	for g.from.Scan() {
		f := strings.Fields(g.from.Text())
		if len(f) >= 3 && f[1] == "..." {
			return f[2]
		}
		if line := strings.ToLower(g.from.Text()); strings.Contains(line, "resign") || strings.Contains(line, "mates") || strings.Contains(line, "illegal") || strings.Contains(line, "draw") {
			return ""
		}
	}
	return ""
}

// TestGNUShogi plays a match against GNU Shogi with equal time for every 40 moves. The
// engine makes no illegal move and never runs out of time. PASSEDPAWN_GAMES and
// PASSEDPAWN_SECONDS say how many games and how much time.
func TestGNUShogi(t *testing.T) {
	longtest.Only(t)
	if _, err := os.Stat(gnushogiPath); err != nil {
		t.Skip("no GNU Shogi")
	}
	games, seconds := longtest.OfNight(0, 2, 20), 4
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_GAMES")); err == nil {
		games = n
	}
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_SECONDS")); err == nil {
		seconds = n
	}
	points := 0.0
	for n := range games {
		us := rules.Side(n % 2)
		o, plies := rival(t, us, uint64(n), seconds)
		switch o.Result {
		case rules.Win(us):
			points++
		case rules.Drawn:
			points += 0.5
		}
		t.Logf("game %d: %v by %v after %d plies; %v of %d", n+1, o.Result == rules.Win(us), o.Reason, plies, points, n+1)
	}
	if points < 0.75*float64(games)-1 {
		t.Errorf("%v of %d games against GNU Shogi", points, games)
	}
}

// rival plays a game against GNU Shogi, which loses if it makes no move.
func rival(t *testing.T, us rules.Side, seed uint64, seconds int) (rules.Outcome, int) {
	t.Helper()
	g := newGNUShogi(t, seconds)
	o := Opponent{Level: Levels, Seed: seed, Table: NewTable(1 << 20)}
	control := time.Duration(seconds) * time.Second
	line, left, last := []rules.Position{game.Start()}, control, "go"
	for moves := 0; ; {
		if end := game.Outcome(line); end.Over() || len(line) > 400 {
			return end, len(line)
		}
		now := line[len(line)-1]
		var m rules.Move
		if now.Turn() == us {
			q := player.Question{Line: line}
			q.Clocks[us] = clock.Turn{Left: left, ToGo: 40 - moves%40}
			began := time.Now()
			a, err := o.Think(context.Background(), q)
			if err != nil {
				t.Fatal(err)
			}
			if left -= time.Since(began); left < 0 {
				t.Errorf("time lost in %s by %v", now, -left)
			}
			if moves++; moves%40 == 0 {
				left += control
			}
			if a.Claim {
				return rules.Outcome{Result: rules.Win(us), Reason: rules.Declaration}, len(line)
			}
			m, last = a.Move, game.Coordinates(a.Move)
		} else {
			text := g.answer(last)
			var err error
			if m, err = game.Read(now, text); err != nil {
				return rules.Outcome{Result: rules.Win(us), Reason: rules.Resignation}, len(line)
			}
		}
		next, err := now.Play(m)
		if err != nil {
			t.Fatalf("an illegal move in %s: %v", now, err)
		}
		line = append(line, next)
	}
}
