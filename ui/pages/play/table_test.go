package play

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/teaching/training"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/platform/sound"
	"passedpawn/ui/testing/uitest"
)

var chess orthodox.Rules

// A table is a page on a canvas, with a keeper, an asker and an opponent that do what the
// test says.
type table struct {
	*Page
	*session.Session
	t         testing.TB
	window    fyne.Window
	kept      *record.Record
	keeps     int // how often the game was saved
	began     []string
	dropped   int
	asked     []string
	yes       bool // what the asker answers
	waits     bool // the test answers itself
	answer    func(bool)
	writes    string
	named     string
	menu      *fyne.Menu
	told      string
	aloud     [2]string            // the title and the text of the last dialog, as they are read aloud
	answers   []dialogs.Deed       // that were offered last
	from      string               // the position from which a new game was requested
	ended     int                  // the number of finished games
	watch     func(player.Thought) // called with the thoughts of the program that was asked last
	news      int                  // how often a new game was requested
	bob       program
	gone      bool // the engine that plays is no longer in the list
	adviser   program
	analyst   program
	second    program
	engine    string               // the name of the analyst
	critic    player.Thinker       // reviews games
	reviewer  string               // its name
	better    map[int]string       // the moves it would have played, by ply
	trained   chan []training.Card // were kept to be trained
	tallies   chan training.Tally  // of reviewed games
	uncounted error                // why a tally cannot be kept
	trains    int                  // how often the training was opened
	departs   session.Departed     // where games leave the person's openings
	drilled   string               // the lines that were to be trained
	todo      chan func()
	wall      *clocktest.Wall
	heard     []sound.Sound
}

// pass lets time pass.
func (tb *table) pass(d time.Duration) { tb.wall.Pass(d) }

// A program answers when told to.
type program struct {
	questions chan question
	heard     func(player.Question)
}

type question struct {
	ctx   context.Context
	q     player.Question
	reply func(player.Action, error)
}

func (p program) Ask(ctx context.Context, q player.Question, reply func(player.Action, error)) {
	p.heard(q)
	p.questions <- question{ctx, q, reply}
}

func (tb *table) Begin(name string) { tb.began = append(tb.began, name) }

func (tb *table) Keep(r *record.Record, _ record.History) { tb.kept, tb.keeps = r, tb.keeps+1 }

func (tb *table) Discard() { tb.dropped++ }

func (tb *table) Opponent(session.Rival) player.Player {
	return tb.bob
}

func (*table) Elo(session.Rival) int { return 0 }

func (tb *table) Name(session.Rival) phrase.Phrase { return phrase.Say("Passed Pawn, Scripted") }

func (tb *table) Second(string) session.Analyst {
	return session.Analyst{Name: "Second", Player: tb.second}
}

func (tb *table) Analyst(string) session.Analyst {
	return session.Analyst{Name: tb.engine, Player: tb.analyst}
}

func (tb *table) Reviewer(string) session.Reviewer {
	return session.Reviewer{Name: tb.reviewer, New: func() player.Thinker { return tb.critic }}
}

func (tb *table) Adviser(string) player.Player { return tb.adviser }

// shell returns the window of the page, which notes what it is asked.
func (tb *table) shell() pages.Shell {
	return pagestest.Shell{
		OnAsk: func(title, _, _, _ string, then func(bool)) {
			tb.asked = append(tb.asked, title)
			if tb.answer = then; !tb.waits {
				then(tb.yes)
			}
		},
		OnChoose: func(title, text string, answers ...dialogs.Deed) *dialogs.Question {
			tb.told, tb.answers = title+": "+text, answers
			if last := len(answers) - 1; last > 0 && tb.yes {
				answers[last].Do()
			}
			return nil
		},
		OnHeard:  func(title, text string) { tb.aloud = [2]string{title, text} },
		OnTell:   func(title, text string) { tb.told = title + ": " + text },
		OnRead:   func(title, text string) { tb.told = title + ": " + text },
		OnWrite:  func(_, _, _ string, then func(string)) { then(tb.writes) },
		OnMenu:   func(m *fyne.Menu, _ fyne.Position) { tb.menu = m },
		OnChange: tb.change,
		OnPost:   func(f func()) { tb.todo <- f },
		OnAfter:  tb.wall.After,
		OnNow:    tb.wall.Now,
	}
}

