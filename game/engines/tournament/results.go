package tournament

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Result is a game that is over, as the file has it.
type Result struct {
	Pairing
	Result rules.Result
	Fault  Fault
	// Excused means that a game was lost on time while the whole computer paused for at
	// least as long as the move was late.
	Excused bool
	Plies   int
}

// result returns the result of a game that was played.
func (g Played) result() Result {
	return Result{
		Pairing: g.Pairing, Result: g.Ending.Result, Fault: g.Ending.Fault,
		Excused: excused(g.Ending.Reason), Plies: len(g.plies),
	}
}

// late describes a move that was too late, and for how long the computer paused.
func late(over, paused time.Duration) string {
	return fmt.Sprintf("loses on time by %d ms (the computer paused for %d ms)", over.Milliseconds(), paused.Milliseconds())
}

// unanswered describes an engine that hangs. The Termination tag has no word for that.
const unanswered = "does not answer"

var lateness = regexp.MustCompile(`loses on time by (\d+) ms \(the computer paused for (\d+) ms\)`)

// excused reports whether a text says that a move was late because the computer paused.
func excused(text string) bool {
	found := lateness.FindStringSubmatch(strings.Join(strings.Fields(text), " "))
	if found == nil {
		return false
	}
	over, _ := strconv.Atoi(found[1])
	paused, _ := strconv.Atoi(found[2])
	return paused >= over
}

// faults are the faults by the value of the Termination tag.
var faults = map[string]Fault{
	terminations[Illegal]: Illegal, terminations[Crash]: Crash, terminations[Late]: Late,
}

// whole reports whether a game in the file is complete. One that was being written when
// the program was killed breaks off before its result.
func whole(item pgn.Item) bool {
	result := item.Tag("Result")
	if result == "" || result == string(rules.Ongoing) {
		return false
	}
	return strings.HasSuffix(item.Raw, " "+result) || strings.HasSuffix(item.Raw, "\n"+result)
}

// resultOf reads a complete game of the file. The pairings are given by their rounds.
func (p Plan) resultOf(item pgn.Item, pairings map[string]Pairing) (Result, error) {
	pairing, ok := pairings[item.Tag("Round")]
	if !ok || item.Tag("White") != p.Engines[pairing.White].Name || item.Tag("Black") != p.Engines[pairing.Black].Name {
		return Result{}, phrase.Errorf("tournament.foreign-game", item.Number)
	}
	r := Result{Pairing: pairing, Result: rules.Result(item.Tag("Result")), Fault: faults[item.Tag("Termination")]}
	r.Excused = r.Fault == Late && excused(item.Text)
	if r.Fault == Crash && strings.Contains(strings.Join(strings.Fields(item.Text), " "), unanswered) {
		r.Fault = Hang
	}
	r.Plies, _ = strconv.Atoi(item.Tag("PlyCount"))
	return r, nil
}
