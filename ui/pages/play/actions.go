package play

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Actions are the requests of a person that first need a question, a text or a window
// before they reach the session. All other requests go straight to the session.
type Actions struct {
	page    *Page
	config  Config
	session *session.Session
}

// play plays a move made by hand. It asks first if the move would replace moves that were
// played.
func (a *Actions) play(m rules.Move) {
	a.page.entry.SetText("") // a different move may have been begun there
	replace := a.session.Play(m)
	if replace == nil {
		return
	}
	title, text := phrase.Say("play.go-from"), phrase.Say("play.game-moves-after-new", a.page.snap.LastMove())
	a.ask(i18n.P(title), i18n.P(text), i18n.T("common.play-from"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			replace()
		}
	})
	a.heard(title, text)
}

// ask asks a question about the game on the board. The answer is dropped if another game
// is there by then.
func (a *Actions) ask(title, text, yes, no string, then func(bool)) {
	game := a.page.snap.Game.Game
	a.config.Ask(title, text, yes, no, func(answer bool) {
		if a.page.snap.Game.Game == game {
			then(answer)
		}
	})
}

// answerOffer asks a person whether to accept the other person's draw offer.
func (a *Actions) answerOffer() {
	g := a.page.snap.Game
	a.ask(i18n.T("play.draw"), i18n.F("play.offers-draw-accept", g.Names[g.OfferedBy], g.Names[g.OfferedBy.Other()]),
		i18n.T("play.accept"), i18n.T("play.decline"), a.session.AnswerOffer)
}

// OfferDraw asks for confirmation before it offers a draw to a program, which may accept at
// once. Another person is asked anyway, an offer by tournament rules is made with the next
// move, and what cannot be offered is refused with the reason.
func (a *Actions) OfferDraw() {
	if !a.AsksBeforeOffer() {
		a.session.OfferDraw()
		return
	}
	a.ask(i18n.T("play.offer-draw"), i18n.T("play.offer-draw-then"), i18n.T("common.offer-draw"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			a.session.OfferDraw()
		}
	})
}

// AsksBeforeOffer reports whether OfferDraw asks for confirmation.
func (a *Actions) AsksBeforeOffer() bool {
	g := a.page.snap.Game
	return !g.Conduct.Strict() && !(g.Human[0] && g.Human[1]) && MayOffer(a.page.snap)
}

// askSleep asks whether the time during which the computer slept counts.
func (a *Actions) askSleep(n match.Sleep) {
	text, _ := clock.Text(n.For)
	a.ask(i18n.T("play.computer-asleep"), i18n.F("play.slept-while-clock-ran", text, a.page.snap.Side(n.Side)),
		i18n.T("play.count"), i18n.T("play.give-back"), func(count bool) {
			if count {
				a.session.CountSleep()
			}
		})
}

// Resign asks for confirmation, and resigns.
func (a *Actions) Resign() {
	a.ask(i18n.T("play.resign"), i18n.T("play.game-lost-then"), i18n.T("common.resign"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			a.session.Resign()
		}
	})
}

// Rematch starts the same game again with the sides swapped.
func (a *Actions) Rematch() {
	if !a.page.snap.CanRematch() {
		return
	}
	next := a.page.rematch()
	a.config.Games.Leave(func() {
		if err := a.session.Start(next); err != nil {
			a.page.Say(i18n.Sentence(err))
		}
	})
}

// rematch returns the game that a rematch starts. Its level follows the results of the person,
// if they want that.
func (p *Page) rematch() session.Setup {
	next := p.snap.Rematch()
	next.Below = session.Below(p.settings.Below)
	if p.settings.Adapt && next.Other == "" {
		next.Level = p.settings.LevelIn(p.snap.Rules.ID())
	}
	return next
}

// stepBack shows the position before the move on the board, or before the last try.
func (a *Actions) stepBack() {
	if a.page.snap.Asked != nil {
		a.session.Why.Back()
		return
	}
	a.session.Browse(a.page.snap.Place.Path.Up())
}

// stepForward shows the next move. As long as nobody has asked about a move, that is the next
// one of the game.
func (a *Actions) stepForward() {
	if following(a.page.snap) {
		a.session.Why.Forward()
		return
	}
	a.session.Browse(a.page.snap.Forward())
}

// step shows the position one move forward or back.
func (a *Actions) step(forward bool) {
	if forward {
		a.stepForward()
		return
	}
	a.stepBack()
}

// PlayFromHere asks for a new game from the position on the board.
func (a *Actions) PlayFromHere() {
	r, at := a.page.snap.Rules, a.page.snap.Place.Position()
	if r.Outcome([]rules.Position{at}).Over() {
		a.session.Say(phrase.Say("play.game-over-position"))
		return
	}
	a.config.Games.From(r, at.String())
}

// longestEdit is the longest comment that can be edited in the window, in bytes: the text
// field lays out all of it at every key.
const longestEdit = 16 << 10

// Comment lets the person comment on the move on the board or, at the start, on the game.
func (a *Actions) Comment() {
	at := a.page.snap.Place
	text := a.page.snap.Node().Text()
	if len(text) > longestEdit {
		a.read(at.Path)
		a.session.Say(phrase.Say("play.comment-too-long-edit"))
		return
	}
	title := commentTitle(a.page.snap)
	a.config.Write(i18n.P(title), text, i18n.T("dialogs.keep"), func(text string) { a.session.Edits.Comment(at, text) })
	a.heard(title, phrase.Phrase{})
}

// read shows the remark on a move that is too long for the list.
func (a *Actions) read(path record.Path) {
	a.session.Browse(path)
	n, title := a.page.snap.Node(), commentTitle(a.page.snap)
	text := strings.TrimSpace(n.Intro() + "\n" + n.Text())
	a.config.Read(i18n.P(title), text)
	a.heard(title, phrase.Say("%s", text))
}

// commentTitle is the title for a comment at the place that is shown.
func commentTitle(s session.Snapshot) phrase.Phrase {
	if len(s.Place.Path) == 0 {
		return phrase.Say("play.comment-game")
	}
	return phrase.Say("play.comment-on", s.LastMove())
}
