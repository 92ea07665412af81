package session

import (
	"context"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/match"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/training"
	"passedpawn/game/variants"
)

var chess orthodox.Rules

// A table is a session whose posts, work, timers and programs wait until the test runs
// them.
type table struct {
	*Session
	t        testing.TB
	observed int // number of snapshots
	kept     *record.Record
	history  record.History // kept with it
	keeps    int            // how often the game was saved
	began    []string       // file names
	dropped  int
	ended    int
	cues     []Cue
	tallies  []training.Tally
	thinks   int // number of snapshots in which only thoughts were new
	ticks    int
	bob      program
	adviser  program
	analyst  program
	second   program
	engine   string         // the name of the analyst
	critic   player.Thinker // reviews games
	reviewer string         // its name
	reviews  review.Store   // its reviews
	rivals   []Rival        // asked for
	ends     *int           // how often programs were closed
	todo     []func()       // posted
	work     []func()       // of tasks
	wall     *clocktest.Wall
}

// pass lets time pass.
func (tb *table) pass(d time.Duration) { tb.wall.Pass(d) }

func (tb *table) post(do func()) { tb.todo = append(tb.todo, do) }

// run runs everything that was posted.
func (tb *table) run() {
	for len(tb.todo) > 0 {
		do := tb.todo[0]
		tb.todo = tb.todo[1:]
		do()
	}
}

// does does the oldest work, without delivering what it finds.
func (tb *table) does() {
	work := tb.work[0]
	tb.work = tb.work[1:]
	work()
}

// finish does all work and delivers what it finds.
func (tb *table) finish() {
	for len(tb.work) > 0 {
		tb.does()
		tb.run()
	}
}

// A program answers when the test tells it to.
type program struct {
	asked  *[]asked
	closed *int // how often
}

// Close counts.
func (p program) Close() error {
	*p.closed++
	return nil
}

// asked is a question to a program.
type asked struct {
	ctx   context.Context
	q     player.Question
	reply func(player.Action, error)
}

func (p program) Ask(ctx context.Context, q player.Question, reply func(player.Action, error)) {
	*p.asked = append(*p.asked, asked{ctx, q, reply})
}

// next returns the oldest question that the test has not seen yet.
func (tb *table) next(p program) asked {
	tb.t.Helper()
	if len(*p.asked) == 0 {
		tb.t.Fatal("nothing was asked")
	}
	a := (*p.asked)[0]
	*p.asked = (*p.asked)[1:]
	return a
}

func (tb *table) Begin(name string) { tb.began = append(tb.began, name) }

func (tb *table) Keep(r *record.Record, h record.History) {
	tb.kept, tb.history, tb.keeps = r, h, tb.keeps+1
}

func (tb *table) Discard() { tb.dropped++ }

func (tb *table) Opponent(r Rival) player.Player {
	tb.rivals = append(tb.rivals, r)
	return tb.bob
}

func (tb *table) closed() int { return *tb.ends }

func (tb *table) Name(r Rival) phrase.Phrase {
	if r.Engine != "" {
		return phrase.Say("Stockfish")
	}
	return phrase.Say("Passed Pawn, Scripted")
}

func (*table) Elo(Rival) int { return 0 }

func (tb *table) Analyst(string) Analyst { return Analyst{tb.engine, tb.analyst} }

func (tb *table) Second(string) Analyst { return Analyst{"Second", tb.second} }

func (tb *table) Reviewer(string) Reviewer {
	return Reviewer{Name: tb.reviewer, New: func() player.Thinker { return tb.critic }, Kept: tb.reviews}
}

func (tb *table) Adviser(string) player.Player { return tb.adviser }

// sit starts a game.
func sit(t testing.TB, n Setup) *table {
	t.Helper()
	tb := &table{t: t, wall: clocktest.New()}
	tb.ends = new(int)
	tb.bob, tb.adviser, tb.analyst = program{new([]asked), tb.ends}, program{new([]asked), tb.ends}, program{new([]asked), tb.ends}
	tb.second = program{new([]asked), tb.ends}
	tb.Session = New(Config{
		Variants: rulestest.Games{Others: variants.All()}, Opponents: tb, Keeper: tb, Say: phrase.Phrase.String,
		Post: tb.post, Tasks: task.NewGroupOn(tb.post, func(work func()) { tb.work = append(tb.work, work) }),
		Wall: tb.wall,
		Events: Events{
			Observe: func(Snapshot) { tb.observed++ }, Thinks: func(Snapshot) { tb.thinks++ }, Tick: func() { tb.ticks++ },
			Cue: func(c Cue) { tb.cues = append(tb.cues, c) }, Ended: func(match.Snapshot) { tb.ended++ },
			Reviewed: func(t training.Tally) { tb.tallies = append(tb.tallies, t) },
		},
	}, Options{Explain: Always})
	if err := tb.Start(n); err != nil {
		t.Fatal(err)
	}
	return tb
}

func against() Setup { return Setup{Engine: true, Level: 3, Side: rules.White, Name: "Ada"} }

// study shows a game from elsewhere.
func study(t testing.TB, text string) *table {
	t.Helper()
	tb := sit(t, Setup{})
	if err := tb.Show(matchtest.Record(t, text), nil); err != nil {
		t.Fatal(err)
	}
	tb.kept, tb.keeps, tb.dropped, tb.cues = nil, 0, 0, nil
	return tb
}

// plays makes moves on the board, and agrees to replace moves.
func (tb *table) plays(moves ...string) {
	for _, san := range moves {
		m, _, err := tb.Snapshot().Read(san)
		if err != nil {
			tb.Reasons.RefuseText(san, san, err)
			continue
		}
		if replace := tb.Play(m); replace != nil {
			replace()
		}
	}
}

// bobs makes a move for the opponent.
func (tb *table) bobs(san string) {
	tb.t.Helper()
	q := tb.next(tb.bob)
	m, err := chess.Read(q.q.Position(), san)
	if err != nil {
		tb.t.Fatal(err)
	}
	q.reply(player.Action{Move: m}, nil)
	tb.run()
}

func (tb *table) sans() string { return strings.Join(tb.Snapshot().Game.SANs, " ") }

// body returns the moves of the game as they are saved.
func (tb *table) body() string {
	_, moves, _ := strings.Cut(pgn.Write(tb.Snapshot().Game.Record), "\n\n")
	return strings.TrimSpace(moves)
}

func (tb *table) has(body string) {
	tb.t.Helper()
	if got := tb.body(); got != body {
		tb.t.Errorf("the game is\n%s, want\n%s", got, body)
	}
}

// says returns what the session says to the user.
func (tb *table) says() string {
	s := tb.Snapshot()
	if s.Failure != nil {
		return s.Failure.Error()
	}
	return s.Notice.String()
}

// is checks the moves of the game and the place on the board.
func (tb *table) is(sans string, place record.Path) {
	tb.t.Helper()
	if at := tb.Snapshot().Place.Path; tb.sans() != sans || !at.Equal(place) {
		tb.t.Errorf("the game is %q, seen at %v; want %q at %v", tb.sans(), at, sans, place)
	}
}
