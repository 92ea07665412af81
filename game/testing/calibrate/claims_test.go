//go:build tools

// Run by hand: PASSEDPAWN_DEPTH=18 PASSEDPAWN_STOCKFISH=stockfish go test -tags tools ./game/testing/calibrate -run TestClaims -v -timeout 0

package calibrate

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// A spoken is a blunder with what is certain about it.
type spoken struct {
	blunder
	all  []claims.Claim
	took time.Duration
}

// TestClaims counts the blunders of real games, and the wrong moves of puzzles, about which there
// is a claim, and has the judge check each claim. PASSEDPAWN_DEPTH is its depth, 0 for no check.
// PASSEDPAWN_ROUGH is a depth at which all claims are checked before: those that it refutes or
// doubts come first then.
func TestClaims(t *testing.T) {
	judges := stockfish(t)
	games, puzzles := blunders(t, judges, number("PASSEDPAWN_GAMES", 300))
	said := speak(games)
	t.Logf("games: %s", report(judges, said))
	more := speak(puzzles)
	t.Logf("puzzles: %s", report(judges, more))
	all := append(said, more...)
	write(t, all)
	first := sentences(all)
	if rough := number("PASSEDPAWN_ROUGH", 0); rough > 0 {
		first = check(t, judges, first, rough)
	}
	if depth := number("PASSEDPAWN_DEPTH", 0); depth > 0 {
		for _, s := range check(t, judges, first, depth) {
			if s.why != "" {
				t.Errorf("%v: %s", s, s.why)
			}
		}
	}
}

// speak makes the claims about blunders, one after another, so that their time can be told.
func speak(found []blunder) (all []spoken) {
	for _, b := range found {
		s := spoken{blunder: b}
		s.all, s.took = b.claims()
		all = append(all, s)
	}
	return all
}

// claims are those about a blunder, but for the small one about castling.
func (b blunder) claims() ([]claims.Claim, time.Duration) {
	before, start := b.line[len(b.line)-1], time.Now()
	all := claims.About(b.line, find(before, b.Played), b.better(), b.reply())
	return slices.DeleteFunc(all, func(c claims.Claim) bool { return c.Kind == claims.LosesCastling }), time.Since(start)
}

// lossDepth is the depth of the lines that say how many blunders lose material soon.
const lossDepth = 12

// report counts the blunders that have a claim, and says how long a move took.
func report(judges []arbiter, all []spoken) string {
	if len(all) == 0 {
		return "none"
	}
	kinds, loses, said, saidOfLoses := map[string]int{}, make([]bool, len(all)), 0, 0
	share(len(judges), len(all), func(worker, i int) {
		loses[i] = all[i].losesSoon(judges[worker], fmt.Sprint("depth ", lossDepth))
	})
	lost := 0
	var times []time.Duration
	for i, s := range all {
		times = append(times, s.took)
		if loses[i] {
			lost++
		}
		if len(s.all) > 0 {
			said++
			if loses[i] {
				saidOfLoses++
			}
		}
		for _, c := range s.all {
			kinds[c.Text.Form]++
		}
	}
	slices.Sort(times)
	at := func(percent int) time.Duration { return times[(len(times)-1)*percent/100] }
	of := func(part, whole int) string {
		return fmt.Sprintf("%d of %d (%.1f %%)", part, whole, 100*float64(part)/float64(max(1, whole)))
	}
	return fmt.Sprintf("%s blunders have a claim, %s that lose material within five plies; half of them in %v, 90 %% in %v, 99 %% in %v, all in %v; %v",
		of(said, len(all)), of(saidOfLoses, lost), at(50), at(90), at(99), at(100), kinds)
}

// write writes the blunders and what is said of them into the file that PASSEDPAWN_SENTENCES
// names, for people to read.
func write(t *testing.T, all []spoken) {
	t.Helper()
	name := os.Getenv("PASSEDPAWN_SENTENCES")
	if name == "" {
		return
	}
	var text strings.Builder
	for _, s := range all {
		before := s.line[len(s.line)-1]
		fmt.Fprintf(&text, "%s\t%s\t%s\t%s", s.fen(), s.san(before, s.Played), s.san(before, s.Better), s.took)
		for _, c := range s.all {
			fmt.Fprintf(&text, "\t%s", c.Sentence())
		}
		text.WriteString("\n")
	}
	if err := os.WriteFile(name, []byte(text.String()), 0o644); err != nil {
		t.Error(err)
	}
}

func (b blunder) san(p rules.Position, move string) string {
	if m := find(p, move); !m.Null() {
		return orthodox.Rules{}.Write(p, m)
	}
	return "-"
}

// A sentence is a claim of which the judge can say something.
type sentence struct {
	spoken
	claim   claims.Claim
	why     string // it is refuted
	doubted bool
}

func (s sentence) String() string {
	return fmt.Sprintf("game %d, ply %d, %s, %s better %s reply %s: %s %v",
		s.Game, s.Ply, s.fen(), s.Played, s.Better, s.Reply, s.claim.Text, s.claim.Line)
}

// sentences are the claims that say something of what is best to play.
func sentences(all []spoken) (found []sentence) {
	for _, s := range all {
		for _, c := range s.all {
			if c.Kind != claims.Loose && (c.Kind != claims.Threat || c.Moves > 0) {
				found = append(found, sentence{spoken: s, claim: c})
			}
		}
	}
	return found
}

// check has the judge look at sentences, and returns them: first those that it refutes, then those
// that it doubts.
func check(t *testing.T, judges []arbiter, all []sentence, depth int) []sentence {
	t.Helper()
	var checked, wrong, doubts atomic.Int32
	share(len(judges), len(all), func(worker, i int) {
		s := &all[i]
		s.why, s.doubted = s.refuted(judges[worker], s.claim, fmt.Sprint("depth ", depth))
		if s.doubted {
			doubts.Add(1)
		}
		if s.why != "" {
			wrong.Add(1)
			t.Logf("depth %d, %v: %s", depth, s, s.why)
		}
		if n := checked.Add(1); n%50 == 0 {
			t.Logf("depth %d: %d of %d sentences checked, %d refuted, %d doubted", depth, n, len(all), wrong.Load(), doubts.Load())
		}
	})
	t.Logf("depth %d: %d sentences checked, %d refuted, %d doubted; %d searches were cut short", depth, checked.Load(), wrong.Load(),
		doubts.Load(), judges[0].kept.short(depth))
	weight := func(s sentence) int {
		switch {
		case s.why != "":
			return 0
		case s.doubted:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(all, func(a, b sentence) int { return cmp.Compare(weight(a), weight(b)) })
	return all
}
