package play

import (
	"cmp"
	"slices"
	"strings"

	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Said implements pages.Sayer: it says the last move in words, and the sentence below the
// board. It leaves out the countdown: a voice takes longer than a second for a number.
func (p *Page) Said() []string {
	s := p.snap
	said := cmp.Or(p.earGame.spoken(), p.earGame.says(event(s, true)), state(s))
	switch {
	case !quiet(s):
	case !s.Live():
		said = beside(s)
	case s.Study:
		said = strings.TrimSpace(beside(s) + " " + said)
	}
	lines := reviewSaid(p)
	if marked := p.earGame.marked(); marked != "" {
		lines = append([]string{marked}, lines...)
	}
	if len(s.Place.Moves) == 0 {
		return append(lines, said)
	}
	number := rules.MoveNumber(s.Rules, pgn.FirstPly(s.Game.Record.Start)+len(s.Place.Moves)-1, ".")
	return append(append([]string{number + " " + i18n.P(p.earGame.at(s.Place).Last())}, lines...), said)
}

// quiet reports whether there is nothing to say but which place of the game is on the board.
func quiet(s session.Snapshot) bool {
	return trouble(s) == "" && s.Notice.Form == "" && s.Premove.Null()
}

// beside says what there is to know of a move of the game besides the move itself.
func beside(s session.Snapshot) string {
	path := s.Place.Path
	if len(path) == 0 {
		return i18n.T("session.look-start-game")
	}
	var all []string
	node := s.Node()
	for _, j := range judgements {
		if slices.Contains(slices.Collect(node.NAGs()), j.nag) {
			all = append(all, i18n.Spoken().Capital(judgement(j.nag))+".")
		}
	}
	if v := node.Command("eval"); v != "" && !s.Review.On { // the review says more
		all = append(all, i18n.F("session.judged-file", v))
	}
	if n := len(s.Game.Record.At(path.Up()).Children()); n > 1 {
		all = append(all, i18n.F("byear.line", path[len(path)-1]+1, n))
	}
	return strings.Join(append(all, strings.TrimSpace(node.Text())), " ")
}

// Sayings implements pages.Repeater.
func (p *Page) Sayings() int { return p.snap.Sayings }
