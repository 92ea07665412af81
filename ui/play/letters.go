package play

import (
	"strings"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/notation"
)

// figures are the letters of moves that stand for pieces, if the person wants to
// see those.
func (p *Page) figures() notation.Figures {
	if !p.settings.Figurines {
		return nil
	}
	return p.letters()
}

// letters are the kinds by the letters that moves begin with.
func (p *Page) letters() map[byte]rules.Kind {
	return rules.LettersOf(p.rules)
}

// said is a move as the person writes it.
func (p *Page) said(san string) string { return i18n.SAN(p.rules.ID(), san) }

// english is a move in English letters that was typed, in those of the person's
// language or in them. A letter that is no file may be a small one.
func (p *Page) english(now rules.Position, typed string) string {
	if !p.orthodox() || typed == "" {
		return typed
	}
	if first := strings.ToUpper(typed[:1]); first > "H" && strings.Contains(i18n.T(rules.Letters), first) {
		typed = first + typed[1:]
	}
	text := i18n.English(typed)
	if _, err := p.rules.Read(now, text); err != nil {
		if _, err := p.rules.Read(now, typed); err == nil {
			return typed
		}
	}
	return text
}

// orthodox reports whether the game is orthodox chess, which alone has openings
// with names, and laws to quote.
func (p *Page) orthodox() bool { return rules.Orthodox(p.rules.ID()) }
