package session

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// tells reports lines of a depth about the open question, the given ranks in order, and
// lets them arrive.
func (tb *table) tells(q asked, depth int, sans ...string) {
	tb.t.Helper()
	for i, san := range sans {
		now := q.q.Position()
		m, err := tb.Snapshot().Rules.Read(now, san)
		if err != nil {
			tb.t.Fatal(err)
		}
		q.q.Tell(player.Thought{Position: now, Rank: i + 1, Depth: depth, Score: 40 - 10*i, Line: []rules.Move{m}, Speed: 1000 * depth})
	}
	tb.run()
	tb.pass(time.Second)
}

// shown returns the lines in sight, such as "9 Nf3 e4".
func (tb *table) shown() string {
	text := ""
	for i, th := range tb.Snapshot().Analysis.Found {
		if i == 0 {
			text = fmt.Sprint(th.Depth)
		}
		text += " " + tb.Snapshot().Rules.Write(th.Position, th.Line[0])
	}
	return text
}

func (tb *table) shows(want string) {
	tb.t.Helper()
	if got := tb.shown(); got != want {
		tb.t.Errorf("shows %q, want %q", got, want)
	}
}

// TestAnalysisIsKept goes away and comes back: what was found is there at once, and only
// what is no shallower replaces it.
func TestAnalysisIsKept(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	tb.Analysis.Toggle()
	tb.tells(tb.next(tb.analyst), 18, "e4", "d4", "Nf3")
	tb.Browse(record.Mainline(1))
	tb.shows("")
	tb.tells(tb.next(tb.analyst), 12, "c5", "e5", "e6")
	tb.Browse(nil)
	tb.shows("18 e4 d4 Nf3")
	again := tb.next(tb.analyst)
	tb.tells(again, 3, "a3", "b3", "c3")
	tb.shows("18 e4 d4 Nf3")
	if a := tb.Snapshot().Analysis; a.Latest.Depth != 3 || a.Latest.Speed != 3000 {
		t.Errorf("the latest is %+v", a.Latest)
	}
	tb.tells(again, 18, "d4")
	tb.shows("18 d4 b3 c3")
	tb.Browse(record.Mainline(1))
	tb.shows("12 c5 e5 e6")
	tb.Analysis.Toggle()
	tb.shows("")
	tb.Analysis.Toggle()
	tb.shows("12 c5 e5 e6")
}

// TestAnalysisOfAnotherGame begins another game with the same position: what was found in
// the first one belongs to it.
func TestAnalysisOfAnotherGame(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	tb.tells(tb.next(tb.analyst), 18, "e4")
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	tb.shows("")
}

// TestAnalysisEndsWithTheGame begins a game against a program: the analysis of the one before
// would give its moves away. It goes on in a game that is only looked at.
func TestAnalysisEndsWithTheGame(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	if err := tb.Show(matchtest.Record(t, "1. d4 *"), nil); err != nil || !tb.Snapshot().Analysis.On {
		t.Errorf("%v: the analysis of the next study is off", err)
	}
	if err := tb.Start(Setup{Engine: true}); err != nil || tb.Snapshot().Analysis.On {
		t.Errorf("%v: the analysis goes on", err)
	}
	if tb.Analysis.Toggle(); !tb.Snapshot().Analysis.On {
		t.Error("it cannot be switched on again")
	}
}

// TestNewAnalyst chooses another analyst: what the one before found is not mixed with it.
func TestNewAnalyst(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	tb.tells(tb.next(tb.analyst), 18, "e4")
	tb.Refresh()
	tb.shows("")
	tb.tells(tb.next(tb.analyst), 2, "d4")
	tb.shows("2 d4")
}

// TestFindingsAreBounded keeps what was found in more positions than there is room for:
// the position used longest ago is forgotten.
func TestFindingsAreBounded(t *testing.T) {
	f, g := newFindings(), &player.Game{}
	at := make([]rules.Position, mostFindings+2)
	for i := range at {
		p, err := chess.Parse(fmt.Sprintf("4k3/8/8/8/8/8/8/4K2R w - - 0 %d", i+1))
		if err != nil {
			t.Fatal(err)
		}
		at[i] = p
		f.keep(g, p, []player.Thought{{Depth: i}}, 1)
		f.of(g, at[0])
	}
	if len(f.by) != mostFindings || f.order.Len() != mostFindings {
		t.Errorf("%d and %d are kept", len(f.by), f.order.Len())
	}
	if len(f.of(g, at[0])) != 1 || len(f.of(g, at[2])) != 0 || len(f.of(g, at[3])) != 1 {
		t.Error("it is not the one used longest ago that was forgotten")
	}
}

