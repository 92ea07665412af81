package training

import (
	"fmt"
	"hash/fnv"
	"regexp"
	"slices"
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// Phases is how many phases a game has: opening, middlegame and endgame.
const Phases = int(review.Endgame)

// A Tally is how many moves a person made in each phase of a reviewed game, and how many of
// them were mistakes or blunders. It is a line of a log, so that two computers' logs are merged
// by a union of their lines.
type Tally struct {
	Date     string // of the game, as in PGN; "" if unknown
	Game     string // its ID, from its moves and the person's side
	Moves    [Phases]int
	Mistakes [Phases]int
}

// TallyOf counts the moves of a side in a complete review of a game that was played on a date.
func TallyOf(r review.Review, side rules.Side, date string) Tally {
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "%v %v %v", r.Game.Line[0], r.Game.Moves, side) // never fails
	t := Tally{Date: date, Game: fmt.Sprintf("%016x", h.Sum64())}
	phases := review.Phases(r.Game.Rules, r.Game.Line)
	for ply := range r.Game.Moves {
		phase := int(phases[ply]) - 1
		if phase < 0 || r.Mover(ply) != side {
			continue
		}
		if t.Moves[phase]++; r.Mark(ply) >= review.Mistake {
			t.Mistakes[phase]++
		}
	}
	return t
}

// noDate stands for the date of a game of which it is not known.
const noDate = "????.??.??"

// String returns the tally as a line of the log, such as
//
//	2026.05.03 05a1c3e2b4d69f78 12/0 20/2 6/1
func (t Tally) String() string {
	date := t.Date
	if !tallyDate.MatchString(date) {
		date = noDate
	}
	line := date + " " + t.Game
	for i := range Phases {
		line += fmt.Sprintf(" %d/%d", t.Moves[i], t.Mistakes[i])
	}
	return line
}

var (
	tallyDate = regexp.MustCompile(`^[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}$`)
	tallyLine = regexp.MustCompile(`^([0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}) ([0-9a-f]{16}) ` +
		`([0-9]{1,4})/([0-9]{1,4}) ([0-9]{1,4})/([0-9]{1,4}) ([0-9]{1,4})/([0-9]{1,4})$`)
)

// parseTallies reads the lines that String has written, and names those that it cannot read.
func parseTallies(text string) (all []Tally, faults []Fault) {
	for i, line := range lines(text) {
		if line == "" {
			continue
		}
		parts := tallyLine.FindStringSubmatch(line)
		if parts == nil {
			faults = append(faults, Fault{Line: i + 1, Err: phrase.Errorf("training.not-tally")})
			continue
		}
		t := Tally{Date: parts[1], Game: parts[2]}
		for i := range Phases {
			t.Moves[i], _ = strconv.Atoi(parts[3+2*i]) // they are digits
			t.Mistakes[i], _ = strconv.Atoi(parts[4+2*i])
		}
		all = append(all, t)
	}
	return all, faults
}

// unite returns the tallies of two logs, each game once.
func unite(a, b []Tally) []Tally {
	all := slices.Clone(a)
	known := map[string]bool{}
	for _, t := range a {
		known[t.Game] = true
	}
	for _, t := range b {
		if !known[t.Game] {
			known[t.Game] = true
			all = append(all, t)
		}
	}
	return all
}

// A Period is the games of some time.
type Period struct {
	Games           int
	Moves, Mistakes [Phases]int
}

// add adds a game.
func (p *Period) add(t Tally) {
	p.Games++
	for i := range Phases {
		p.Moves[i] += t.Moves[i]
		p.Mistakes[i] += t.Mistakes[i]
	}
}

// Rate returns how many of a hundred moves in a phase, from 0, were mistakes. ok is false if
// there are too few moves to say.
func (p Period) Rate(phase int) (rate float64, ok bool) {
	if p.Moves[phase] < fewMoves {
		return 0, false
	}
	return 100 * float64(p.Mistakes[phase]) / float64(p.Moves[phase]), true
}

// fewMoves is how many moves must have been made before a share of them means something.
const fewMoves = 50

// Progress returns the games that the person played before their first answer, and those since.
// Games without a whole date do not count.
func (b Box) Progress() (before, since Period) {
	began := ""
	if len(b.Answers) > 0 {
		began = b.Answers[0].Time.Local().Format(day)
	}
	for _, t := range b.Tallies {
		switch _, err := time.Parse(day, t.Date); {
		case err != nil:
		case began == "" || t.Date < began:
			before.add(t)
		default:
			since.add(t)
		}
	}
	return before, since
}

// day is the layout of a date in PGN.
const day = "2006.01.02"
