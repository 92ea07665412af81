//go:build tune

package calibrate

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"passedpawn/game/claims"
	"passedpawn/game/match/matchtest"
	"passedpawn/game/review"
	"passedpawn/game/rules"
)

// A blunder is a move of a game that was marked as one, and the judge's better move.
type blunder struct {
	Game, Ply      int
	Played, Better string // as UCI says them

	line []rules.Position // up to the one before the move
}

func (b blunder) fen() string { return b.line[len(b.line)-1].String() }

// blunders are those of the first games of lichess-clocks.pgn: by the evaluations in the
// file where it has them, and by the judge where it has not. PASSEDPAWN_BLUNDERS names a
// file that keeps them for the next run.
func blunders(t *testing.T, games int) []blunder {
	t.Helper()
	kept := os.Getenv("PASSEDPAWN_BLUNDERS")
	all := readBlunders(kept)
	if len(all) == 0 {
		all = findBlunders(t, games)
		if f, err := os.Create(kept); err == nil {
			defer f.Close()
			for _, b := range all {
				text, _ := json.Marshal(b)
				fmt.Fprintf(f, "%s\n", text)
			}
		}
	}
	lines := mainlines(t)
	for i, b := range all {
		all[i].line = lines[b.Game].Positions[:b.Ply+1]
	}
	return all
}

func readBlunders(file string) (all []blunder) {
	content, _ := os.ReadFile(file)
	for line := range strings.Lines(string(content)) {
		var b blunder
		if json.Unmarshal([]byte(line), &b) == nil {
			all = append(all, b)
		}
	}
	return all
}

// mainlines are the games of which the moves are.
func mainlines(t *testing.T) []matchtest.Mainline {
	t.Helper()
	return matchtest.Mainlines(t, "../../testdata/pgn/lichess-clocks.pgn")
}

// stockfish starts the judge twice.
func stockfish(t *testing.T) []*rival {
	t.Helper()
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	if command == "" {
		t.Skip("PASSEDPAWN_STOCKFISH names no judge")
	}
	return []*rival{launch(t, command), launch(t, command)}
}

// markNodes is how long the judge looks at each position of games without evaluations.
const markNodes = 8_000

func findBlunders(t *testing.T, games int) (all []blunder) {
	rivals := stockfish(t)
	lines := mainlines(t)
	lines = lines[:min(games, len(lines))]
	found := make([][]blunder, len(lines))
	share(2, len(lines), func(worker, i int) {
		l := lines[i]
		r := rivals[worker]
		before := review.Score{Centipawns: 20}
		for ply, m := range l.Moves {
			after, ok := review.ParseScore(l.Nodes[ply].Command("eval"))
			if !ok {
				after = r.look(l.Positions[ply+1].String(), "nodes "+fmt.Sprint(markNodes), "").white(l.Positions[ply+1].Turn())
			}
			if side := l.Positions[ply].Turn(); isBlunder(before.Of(side), after.Of(side)) {
				best := r.look(l.Positions[ply].String(), "nodes "+fmt.Sprint(10*markNodes), "")
				found[i] = append(found[i], blunder{Game: i, Ply: ply, Played: coordinates(m), Better: best.move})
			}
			before = after
		}
	})
	for _, f := range found {
		all = append(all, f...)
	}
	return all
}

// isBlunder marks as lichess does: 15 points of winning chance, or a mate that was not
// there before, or no longer is, if the game was or is open.
func isBlunder(before, after review.Score) bool {
	switch {
	case after.Mate < 0 && before.Mate == 0:
		return before.Centipawns > -700
	case before.Mate > 0 && after.Mate <= 0 && !after.Over:
		return after.Mate < 0 || after.Centipawns < 700
	case before.Mate != 0 || after.Mate != 0:
		return false
	}
	return before.Of(0).Chance()-after.Of(0).Chance() >= 15
}

// A sight is what the judge says of a position, for the side to move.
type sight struct {
	centipawns, mate int
	over             bool
	move             string
	line             []string
}

func (s sight) white(turn rules.Side) review.Score {
	return review.Score{Centipawns: s.centipawns, Mate: s.mate, Over: s.over}.Of(turn)
}

// look asks for the score of a position with a limit such as "depth 22", and of one move
// only if it is given.
func (r *rival) look(fen, limit, only string) (s sight) {
	r.send("position fen " + fen)
	if only != "" {
		only = " searchmoves " + only
	}
	r.send("go " + limit + only)
	for _, line := range r.until("bestmove") {
		if strings.Contains(line, "upperbound") || strings.Contains(line, "lowerbound") {
			continue
		}
		if _, after, ok := strings.Cut(line, " score cp "); ok {
			s.mate = 0
			fmt.Sscan(after, &s.centipawns)
		}
		if _, after, ok := strings.Cut(line, " score mate "); ok {
			s.centipawns = 0
			fmt.Sscan(after, &s.mate)
			if s.mate == 0 {
				s.mate, s.over = -1, true
			}
		}
		if _, pv, ok := strings.Cut(line, " pv "); ok {
			s.line = strings.Fields(pv)
		}
		if best, ok := strings.CutPrefix(line, "bestmove "); ok {
			s.move, _, _ = strings.Cut(best, " ")
		}
	}
	return s
}

