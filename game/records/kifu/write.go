package kifu

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// Write returns a game of shogi in a format. as is the encoding that the text will have,
// which KIF and CSA mention. Text from a file that could not be understood is in the same
// place as in the file.
func (f Format) Write(rec *record.Record, as pgn.Encoding) string {
	w := &writer{rec: rec, format: f, as: as, start: startPosition(rec)}
	w.thought = thought(rec, w.start)
	switch f {
	case CSA:
		w.csa()
	case USI:
		w.usi()
	case JKF:
		w.jkf()
	default:
		w.kif()
	}
	return strings.Join(w.lines, "\n") + "\n"
}

// startPosition returns the start position of a game.
func startPosition(rec *record.Record) rules.Position {
	r := shogi.Rules{}
	if rec.Start != "" {
		if p, err := r.Parse(rec.Start); err == nil {
			return p
		}
	}
	return r.Start()
}

// A writer writes the lines of a game.
type writer struct {
	rec     *record.Record
	format  Format
	as      pgn.Encoding
	start   rules.Position
	thought map[record.Node]time.Duration // see thought
	lines   []string
	row     []string // moves of KI2 for the current line
	first   bool     // the main line is being written
}

func (w *writer) line(text string) { w.lines = append(w.lines, text) }

// A step is a move in a line, with the position before it.
type step struct {
	node   record.Node
	before rules.Position
	took   time.Duration
	spent  time.Duration // total of its side so far
}

// steps returns the moves of a line from a node on. pos is the position, and spent the
// times of the sides, before it.
func (w *writer) steps(first record.Node, pos rules.Position, spent [2]time.Duration) []step {
	var all []step
	for n, more := first, true; more; n, more = n.Next() {
		side := pos.Turn()
		took, told := clock.ParseNote(n.Command(spentCommand))
		if !told {
			took = w.thought[n]
		}
		if w.format != CSA && n.Command(leftCommand) != "" { // KIF has whole seconds
			took = took.Truncate(time.Second)
		}
		spent[side] += took
		if whole, ok := clock.ParseNote(n.Command(totalCommand)); ok {
			spent[side] = whole
		}
		all = append(all, step{n, pos, took, spent[side]})
		next, err := pos.Play(n.Move())
		if err != nil {
			break
		}
		pos = next
	}
	return all
}

// nagText returns the comment for a NAG.
func nagText(g int) string {
	if g >= 1 && g <= len(judgements) {
		return judgements[g-1]
	}
	return "$" + strconv.Itoa(g)
}

// ends returns how the game ended if no remark says it, from its result and its
// Termination tag.
func (w *writer) ends(turn rules.Side) (word string, e ending, ok bool) {
	why := w.rec.Tag("Termination")
	for _, e := range gameEnds {
		if e.result.resultFor(turn) == w.rec.Result && e.why != rules.NoReason && strings.EqualFold(e.why.String(), why) {
			if e.csa == "ILLEGAL_ACTION" {
				return [...]string{"-", "+"}[turn] + e.csa, e, true
			}
			return e.csa, e, true
		}
	}
	return "", ending{}, false
}

// value returns the value of a tag, "" if it is unknown.
func (w *writer) value(tag string) string {
	if v := w.rec.Tag(tag); strings.Trim(v, "?") != "" {
		return strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(v)
	}
	return ""
}

// told reports whether a tag is not written as a header because it is written elsewhere.
func (w *writer) told(tag string) bool {
	if tag == "Termination" {
		return true
	}
	return slices.Contains(reserved[:len(reserved)-1], tag) || tag == players[0].tag || tag == players[1].tag
}
