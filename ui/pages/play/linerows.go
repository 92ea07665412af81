package play

import (
	"slices"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/board/notation"
	"passedpawn/ui/i18n"
)

// A lineRow is a line of an analysis, as it is shown.
type lineRow struct {
	of    session.Place // where the line begins
	score string
	side  rules.Side // that is better off
	moves []lineMove
	// threat means that the line begins with a move of the opponent and cannot be played.
	// Then label says so, or that there is none.
	threat bool
	label  string
}

// A lineMove is a move of a line.
type lineMove struct {
	move  rules.Move
	san   rules.SAN      // with its number where one is due
	text  string         // the same in the person's notation
	drawn notation.Move  // with figurines, for a person who wants them
	after rules.Position // the position that it leads to
}

// longestLine is how many plies of a line are shown at most.
const longestLine = 20

// rows returns the rows of an analysis. They reuse the texts of the rows before, because
// a line mostly begins like one of them, and writing a move takes time.
func rows(s session.Snapshot, before []lineRow) (all []lineRow) {
	if len(s.Place.Position().Moves()) == 0 || s.Better != nil { // the person is to find the move
		return nil
	}
	if s.Analysis.Threats {
		all = append(all, threatRow(s, before))
	}
	for _, t := range s.Analysis.Found {
		all = append(all, rowOf(s, t, false, before))
	}
	return all
}

// threatRow returns the row of the threat. It is there before the threat is known, so
// that the other rows stay in their places.
func threatRow(s session.Snapshot, before []lineRow) lineRow {
	row := lineRow{of: s.Place, threat: true}
	if t := s.Analysis.Threat; len(t.Line) > 0 {
		row = rowOf(s, t, true, before)
	}
	row.label = i18n.T("play.threat")
	if s.Analysis.NoThreat {
		row.label = i18n.T("play.no-threat")
	}
	return row
}

func rowOf(s session.Snapshot, t player.Thought, threat bool, before []lineRow) lineRow {
	score := review.ScoreOf(s.Rules, t)
	row := lineRow{of: s.Place, score: signed(score), side: rules.White, threat: threat}
	if score.Chance() < 50 {
		row.side = rules.Black
	}
	figures, now, line := notation.Figures(rules.LettersOf(s.Rules)), t.Position, t.Line[:min(len(t.Line), longestLine)]
	row.moves = alike(row, line, before)
	if n := len(row.moves); n > 0 {
		now = row.moves[n-1].after
	}
	for ply := len(row.moves); ply < len(line); ply++ {
		m := line[ply]
		if !rules.Legal(now, m) {
			break
		}
		san := rules.Written(s.Rules, now, m)
		number := numberOf(s, ply, threat)
		drawn := figures.Move(number, san.Text)
		if number != "" {
			san = san.Numbered(number)
		}
		next, err := now.Play(m)
		if err != nil {
			break
		}
		row.moves, now = append(row.moves, lineMove{m, san, i18n.SAN(san), drawn, next}), next
	}
	return row
}

// alike returns the moves with which a line begins, as far as a row before has them.
func alike(row lineRow, line []rules.Move, before []lineRow) []lineMove {
	most := 0
	var moves []lineMove
	for _, b := range before {
		if b.threat != row.threat || !samePlace(b.of, row.of) {
			continue
		}
		n := 0
		for n < min(len(b.moves), len(line)) && b.moves[n].move == line[n] {
			n++
		}
		if n > most {
			most, moves = n, b.moves[:n:n]
		}
	}
	return moves
}

func samePlace(a, b session.Place) bool { return a.Game == b.Game && slices.Equal(a.Moves, b.Moves) }

// numberOf returns the number before a ply of a line: before each move of White, and
// before the first move. Games that count plies, and a threat, have none.
func numberOf(s session.Snapshot, ply int, threat bool) string {
	at := pgn.FirstPly(s.Game.Record.Start) + len(s.Place.Moves) + ply
	if threat || rules.CountsPlies(s.Rules) || ply > 0 && at%2 == 1 {
		return ""
	}
	return rules.MoveNumber(s.Rules, at, "...")
}

// signed returns a score from White's side, such as "+0.35" or "#-3".
func signed(score review.Score) string {
	switch {
	case score.Mate != 0:
		return score.String()
	case score.Centipawns == 0:
		return "0.00"
	case score.Centipawns > 0:
		return "+" + score.String()
	}
	return score.String()
}
