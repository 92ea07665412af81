package train

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/i18n"
)

// short returns the name of a repertoire without the position where it begins.
func (one *opening) short() string { return i18n.F("train.opening-name", one.Name(), one.Entry.Side) }

// name returns what the person knows a repertoire by: the name of its file, and the side.
func (one *opening) name() string {
	text := one.short()
	if one.Root != "" && one.Repertoire != nil {
		if at := one.Begins(); at != repertoire.Nowhere {
			text += " " + i18n.F("train.opening-from", one.Written(at))
		}
	}
	return text
}

// state says how well the person knows a repertoire, or why it could not be read.
func (one *opening) state(s repertoire.Standing) string {
	if one.Repertoire == nil {
		return i18n.Sentence(one.err)
	}
	switch {
	case one.Gone():
		return i18n.T("train.opening-lost")
	case s.Cards == 0:
		return i18n.F("train.opening-none", one.Entry.Side)
	}
	text := i18n.F("train.opening-known", phrase.Number(s.Known), phrase.Number(s.Cards))
	if s.Due > 0 {
		text += " " + i18n.F("train.opening-due", phrase.Number(s.Due))
	}
	if one.err != nil {
		text += " " + i18n.Sentence(one.err)
	}
	return text
}

// written returns the moves of a trial that are right, as they are written, but one.
func written(t *trial, but rules.Move) (all []phrase.Phrase) {
	for _, m := range t.Moves {
		if m != but {
			all = append(all, phrase.Say("%v", rules.Written(t.rules, t.Card.Position, m)))
		}
	}
	return all
}

// fresh says which moves the person sees for the first time.
func (t *trial) fresh() phrase.Phrase {
	moves := phrase.Join(", ", written(t, rules.Move{})...)
	if len(t.Moves) > 1 {
		return phrase.Say("train.opening-new-several", moves)
	}
	return phrase.Say("train.opening-new", moves)
}

// where says from which repertoire a position comes, and after which moves.
func where(t *trial) phrase.Phrase {
	text := phrase.Say("train.opening-why", t.opening.short())
	if before := t.opening.Written(t.at); before.Form != "" {
		text = phrase.Join(" ", text, before)
	}
	if t.again {
		text = phrase.Join(" ", text, phrase.Say("train.again"))
	}
	return text
}
