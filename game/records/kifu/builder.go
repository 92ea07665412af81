package kifu

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Commands in comments for data that has no field in a record.
const (
	spentCommand    = "emt"      // time that a move took
	totalCommand    = "total"    // total time of a side so far, if it is not the sum
	leftCommand     = "clk"      // time left on the clock
	overtimeCommand = "overtime" // periods left on the clock
	endCommand      = "end"      // how a line ends, as the CSA word
	bookmarkCommand = "bookmark" // a bookmark in KIF
	lineCommand     = "line"     // an empty line of a comment
)

// A place is a position in the current line.
type place struct {
	node  record.Node
	pos   rules.Position
	spent [2]time.Duration
}

// A builder builds a record from lines of text.
type builder struct {
	item    pgn.Item
	rules   rules.Rules
	rec     *record.Record
	tags    []record.Tag
	diagram *diagram
	start   string  // in SFEN, from the name of a handicap
	foreign line    // a line with an unknown handicap
	path    []place // the first place is the start; nil until the first move
	first   int     // number of the first move in the file, 0 until it is known
	early   []string
	fresh   bool // a variation has begun and has no move yet
	varied  line // the line that began the variation
	blank   int  // empty lines so far in a comment
	broken  *broken
	main    bool // the main line is being read
	ended   rules.Result
	errs    []error
	seen    map[string]bool // kinds of unusual text so far
	bounds  record.Bounds
	notes   record.Noted // about the last move
}

// A broken is a line that cannot be read any further.
type broken struct {
	lines []string
	err   *pgn.Error
}

func newBuilder(item pgn.Item, r rules.Rules) *builder {
	b := &builder{item: item, rules: r, rec: record.New(r.ID(), ""), main: true, seen: map[string]bool{}}
	b.rec.Source(item.Text)
	return b
}

// begin sets up the start position, once.
func (b *builder) begin() error {
	if b.path != nil {
		return nil
	}
	b.strange()
	start := b.start
	if b.diagram != nil {
		if !b.diagram.told && b.start != "" { // in a handicap game, uwate begins
			b.diagram.turn = rules.Black
		}
		start = b.diagram.sfen()
	}
	p := b.rules.Start()
	if start != "" {
		var err error
		if p, err = b.rules.Parse(start); err != nil {
			return err
		}
		if p.String() != b.rules.Start().String() {
			b.rec.Start = p.String()
		}
	}
	b.path = []place{{node: b.rec.Root(), pos: p}}
	return nil
}

// here returns the end of the current line.
func (b *builder) here() *place { return &b.path[len(b.path)-1] }

// node returns the last move, or the root.
func (b *builder) node() record.Node {
	if b.path == nil {
		return b.rec.Root()
	}
	return b.here().node
}

// number returns the number of the next move in the file.
func (b *builder) number() int { return max(b.first, 1) + len(b.path) - 1 }

// play plays a move in a notation that the rules understand.
func (b *builder) play(text string) error {
	at := b.here()
	m, err := b.rules.Read(at.pos, text)
	if err != nil {
		return err
	}
	return b.step(m, b.rules.Write(at.pos, m))
}

// pass plays a null move.
func (b *builder) pass() error { return b.step(rules.Move{}, "--") }

// step plays a move. san is its notation.
func (b *builder) step(m rules.Move, san string) error {
	if tooMuch := b.bounds.Move(len(b.path)); tooMuch != "" {
		return errors.New(tooMuch)
	}
	at := b.here()
	next, err := at.pos.Play(m)
	if err != nil {
		return err
	}
	n := at.node.Add(m, san)
	for _, c := range b.early {
		n.Remark(record.Before, c)
	}
	b.early, b.fresh, b.blank, b.notes = nil, false, 0, record.Noted{}
	b.path = append(b.path, place{node: n, pos: next, spent: at.spent})
	return nil
}

// took notes how long the last move took. whole is the total time of the side, negative
// if it is not known.
func (b *builder) took(d, whole time.Duration) {
	at := b.here()
	side := b.path[len(b.path)-2].pos.Turn()
	at.spent[side] += d
	if whole >= 0 && whole != at.spent[side] && d+whole > 0 {
		at.spent[side] = whole
		at.node.Set(totalCommand, spent(whole))
	}
	if d > 0 {
		at.node.Set(spentCommand, spent(d))
	}
}

// vary goes back to the position before a move, for a variation on it.
func (b *builder) vary(number int, l line) {
	b.close()
	b.main = false
	ply := number - max(b.first, 1) // of the move, from 0
	if ply < 0 || ply >= len(b.path) {
		b.fail(l, "", fmt.Sprintf("there is no move %d to vary", number))
		return
	}
	if why := b.bounds.Variation(&b.notes, ply); why != "" {
		b.fail(l, "", why)
		return
	}
	b.path = slices.Clone(b.path[:ply+1])
	b.fresh, b.varied, b.blank, b.notes = true, l, 0, record.Noted{}
}

// finish returns the record, or the reason why there is none.
func (b *builder) finish() (*record.Record, []error) {
	if err := b.begin(); err != nil {
		return nil, []error{&pgn.Error{Game: b.item.Number, Line: b.item.Line, Why: err.Error()}}
	}
	b.close()
	evaluate(b.rec.Root())
	b.rec.Tags = append(b.tags, record.Tag{Name: "Variant", Value: variant})
	if b.ended != "" {
		b.rec.Result = b.ended
	}
	return b.rec, b.errs
}