// find is the legal move of a position that UCI says so.
func find(p rules.Position, text string) rules.Move {
	for _, m := range p.Moves() {
		if coordinates(m) == text {
			return m
		}
	}
	return rules.Move{}
}

// refuted says why the judge refutes a claim at a depth, "" if it does not. A mate is
// refuted if the judge sees none as short. Another gain is refuted if the winner is not
// better off by its first move than in what it is compared with: the position before the
// played move, or, if another move would have been better, the one after the played move.
// It is only doubted if the judge has a move that is worth ten points of winning chance
// more. A draw is refuted by a score. What says nothing of what is best to play, a threat
// and a lack of protection, is left to the second implementation of game/claims.
func (b blunder) refuted(r *rival, c claims.Claim, depth string) (why string, doubted bool) {
	before := b.line[len(b.line)-1]
	after, _ := before.Play(c.Line[0])
	if c.Better {
		after, _ = before.Play(find(before, b.Played))
	}
	if c.Kind == claims.GivesDraw {
		if s := r.look(after.String(), depth, ""); c.Text.Form != "claims.repetition" && s.centipawns != 0 || s.mate != 0 {
			return fmt.Sprintf("%+v", s), false
		}
		return "", false
	}
	start, first := after, coordinates(c.Line[min(1, len(c.Line)-1)])
	if c.Better {
		start, first = before, coordinates(c.Line[0])
	}
	best := r.look(start.String(), depth, "")
	if c.Kind == claims.Mate {
		if best.mate < 1 || best.mate > c.Moves {
			return fmt.Sprintf("mate %d, %d centipawns", best.mate, best.centipawns), false
		}
		return "", false
	}
	by := best
	if best.move != first {
		by = r.look(start.String(), depth, first)
	}
	other := before
	if c.Better {
		other = after
	}
	compared := r.look(other.String(), depth, "").white(rules.White) // of the side to move
	if other.Turn() != start.Turn() {
		compared = compared.Of(rules.Black)
	}
	won, most := by.white(rules.White), best.white(rules.White)
	if won.Chance() <= compared.Chance() && won.Mate == 0 {
		return fmt.Sprintf("%s is worth %s, and %s without it", first, won, compared), false
	}
	return "", most.Chance()-won.Chance() >= 10
}

// TestClaims counts the blunders of real games about which there is a claim, and has the
// judge check each claim. PASSEDPAWN_DEPTH is its depth, 0 for no check.
func TestClaims(t *testing.T) {
	all := blunders(t, number("PASSEDPAWN_GAMES", 300))
	kinds, said := map[string]int{}, 0
	var total time.Duration
	for _, b := range all {
		found, took := b.claims()
		total += took
		if len(found) > 0 {
			said++
		}
		for _, c := range found {
			kinds[c.Text.Form]++
		}
	}
	t.Logf("%d of %d blunders have a claim (%d %%), in %v a move: %v", said, len(all), 100*said/len(all), total/time.Duration(len(all)), kinds)
	if depth := number("PASSEDPAWN_DEPTH", 0); depth > 0 {
		checkClaims(t, all, fmt.Sprint("depth ", depth))
	}
}

// claims are those about a blunder, but for the small one about castling.
func (b blunder) claims() ([]claims.Claim, time.Duration) {
	before, start := b.line[len(b.line)-1], time.Now()
	all := claims.About(b.line, find(before, b.Played), find(before, b.Better))
	return slices.DeleteFunc(all, func(c claims.Claim) bool { return c.Kind == claims.LosesCastling }), time.Since(start)
}

func checkClaims(t *testing.T, all []blunder, depth string) {
	rivals := stockfish(t)
	var checked, wrong, doubts atomic.Int32
	share(len(rivals), len(all), func(worker, i int) {
		found, _ := all[i].claims()
		for _, c := range found {
			if c.Kind == claims.Loose || c.Kind == claims.Threat {
				continue // they say nothing of what is best to play
			}
			checked.Add(1)
			why, doubted := all[i].refuted(rivals[worker], c, depth)
			if doubted {
				doubts.Add(1)
			}
			if why != "" {
				wrong.Add(1)
				t.Errorf("game %d, ply %d, %s, %s better %s: %s %v: %s", all[i].Game, all[i].Ply, all[i].fen(), all[i].Played, all[i].Better, c.Text, c.Line, why)
			}
			if n := checked.Load(); n%50 == 0 {
				t.Logf("%d claims checked, %d refuted, %d doubted", n, wrong.Load(), doubts.Load())
			}
		}
	})
	t.Logf("%d claims checked, %d refuted, %d doubted", checked.Load(), wrong.Load(), doubts.Load())
}