func sit(t testing.TB, s session.Setup) *table {
	t.Helper()
	uitest.App(t, look.NewTheme("light"))
	tb := &table{
		t: t, yes: true, todo: make(chan func(), 99), trained: make(chan []training.Card, 9), tallies: make(chan training.Tally, 9),
		wall: clocktest.New(),
	}
	for _, p := range []*program{&tb.bob, &tb.adviser, &tb.analyst, &tb.second} {
		*p = program{make(chan question, 9), func(q player.Question) { tb.watch = q.Tell }}
	}
	chosen := settings.Default()
	tb.Page = New(Config{
		Shell: tb.shell(), Variants: rulestest.Games{Others: variants.All()}, Pieces: look.NewPieces("founders", "kanji"), Opponents: tb, Keeper: tb,
		Games: Games{
			New: func() { tb.news++ }, From: func(_ rules.Rules, fen string) { tb.from = fen }, List: func() {}, Leave: func(then func()) { then() },
		},
		Training: Training{Add: func(all []training.Card) (int, error) {
			tb.trained <- all
			return len(all), nil
		}, Count: func(t training.Tally) error {
			tb.tallies <- t
			return tb.uncounted
		}, Open: func() { tb.trains++ }, Left: func(context.Context, rules.Side, []rules.Position, []rules.Move) (session.Departed, error) {
			return tb.departs, nil
		}, Opening: func(name, games string, side rules.Side, from rules.Position) {
			tb.drilled = fmt.Sprint(name, "; ", side, "; ", from, "; ", games)
		}},
		Engines: Engines{Installed: func(string) bool { return !tb.gone }, Restart: func(string) { tb.Page.Session.MoveNow() }},
		Names: Names{
			Opening: func(rules.Rules, []rules.Position) string { return tb.named },
			Game: func(r rules.Rules) string {
				if rules.Orthodox(r.ID()) {
					return ""
				}
				return "The game " + r.ID()
			},
			About: func(rules.Rules, match.Conduct) []string { return []string{"The rules are usual."} },
		},
		Ended:     func(match.Snapshot) { tb.ended++ },
		PlaySound: func(x sound.Sound, _ int) { tb.heard = append(tb.heard, x) },
	}, chosen)
	tb.Session = tb.Page.Session
	if err := tb.Start(s); err != nil {
		t.Fatal(err)
	}
	tb.window = test.NewTempWindow(t, tb.Content())
	tb.window.Resize(fyne.NewSize(900, 640))
	return tb
}

// bobs lets the opponent make a move.
func (tb *table) bobs(san string) {
	tb.t.Helper()
	q := <-tb.bob.questions
	m, err := chess.Read(q.q.Line[len(q.q.Line)-1], san)
	if err != nil {
		tb.t.Fatal(err)
	}
	q.reply(player.Action{Move: m}, nil)
	(<-tb.todo)()
}

func (tb *table) types(moves ...string) {
	for _, m := range moves {
		tb.entry.SetText(m)
		tb.entry.OnSubmitted(m)
	}
}

func (tb *table) sans() string { return strings.Join(tb.snap.Game.SANs, " ") }

func (tb *table) expect(sans, line string) {
	tb.t.Helper()
	if tb.sans() != sans || !strings.Contains(tb.footer.Line.Text, line) {
		tb.t.Errorf("the game is %q and the line says %q; want %q and %q", tb.sans(), tb.footer.Line.Text, sans, line)
	}
}

func against() session.Setup {
	return session.Setup{Engine: true, Level: 3, Side: rules.White, Name: "Ada"}
}

// The methods that both the page and its session have are those of the page.

func (tb *table) Flip() { tb.Page.Flip() }

func (tb *table) Undoing() phrase.Phrase { return tb.Page.Undoing() }
func (tb *table) Redoing() phrase.Phrase { return tb.Page.Redoing() }

// Shown returns the position on the board.
func (tb *table) Shown() rules.Position { return tb.snap.Place.Position() }

// change changes the settings.
func (tb *table) change(change func(*settings.Settings)) {
	s := tb.settings
	change(&s)
	tb.SetSettings(s)
}

// hovers moves the pointer to a spot of the board.
func (tb *table) hovers(at rules.Spot) { tb.Page.point(hover{at, tb.hover.kind}) }

// arrow returns the move that the board points out, nil for none.
func (tb *table) arrow() *rules.Move {
	if m, ok := tb.snap.Arrow(); ok {
		return &m
	}
	for _, i := range tb.ideas {
		from, _ := i.From.Square()
		return &rules.Move{From: from, To: i.To}
	}
	return nil
}