// TestMoreLines changes how many lines are wanted: the analyst is asked again, and fewer
// lines are there at once.
func TestMoreLines(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	first := tb.next(tb.analyst)
	tb.tells(first, 18, "e4", "d4", "Nf3")
	tb.SetOptions(Options{Lines: 2})
	tb.shows("18 e4 d4")
	if first.ctx.Err() == nil || tb.next(tb.analyst).q.Lines != 2 {
		t.Error("the analyst still looks for three lines")
	}
	tb.SetOptions(Options{Lines: 50})
	q := tb.next(tb.analyst)
	if q.q.Lines != MostLines {
		t.Errorf("%d lines are wanted", q.q.Lines)
	}
	tb.shows("18 e4 d4 Nf3")
	tb.tells(q, 2, "e4", "d4", "Nf3", "c4", "g3")
	tb.shows("2 e4 d4 Nf3 c4 g3")
}

// TestPause stops the analyst and keeps what it found, also while browsing.
func TestPause(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	tb.Analysis.TogglePause()
	if tb.Snapshot().Analysis.Paused {
		t.Error("an analysis that is off is paused")
	}
	tb.Analysis.Toggle()
	q := tb.next(tb.analyst)
	tb.tells(q, 18, "e4")
	tb.Analysis.TogglePause()
	tb.shows("18 e4")
	tb.Browse(record.Mainline(1))
	tb.Browse(nil)
	tb.shows("18 e4")
	if len(*tb.analyst.asked) > 0 || q.ctx.Err() == nil {
		t.Error("it goes on")
	}
	tb.Analysis.TogglePause()
	tb.next(tb.analyst)
	tb.Analysis.TogglePause()
	tb.Analysis.Toggle()
	if tb.Analysis.Toggle(); tb.Snapshot().Analysis.Paused {
		t.Error("turned off and on again, it is still paused")
	}
}

// TestTurnedOff turns the analysis off: the arrow and the lines are gone from the very
// snapshot that the observer is told of, although thoughts are still on their way.
func TestTurnedOff(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	q := tb.next(tb.analyst)
	tb.tells(q, 18, "e4", "d4")
	q.q.Tell(thought(q))
	observed := tb.observed
	tb.Analysis.Toggle()
	if s := tb.Snapshot(); tb.observed != observed+1 || len(s.Analysis.Found) > 0 || s.Analysis.On || len(s.Analysis.Latest.Line) > 0 {
		t.Errorf("turned off, it shows %+v", s.Analysis)
	}
	thinks := tb.thinks
	tb.run()
	tb.pass(time.Second)
	if tb.shows(""); tb.thinks != thinks {
		t.Error("a late thought arrives")
	}
}

// TestFloodingAnalyst lets an analyst report for two seconds as fast as it can: the page
// hears of it at most player.Rate times a second.
func TestFloodingAnalyst(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	q := tb.next(tb.analyst)
	thinks, posts := tb.thinks, 0
	for depth := 1; depth <= 20_000; depth++ {
		q.q.Tell(player.Thought{Position: q.q.Position(), Rank: 1, Depth: depth, Line: q.q.Position().Moves()[:1]})
		tb.pass(100 * time.Microsecond)
		posts += len(tb.todo)
		tb.run()
	}
	tb.pass(time.Second)
	if n := tb.thinks - thinks; n > 2*player.Rate+1 || n < 2*player.Rate-1 || posts > n {
		t.Errorf("in two seconds the page was told %d times, after %d posts", n, posts)
	}
	if d := tb.Snapshot().Analysis.Found[0].Depth; d != 20_000 {
		t.Errorf("the last depth is %d", d)
	}
}

// TestLateFindings answers a question whose last thought still waits for its turn: it is
// shown all the same.
func TestLateFindings(t *testing.T) {
	tb := study(t, "1. e4 *")
	tb.Analysis.Toggle()
	q := tb.next(tb.analyst)
	q.q.Tell(player.Thought{Position: q.q.Position(), Rank: 1, Depth: 1, Line: q.q.Position().Moves()[:1]})
	tb.run()
	q.q.Tell(player.Thought{Position: q.q.Position(), Rank: 1, Depth: 2, Line: q.q.Position().Moves()[:1]})
	q.reply(player.Action{}, nil)
	if tb.run(); tb.Snapshot().Analysis.Found[0].Depth != 2 {
		t.Error("the last thought is lost")
	}
}

