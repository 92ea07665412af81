package play

import (
	"context"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/game/law"
	"passedpawn/game/match"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/words"
)

// TakeBack undoes the last move, and the program's answer to it.
func (p *Page) TakeBack() { p.try(p.match.TakeBack()) }

// MoveNow hurries the program.
func (p *Page) MoveNow() { p.match.MoveNow() }

// OfferDraw offers a draw.
func (p *Page) OfferDraw() { p.try(p.match.OfferDraw()) }

// Claim claims a draw by repetition or fifty moves.
func (p *Page) Claim() { p.try(p.match.Claim()) }

// Resign asks once, and resigns.
func (p *Page) Resign() {
	p.Ask(words.T("Resign?"), words.T("The game is lost for you then."), words.T("Resign"), words.T("Play on"), func(yes bool) {
		if yes {
			p.try(p.match.Resign())
		}
	})
}

// Rematch starts the same game again with colours swapped.
func (p *Page) Rematch() {
	s := setupOf(p.snap.Record)
	s.Side, s.Below = s.Side.Other(), Below(p.settings.Below)
	if p.settings.Adapt {
		s.Level = p.settings.Level
	}
	p.try(p.Start(s))
}

// Hint asks what to play, and draws it.
func (p *Page) Hint() {
	if !p.snap.Yours() || p.advice != nil {
		return
	}
	p.show(record.Mainline(len(p.snap.Moves)))
	ctx, cancel := context.WithCancel(context.Background())
	p.advice = cancel
	p.match.Hint(ctx, p.Opponents.Adviser(p.rules.ID()), func(m rules.Move, err error) {
		p.forget()
		if err != nil {
			p.try(err)
			return
		}
		p.hint = &boardmodel.Arrow{From: m.From, To: m.To}
		p.Say(words.F("A good move is %s.", p.said(p.rules.Write(p.snap.Now(), m))))
	})
	p.Say(words.T("Looking for a good move."))
}

// forget withdraws the question for a hint and wipes its arrow.
func (p *Page) forget() {
	if p.advice != nil {
		p.advice()
	}
	p.advice, p.hint = nil, nil
}

// Flip turns the board round.
func (p *Page) Flip() {
	p.flipped = !p.flipped
	if p.keeping && len(p.snap.Moves) > 0 {
		p.keep()
	}
	p.refresh()
}

// key takes the keys the board has no use for.
func (p *Page) key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		p.Browse(p.view.path.Up())
	case fyne.KeyRight:
		p.Browse(p.onward())
	case fyne.KeyHome:
		p.Browse(nil)
	case fyne.KeyEnd:
		p.Browse(p.toEnd())
	default:
		p.Key(name)
	}
}

// rune takes letters typed on the board. F flips; any other that can begin a
// move goes to the line for moves. An F that turns out to begin "f4" or "fxg5"
// is taken back.
func (p *Page) rune(r rune) {
	flipped := p.flipKey
	p.flipKey = false
	low, letters := unicode.ToLower(r), words.T(rules.Letters)
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

// barred says why no person may move now, and reports whether that is so.
func (p *Page) barred() bool {
	switch {
	case p.mayMove():
		return false
	case p.snap.Outcome.Over():
		p.try(match.ErrOver)
	default:
		p.try(match.ErrNotYours)
	}
	return true
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
	if m, open := p.rules.Read(now, text+"=Q"); open == nil {
		p.toBoard()
		p.Board.Do(boardmodel.Ask{From: m.From, To: m.To})
		return
	}
	if m, ok := law.Meant(p.rules, now, p.letters(), text); ok {
		if r := law.RefusalOf(p.rules, now, m); !r.Legal() && p.explains(r.Kind) {
			p.prove(typed+": "+words.P(r.Text), boardview.Proof(r))
			return
		}
	}
	p.try(err)
}
