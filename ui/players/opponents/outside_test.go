package opponents

import (
	"context"
	"errors"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/settings"
)

// A shop makes processes that answer at once, and remembers them.
type shop struct {
	mu       sync.Mutex
	made     []settings.Engine
	analyses []bool // by engine made
	asked    []player.Question
	closed   int
	err      error
}

type process struct{ shop *shop }

func (s *shop) start(e settings.Engine, analysis bool) Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.made, s.analyses = append(s.made, e), append(s.analyses, analysis)
	return process{s}
}

func (p process) Think(_ context.Context, q player.Question) (player.Action, error) {
	p.shop.mu.Lock()
	defer p.shop.mu.Unlock()
	p.shop.asked = append(p.shop.asked, q)
	m := q.Position().Moves()[0]
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Depth: 7, Speed: 1000, Line: []rules.Move{m}})
	return player.Action{Move: m}, p.shop.err
}

func (p process) Close() error {
	p.shop.mu.Lock()
	defer p.shop.mu.Unlock()
	p.shop.closed++
	return nil
}

// fish is an engine that may start.
func fish() settings.Engine {
	e := settings.Engine{ID: "fish", Name: "Fish 17", Path: "/bin/fish", Games: []string{"chess"}, Options: map[string]string{"Hash": "64", "UCI_Elo": "9"}}
	e.Allowed = e.Command()
	return e
}

func stocked(engines ...settings.Engine) (*shop, *Engines) {
	s := &shop{}
	e := New(s.start, 1, nil, review.Store{})
	e.SetEngines(engines, Uses{Analyst: "fish", Adviser: "fish", Reviewer: "fish"})
	return s, e
}

// ask asks a player about the starting position.
func ask(p player.Player, change func(*player.Question)) (player.Action, error) {
	type reply struct {
		a   player.Action
		err error
	}
	got := make(chan reply, 1)
	q := player.Question{Game: &player.Game{Rules: "chess"}, Line: []rules.Position{orthodox.Rules{}.Start()}}
	if change != nil {
		change(&q)
	}
	p.Ask(context.Background(), q, func(a player.Action, err error) { got <- reply{a, err} })
	r := <-got
	return r.a, r.err
}

// TestStrengths sets the options and limits of each strength, and leaves those that the
// person has set.
func TestStrengths(t *testing.T) {
	for _, tt := range []struct {
		s       session.Strength
		options map[string]string
		limits  player.Limits
		name    string
	}{
		{session.Strength{}, map[string]string{"Hash": "64", "UCI_Elo": "9"}, player.Limits{}, "Fish 17"},
		{
			session.Strength{By: session.ByElo, At: 1500},
			map[string]string{"Hash": "64", "UCI_Elo": "1500", "UCI_LimitStrength": "true"},
			player.Limits{},
			"Fish 17, Elo 1500",
		},
		{session.Strength{By: session.BySkill, At: 3}, map[string]string{"Hash": "64", "UCI_Elo": "9", "Skill Level": "3"}, player.Limits{}, "Fish 17, skill 3"},
		{
			session.Strength{By: session.ByTime, At: 250},
			map[string]string{"Hash": "64", "UCI_Elo": "9"},
			player.Limits{Time: 250 * time.Millisecond},
			"Fish 17, 0.25 s per move",
		},
		{session.Strength{By: session.ByDepth, At: 4}, map[string]string{"Hash": "64", "UCI_Elo": "9"}, player.Limits{Depth: 4}, "Fish 17, depth 4"},
	} {
		s, e := stocked(fish())
		r := session.Rival{Game: "chess", Engine: "fish", Strength: tt.s}
		if got := e.Name(r).String(); got != tt.name {
			t.Errorf("%v: it is called %s", tt.s, got)
		}
		now := make(chan struct{})
		close(now)
		if _, err := ask(e.Opponent(r), func(q *player.Question) { q.Now = now }); err != nil {
			t.Fatal(err)
		}
		if got := s.made[0].Options; !maps.Equal(got, tt.options) || s.asked[0].Limits != tt.limits {
			t.Errorf("%v: options %v, limits %+v; want %v, %+v", tt.s, got, s.asked[0].Limits, tt.options, tt.limits)
		}
	}
}

// TestWhoMayNotPlay says why an engine does not play, and never starts it.
func TestWhoMayNotPlay(t *testing.T) {
	changed, other := fish(), fish()
	changed.Args = []string{"--new"}
	other.Games = []string{"shogi"}
	for want, e := range map[string][]settings.Engine{"not agreed": {changed}, "does not play this game": {other}} {
		s, all := stocked(e...)
		for name, p := range map[string]player.Player{
			"opponent": all.Opponent(session.Rival{Game: "chess", Engine: "fish"}),
			"analyst":  all.Analyst("chess").Player, "adviser": all.Adviser("chess"),
		} {
			if name != "opponent" && want == "does not play this game" {
				continue // the bundled engine does it
			}
			if _, err := ask(p, nil); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %s", name, err, want)
			}
		}
		if len(s.made) > 0 {
			t.Errorf("%s: it was started", want)
		}
	}
	_, none := stocked()
	if _, err := ask(none.Opponent(session.Rival{Game: "chess", Engine: "fish"}), nil); err == nil || !strings.Contains(err.Error(), "no longer in the list") {
		t.Errorf("an engine that is gone plays: %v", err)
	}
	_, all := stocked(other)
	if a, err := ask(all.Adviser("chess"), func(q *player.Question) { q.Limits.Nodes = 100 }); err != nil || a.Move.Null() {
		t.Errorf("the bundled engine does not give the hint: %v", err)
	}
}

