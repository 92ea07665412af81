package play

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/game/law"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
)

// rune takes letters typed on the board. F flips; any other that can begin a
// move goes to the line for moves. An F that turns out to begin "f4" or "fxg5"
// is taken back.
func (p *Page) rune(r rune) {
	flipped := p.flipKey
	p.flipKey = false
	low, letters := unicode.ToLower(r), i18n.T(rules.Letters)
	switch {
	case !p.orthodox() && unicode.IsUpper(r): // a piece: there are many
		p.beginTyping(string(r))
	case flipped && strings.ContainsRune(letters, 'F') && low >= 'a' && low <= 'h': // a piece of that letter
		p.Flip()
		p.beginTyping("F" + string(r))
	case flipped && strings.ContainsRune("12345678xeg", low):
		p.Flip()
		p.beginTyping("f" + string(r))
	case low == 'f':
		p.Flip()
		p.flipKey = true
	case strings.ContainsRune("abcdeghknoqr0", low), strings.ContainsRune(letters, unicode.ToUpper(r)):
		p.beginTyping(string(r))
	}
}

func (p *Page) beginTyping(text string) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.entry); c != nil {
		c.Focus(p.entry)
		p.entry.begin(text)
	}
}

// typed plays a move that was written. A promotion that does not say to what
// opens the chooser.
func (p *Page) typed(text string) {
	p.entry.SetText("")
	if strings.TrimSpace(text) == "" {
		p.toBoard()
		return
	}
	now := p.Shown()
	if p.barred() {
		return
	}
	typed := strings.TrimSpace(text)
	text = p.english(now, typed)
	m, err := p.rules.Read(now, text)
	if err == nil {
		p.played(m)
		return
	}
	for _, promoted := range []string{"=Q", "+"} { // the first choice in chess, and in shogi
		if m, open := p.rules.Read(now, text+promoted); open == nil {
			p.toBoard()
			p.Board.Do(boardmodel.Ask{From: m.Origin(now.Turn()), To: m.To})
			return
		}
	}
	if m, ok := law.ParseIllegal(p.rules, now, p.letters(), text); ok {
		if r := law.Refusal(p.rules, now, m); !r.Legal() && p.explains(r.Kind) {
			p.prove(typed+": "+i18n.P(r.Text), boardview.Proof(r))
			return
		}
	}
	p.try(err)
}
