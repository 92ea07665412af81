package play

import (
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/notation"
	"passedpawn/ui/i18n"
)

// resultSigns are the results as written below the moves.
var resultSigns = map[rules.Result]string{rules.WhiteWins: "1–0", rules.BlackWins: "0–1", rules.Drawn: "½–½"}

// gameOf returns what the list of moves shows of a snapshot.
func gameOf(s session.Snapshot, chosen settings.Settings) notation.Game {
	ruled := make(map[record.Node]bool, len(s.Allowed))
	for n := range s.Allowed {
		ruled[n] = true
	}
	g := notation.Game{
		Of: s.Opened, Record: s.Game.Record, Rules: s.Rules, First: pgn.FirstPly(s.Game.Record.Start), Plies: len(s.Game.Moves), Ruled: ruled,
		Marks: marksOf(s), Native: chosen.ShogiMoves == "japanese",
	}
	if s.Game.Outcome.Over() {
		g.Result, g.End = resultSigns[s.Game.Outcome.Result], i18n.P(s.Ending())
	}
	if figured(chosen, s.Rules) {
		g.Figures = rules.LettersOf(s.Rules)
	}
	return g
}

// figured reports whether moves are written with figurines. Tiles would be too small to read
// among letters.
func figured(s settings.Settings, r rules.Rules) bool {
	return s.Figurines && !rules.ShapeOf(r).Directed
}