// TestHelpers analyses and advises with the chosen engine.
func TestHelpers(t *testing.T) {
	s, e := stocked(fish())
	if _, err := ask(e.Analyst("chess"), nil); err != nil || s.asked[0].Limits != (player.Limits{}) {
		t.Errorf("the analyst is limited to %+v, %v", s.asked[0].Limits, err)
	}
	if _, err := ask(e.Adviser("chess"), nil); err != nil || len(s.made) != 2 || s.analyses[0] == s.analyses[1] {
		t.Errorf("the one for hints analyses too: %v, %v", s.analyses, err)
	}
	if name := e.Analyst("chess").Name; name != "Fish 17" {
		t.Errorf("the analyst is called %q", name)
	}
	made := len(s.made)
	if a := e.Analyst("shogi"); a.Player == nil || a.Name != "" || len(s.made) != made {
		t.Error("the engine was started for another game")
	}
}

// TestReviewers reviews a game with the chosen engine, ends its processes, and says why it
// cannot review. Another game is reviewed by the bundled engine.
func TestReviewers(t *testing.T) {
	s, e := stocked(fish())
	r := e.Reviewer("chess")
	g := review.Game{Game: &player.Game{Rules: "chess"}, Rules: orthodox.Rules{}, Line: []rules.Position{orthodox.Rules{}.Start()}}
	n := 0
	err := review.Run(t.Context(), g, nil, player.Limits{Nodes: 5}, r.New, func(int, review.Eval) { n++ })
	if err != nil || n != 1 || r.Name != "Fish 17" || len(s.made) != 1 || s.closed != 1 || s.analyses[0] {
		t.Errorf("%d results by %q, %d processes, %d closed, %v", n, r.Name, len(s.made), s.closed, err)
	}
	if s.asked[0].Limits != (player.Limits{Nodes: 5}) {
		t.Errorf("asked with the limits %+v", s.asked[0].Limits)
	}
	if r := e.Reviewer("shogi"); r.Name != "" || r.New() == nil {
		t.Errorf("shogi is reviewed by %q", r.Name)
	}
	changed := fish()
	changed.Args = []string{"--new"}
	s, e = stocked(changed)
	if _, err := review.Evaluate(t.Context(), g, player.Limits{Nodes: 5}, e.Reviewer("chess").New()); err == nil ||
		!strings.Contains(err.Error(), "not agreed") || len(s.made) > 0 {
		t.Errorf("%v, %d processes", err, len(s.made))
	}
}

// TestDrawOffer leaves the answer to the engine, without limits or a pace.
func TestDrawOffer(t *testing.T) {
	s, e := stocked(fish())
	p := e.Opponent(session.Rival{Game: "chess", Engine: "fish", Strength: session.Strength{By: session.ByDepth, At: 3}})
	if _, err := ask(p, func(q *player.Question) { q.Offer = true }); err != nil || !s.asked[0].Offer || s.asked[0].Limits != (player.Limits{}) {
		t.Errorf("asked %+v, %v", s.asked, err)
	}
}

// TestPonder passes on to an opponent that it may think in its opponent's time.
func TestPonder(t *testing.T) {
	s, e := stocked(fish())
	may := make(chan struct{})
	now := make(chan struct{})
	close(now)
	if _, err := ask(e.Opponent(session.Rival{Game: "chess", Engine: "fish"}), func(q *player.Question) { q.Now, q.Ponder = now, may }); err != nil ||
		s.asked[0].Ponder != may {
		t.Errorf("asked %+v, %v", s.asked, err)
	}
}

// TestCloseWaits waits until every process has ended.
func TestCloseWaits(t *testing.T) {
	s, e := stocked(fish())
	for _, p := range []player.Player{e.Opponent(session.Rival{Game: "chess", Engine: "fish"}), e.Analyst("chess").Player, e.Adviser("chess")} {
		player.Close(p)
	}
	e.Close(time.Hour)
	if s.closed != 3 {
		t.Errorf("%d processes of 3 have ended", s.closed)
	}
	e.Analyst("chess")
	if e.Close(time.Nanosecond); s.closed != 3 {
		t.Error("a process that nobody has closed has ended")
	}
}

// TestTry says what a quick search found, or why there was none, and ends the process.
func TestTry(t *testing.T) {
	s := &shop{}
	got, err := Try(context.Background(), s.start, fish())
	if err != nil || got.Depth != 7 || got.Speed != 1000 || got.Move.Text == "" || s.closed != 1 {
		t.Errorf("%+v, %v, %d ended", got, err, s.closed)
	}
	s.err = errors.New("it hangs")
	if _, err := Try(context.Background(), s.start, fish()); err == nil || s.closed != 2 {
		t.Errorf("%v, %d ended", err, s.closed)
	}
	none := fish()
	none.Games = nil
	if _, err := Try(context.Background(), s.start, none); err == nil || len(s.made) != 2 {
		t.Errorf("an engine without a game plays: %v", err)
	}
}
