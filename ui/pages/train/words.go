package train

import (
	"math"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
)

// prospect says what is due, or why nothing is.
func prospect(o training.Outlook, suspended int, now time.Time, minutes int) string {
	switch {
	case o.Items == 0 && suspended > 0:
		return i18n.T("train.all-suspended")
	case o.Items == 0:
		return i18n.T("train.empty")
	case o.Due == 0:
		return i18n.F("train.nothing-due", day(o.Next, now))
	case o.Minutes > minutes:
		return i18n.F("train.due-more", phrase.Number(o.Due), minutes)
	}
	return i18n.F("train.due", phrase.Say("train.positions", phrase.Number(o.Due)), phrase.Say("train.minutes", phrase.Number(o.Minutes)))
}

// sources says how many of the items that are due come from where and how long they take, or
// where mistakes come from as long as there are none. It is "" if there is nothing but mistakes.
func sources(p *Page, all outlook) string {
	var parts []string
	own := all.mistakes
	switch {
	case all.Items == own.Items:
		return ""
	case own.Items > 0 && all.Due == 0:
		return ""
	case own.Items > 0:
		parts = append(parts, i18n.F("train.sources", share(own), share(all.themes)))
	case len(p.box.Deck.Cards) == 0: // if all were removed, the button that adds them again says enough
		parts = append(parts, i18n.T("train.no-mistakes"))
	}
	if all.openings.Due > 0 {
		parts = append(parts, i18n.F("train.source-openings", share(all.openings)))
	}
	if all.mates.Due > 0 {
		parts = append(parts, i18n.F("train.source-mates", share(all.mates)))
	}
	return strings.Join(parts, " ")
}

// share says how many items of a source are due, and how long they take.
func share(o training.Outlook) any {
	if o.Due == 0 {
		return phrase.Number(0)
	}
	return phrase.Say("train.share", phrase.Number(o.Due), phrase.Say("train.minutes", phrase.Number(o.Minutes)))
}

// rated says how strong the person is at puzzles.
func rated(s puzzles.Standing) string {
	if s.Tried == 0 {
		return i18n.T("train.unrated")
	}
	rating := phrase.Say("train.rated", points(s.Rating))
	if s.Deviation > provisional {
		rating = phrase.Say("train.rated-roughly", points(s.Rating))
	}
	return i18n.P(phrase.Join(" ", rating, phrase.Say("train.solved-all", s.Solved, s.Tried)))
}

// provisional is the deviation above which a rating says little.
const provisional = 110

// left says how many positions are still to come and what a practice is for, or how well an
// endless one goes.
func left(p *Page) string {
	s := p.sitting
	switch {
	case (race{p}).on():
		return i18n.P(race{p}.left())
	case p.trial.question != nil:
		return i18n.F("train.judged", p.right, p.asked)
	case s.Endless && p.trial.ending != nil:
		return i18n.F("train.endings-left", p.right, p.asked)
	case s.Endless:
		return i18n.F("train.solved", p.right, p.asked, points(p.supply.standing.Rating))
	}
	n := s.Left()
	if u := p.openings.tour; u != nil {
		n = u.Left() + 1 // with the one on the board
	}
	text := i18n.Count(n, "train.left")
	if s.Practice {
		text += " " + i18n.T("train.practice")
	}
	return text
}

// reason says why a card is shown: where the person missed its move last.
func reason(t *trial) phrase.Phrase {
	if t.question != nil {
		return phrase.Phrase{}
	}
	if t.ending != nil {
		return t.ending.about()
	}
	if t.mate != nil {
		return t.mate.about(t.again)
	}
	if t.puzzle != nil {
		text := phrase.Say("train.puzzle", points(t.puzzle.about.Rating))
		if t.again {
			text = phrase.Join(" ", text, phrase.Say("train.again-puzzle"))
		}
		return text
	}
	switch {
	case t.fromBook():
		return where(t)
	case len(t.Sources) == 0:
		return phrase.Say("train.why-file")
	}
	s := t.Sources[len(t.Sources)-1]
	text := missed(s)
	if s.Played != "" {
		text = phrase.Join(" ", text, phrase.Say("train.played", playedAs(t, s), s.Loss))
	}
	if t.again {
		text = phrase.Join(" ", text, phrase.Say("train.again"))
	}
	return text
}

// playedAs returns the move that the person played, as it is written.
func playedAs(t *trial, s training.Source) rules.SAN {
	san := rules.SAN{Game: t.rules.ID(), Text: s.Played}
	if m, err := t.rules.Read(t.Card.Position, s.Played); err == nil {
		san.Before, san.Move = t.Card.Position, m
	}
	return san
}

// points returns a rating as it is written.
func points(r puzzles.Rating) int { return int(math.Round(r.Mean)) }

// revealed returns what a solved puzzle was about, which would have helped to solve it. It is
// empty for a card.
func revealed(t *trial) phrase.Phrase {
	if t.puzzle == nil || t.question != nil {
		return phrase.Phrase{}
	}
	var names []phrase.Phrase
	for _, theme := range t.puzzle.about.Themes {
		names = append(names, theme.Phrase())
	}
	return phrase.Say("train.theme", phrase.Join(", ", names...))
}

// missed says in which game the move was missed, as far as that is known.
func missed(s training.Source) phrase.Phrase {
	at, err := time.Parse("2006.01.02", s.Date)
	switch opponent := i18n.Player(s.Opponent); {
	case s.Opponent != "" && err == nil:
		return phrase.Say("train.why", opponent, date(at))
	case s.Opponent != "":
		return phrase.Say("train.why-undated", opponent)
	case err == nil:
		return phrase.Say("train.why-unnamed", date(at))
	}
	return phrase.Say("train.why-plain")
}

// months are the names of the months inside a date.
var months = [...]phrase.Phrase{
	phrase.Say("date.january"), phrase.Say("date.february"), phrase.Say("date.march"), phrase.Say("date.april"),
	phrase.Say("date.may"), phrase.Say("date.june"), phrase.Say("date.july"), phrase.Say("date.august"),
	phrase.Say("date.september"), phrase.Say("date.october"), phrase.Say("date.november"), phrase.Say("date.december"),
}

// date returns a day as it is written out, such as "3 May 2026".
func date(at time.Time) phrase.Phrase {
	return phrase.Say("date.day", at.Day(), months[at.Month()-1], at.Year())
}

// day returns when something is due: today, tomorrow, or a date.
func day(at, now time.Time) phrase.Phrase {
	at = at.In(now.Location())
	same := func(a, b time.Time) bool { return a.YearDay() == b.YearDay() && a.Year() == b.Year() }
	switch {
	case same(at, now):
		return phrase.Say("date.later-today")
	case same(at, now.AddDate(0, 0, 1)):
		return phrase.Say("date.tomorrow")
	}
	return phrase.Say("date.on", date(at))
}
