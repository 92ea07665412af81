package tournament

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// The commands in the comments of a game. Other programs read them: the score in pawns
// for White with the depth, the time for the move, and the time left.
const (
	evalCommand = "eval"
	emtCommand  = "emt"
	clkCommand  = "clk"
)

// text returns a game as PGN.
func (g Played) text(p Plan, r rules.Rules, control clock.Control) string {
	rec := record.New(r.ID(), g.Opening.FEN)
	rec.Tags = []record.Tag{
		{Name: "Event", Value: p.Event},
		{Name: "Site", Value: "?"},
		{Name: "Date", Value: g.began.Format("2006.01.02")},
		{Name: "Round", Value: g.Round()},
		{Name: "White", Value: p.Engines[g.White].Name},
		{Name: "Black", Value: p.Engines[g.Black].Name},
	}
	if p.Variant != "" {
		rec.SetTag("Variant", p.Variant)
	}
	rec.Result = g.Ending.Result
	rec.SetTag("PlyCount", strconv.Itoa(len(g.plies)))
	control.SetTags(rec.SetTag)
	rec.SetTag("Termination", g.Ending.Termination)
	node, position := rec.Root(), g.start
	for _, ply := range g.plies {
		node = node.Add(ply.move, r.Write(position, ply.move))
		ply.note(node, position.Turn(), control.Used())
		position, _ = position.Play(ply.move) // it was legal in the game
	}
	node.Remark(record.After, g.Ending.Reason)
	return pgn.Write(rec)
}

// note writes what is known about a move beside it.
func (p ply) note(n record.Node, side rules.Side, clocks bool) {
	if p.book {
		return
	}
	var commands []string
	if e := eval(p.thought, side); e != "" {
		commands = append(commands, record.Command{Name: evalCommand, Value: e}.String())
	}
	commands = append(commands, record.Command{Name: emtCommand, Value: clock.Note(p.took)}.String())
	if clocks {
		commands = append(commands, record.Command{Name: clkCommand, Value: clock.Note(p.left)}.String())
	}
	n.Remark(record.After, strings.Join(commands, " "))
}

// eval writes the score of a thought: "0.25,18", "#-3,20", or "" if there is none.
func eval(t player.Thought, side rules.Side) string {
	if t.Depth == 0 {
		return ""
	}
	sign := 1
	if side == rules.Black {
		sign = -1
	}
	if t.Mate != 0 {
		return fmt.Sprintf("#%d,%d", sign*t.Mate, t.Depth)
	}
	return fmt.Sprintf("%.2f,%d", float64(sign*t.Score)/100, t.Depth)
}