// TestThreat shows what the opponent would play, before the analysis goes on, and keeps
// it.
func TestThreat(t *testing.T) {
	tb := study(t, "1. e4 e5 2. Bc4 Nc6 3. Qh5 *")
	tb.Browse(record.Mainline(5))
	tb.Analysis.ToggleThreats()
	q := tb.next(tb.analyst)
	if q.q.Position().Turn() != rules.White || q.q.Lines != 1 || q.q.Limits.Time != threatTime || len(q.q.Line) != 1 {
		t.Fatalf("asked %+v", q.q)
	}
	tb.tells(q, 9, "Qxf7#")
	a := tb.Snapshot().Analysis
	if len(a.Threat.Line) != 1 || len(a.Found) > 0 || !a.Threats {
		t.Errorf("the threat is %+v", a.Threat)
	}
	q.reply(player.Action{}, nil)
	tb.run()
	next := tb.next(tb.analyst)
	if next.q.Position().Turn() != rules.Black || next.q.Lines != UsualLines {
		t.Errorf("then asked %+v", next.q)
	}
	tb.tells(next, 9, "g6")
	tb.Browse(nil)
	tb.next(tb.analyst)
	tb.Browse(record.Mainline(5))
	if a := tb.Snapshot().Analysis; len(a.Threat.Line) != 1 || tb.next(tb.analyst).q.Lines != UsualLines {
		t.Error("coming back, the threat is not known")
	}
	tb.Analysis.ToggleThreats()
	if a := tb.Snapshot().Analysis; a.Threats || len(a.Threat.Line) > 0 || !a.On {
		t.Error("the threat is still shown")
	}
	tb.shows("9 g6")
}

// TestNoThreat asks for the threat in check: there is none, and the analysis goes on.
func TestNoThreat(t *testing.T) {
	tb := study(t, "1. e4 f6 2. Qh5+ *")
	tb.Browse(record.Mainline(3))
	tb.Analysis.Toggle()
	tb.next(tb.analyst)
	tb.Analysis.ToggleThreats()
	if q := tb.next(tb.analyst); !tb.Snapshot().Analysis.NoThreat || q.q.Lines != UsualLines {
		t.Errorf("asked %+v", q.q)
	}
}

// TestAddLine adds a part of a line to the tree: one edit, undone as one.
func TestAddLine(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	at, line := tb.Snapshot().Place, []rules.Move{}
	for now, sans := at.Position(), []string{"d4", "d5", "c4"}; len(sans) > 0; sans = sans[1:] {
		m, err := chess.Read(now, sans[0])
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, m)
		now, _ = now.Play(m)
	}
	tb.Edits.AddLine(at, line[:2])
	tb.has("1. e4 (1. d4 d5) 1... e5 *")
	if p := tb.Snapshot().Place.Path; !p.Equal(record.Path{1, 0}) || tb.Snapshot().History.Undoing().Form == "" {
		t.Errorf("the board shows %v", p)
	}
	undoing := tb.keeps
	tb.Edits.AddLine(at, line[:1])
	if p := tb.Snapshot().Place.Path; !p.Equal(record.Path{1}) || tb.keeps != undoing {
		t.Errorf("the board shows %v, and the game was saved", p)
	}
	tb.Edits.Undo()
	tb.has("1. e4 e5 *")
	if err := tb.Start(Setup{}); err != nil {
		t.Fatal(err)
	}
	if tb.Edits.AddLine(at, line); tb.body() != "*" {
		t.Errorf("a line of another game is added: %s", tb.body())
	}
}

// TestAddLineInAGame adds a line in a game that is being played: it is a remark, and
// nobody has moved.
func TestAddLineInAGame(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.bobs("e5")
	at := tb.Snapshot().Place
	m, err := chess.Read(at.Position(), "Nf3")
	if err != nil {
		t.Fatal(err)
	}
	tb.Edits.AddLine(at, []rules.Move{m})
	if s := tb.Snapshot(); len(s.Game.Moves) != 2 || !s.Playing() || len(*tb.bob.asked) > 0 || !s.Game.Record.Has(record.Path{0, 0, 0}) {
		t.Errorf("the game is %s", tb.body())
	}
	tb.Edits.Undo()
	tb.is("e4 e5", record.Mainline(2))
}

// TestAnalysedEnd says what a final position is worth.
func TestAnalysedEnd(t *testing.T) {
	for text, want := range map[string]rules.Reason{
		"1. f3 e5 2. g4 Qh4# 0-1":                                     rules.Checkmate,
		`[FEN "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"]` + "\n\n*":             rules.Stalemate,
		`[FEN "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"]` + "\n\n*":            rules.DeadPosition,
		`[FEN "4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1"]` + "\n\n1. Kd1 Kd8": rules.NoReason,
	} {
		tb := study(t, text)
		tb.Browse(tb.Snapshot().LineEnd())
		tb.Analysis.Toggle()
		if got := tb.Snapshot().Analysis.Outcome.Reason; got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
		if reason := []rules.Reason{rules.Checkmate, rules.Stalemate}; slices.Contains(reason, want) && len(*tb.analyst.asked) > 0 {
			t.Errorf("%s: it is analysed", text)
		}
	}
}
