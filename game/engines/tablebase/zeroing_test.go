package tablebase

import (
	"errors"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/play/player"
)

// A folder is tables that know some positions of five men, by their board and side to move.
type folder map[string]struct {
	result syzygy.Result
	dtz    int
}

var errNone = errors.New("no table")

func (f folder) find(p *bitboard.Position) (r syzygy.Result, dtz int, err error) {
	if p.Occupied().Count() != 5 {
		return syzygy.Draw, 0, nil
	}
	known, ok := f[strings.Join(strings.Fields(p.String())[:2], " ")]
	if !ok {
		if known, ok = f["others"]; !ok {
			return syzygy.Draw, 0, errNone
		}
	}
	return known.result, known.dtz, nil
}

func (f folder) WDL(p *bitboard.Position) (syzygy.Result, error) {
	r, _, err := f.find(p)
	return r, err
}

func (f folder) DTZ(p *bitboard.Position) (int, error) {
	_, n, err := f.find(p)
	return n, err
}

// TestZeroing asks about positions that only the tables in the person's folder know.
func TestZeroing(t *testing.T) {
	const before = "8/8/8/8/5k2/8/r6p/4K1B1"
	slow, fast := "8/8/8/8/5k2/r7/7p/4K1B1 w", "8/8/8/8/5k2/8/1r5p/4K1B1 w"
	for _, c := range []struct {
		name   string
		clock  string
		tables folder
		engine string // its move
		want   string // the move, "" if it is the engine's alone
		says   string
	}{
		{"a win", "0", folder{slow: {syzygy.Loss, -20}, fast: {syzygy.Loss, -10}, "others": {syzygy.Draw, 0}}, "Ra3", "Ra3", "Ra3 won"},
		{"a move that draws", "0", folder{fast: {syzygy.Loss, -10}, "others": {syzygy.Draw, 0}}, "Ra3", "Rb2", "Rb2 won"},
		{"too slow now", "85", folder{slow: {syzygy.Loss, -20}, fast: {syzygy.Loss, -10}, "others": {syzygy.Draw, 0}}, "Ra3", "Rb2", "Rb2 won"},
		{"perhaps too late", "89", folder{fast: {syzygy.Loss, -10}, "others": {syzygy.Draw, 0}}, "Rb2", "Rb2", "Rb2 open"},
		{"too late", "95", folder{slow: {syzygy.Loss, -20}, fast: {syzygy.Loss, -10}, "others": {syzygy.Draw, 0}}, "Ra3", "Ra3", "Ra3 open"},
		{"cursed", "0", folder{slow: {syzygy.BlessedLoss, -110}, "others": {syzygy.BlessedLoss, -120}}, "Ra3", "", ""},
		{"not known", "0", folder{}, "Ra3", "Ra3", "Ra3 open"},
	} {
		var said []player.Thought
		q := question(t, chess, before+" b - - "+c.clock+" 90", &said)
		engine := Thinker{Tables: tables.Open(t.TempDir()), Syzygy: c.tables, Other: script{t: t, moves: c.engine, score: 90}}
		a, err := engine.Think(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		last := said[len(said)-1]
		if c.want == "" { // a draw by the 50-move rule
			if known(last) != "drawn" {
				t.Errorf("%s: it is %s", c.name, known(last))
			}
			continue
		}
		got := chess.Write(q.Position(), a.Move)
		if says := chess.Write(last.Position, last.Line[0]) + " " + known(last); got != c.want || says != c.says {
			t.Errorf("%s: it plays %s and says %q, want %s and %q", c.name, got, says, c.want, c.says)
		}
	}
}
