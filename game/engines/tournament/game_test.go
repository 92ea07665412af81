package tournament

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// A script plays given moves and thinks the same of each.
type script struct {
	moves string
	score int
	mate  int
	// instead is done when there is no move left.
	instead func(context.Context) (player.Action, error)
	closed  bool
}

func (s *script) Think(ctx context.Context, q player.Question) (player.Action, error) {
	text, rest, _ := strings.Cut(s.moves, " ")
	if s.moves = rest; text == "" {
		return s.instead(ctx)
	}
	r, _ := variants.All().Find(q.Game.Rules)
	m, err := r.Read(q.Position(), text)
	q.Tell(player.Thought{Rank: 1, Depth: 7, Score: s.score, Mate: s.mate})
	q.Tell(player.Thought{Rank: 2, Depth: 7, Score: -999})
	return player.Action{Move: m}, err
}

func (s *script) Close() error {
	s.closed = true
	return nil
}

// long is a time that no player takes which answers at all, however slow the machine is.
const long = time.Hour

// duel plays a game between two players, who may take some time to return when their
// question is withdrawn.
func duel(t *testing.T, p Plan, grace time.Duration, white, black player.Thinker) Played {
	t.Helper()
	p.Engines = []Engine{{Name: "W"}, {Name: "B"}}
	var entrants []Entrant
	for _, th := range []player.Thinker{white, black} {
		entrants = append(entrants, Entrant{New: func(uint64) (player.Thinker, error) { return th, nil }})
	}
	control, err := clock.Parse(p.Control)
	if err != nil {
		t.Fatal(err)
	}
	r, err := p.rules(variants.All())
	if err != nil {
		t.Fatal(err)
	}
	on := gameConfig{p, r, control, newPlayerPool(entrants), &monitor{}, grace, func(Position) {}}
	pairing := Pairing{White: 0, Black: 1}
	if len(p.Openings) > 0 {
		pairing.Opening = p.Openings[0]
	}
	g, err := on.play(context.Background(), pairing)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// An ended game is a duel by a plan, and how it has to end.
type ended struct {
	name         string
	plan         Plan
	white, black script
	result       rules.Result
	termination  string
	fault        Fault
	reason       string
}

func (e ended) check(t *testing.T) {
	t.Helper()
	grace := long
	if e.fault == Hang {
		grace = 10 * time.Millisecond
	}
	g := duel(t, e.plan, grace, &e.white, &e.black).Ending
	if g.Result != e.result || g.Termination != e.termination || g.Fault != e.fault || !strings.Contains(g.Reason, e.reason) {
		t.Errorf("%s: %+v", e.name, g)
	}
	if g.Fault == NoFault && (e.white.moves != "" || e.black.moves != "") {
		t.Errorf("%s: ended early, before %q and %q", e.name, e.white.moves, e.black.moves)
	}
	if !e.white.closed || !e.black.closed {
		t.Errorf("%s: a player is not released", e.name)
	}
}

func resigns(context.Context) (player.Action, error) { return player.Action{Resign: true}, nil }

func claims(context.Context) (player.Action, error) { return player.Action{Claim: true}, nil }

func TestEndings(t *testing.T) {
	crash := func(context.Context) (player.Action, error) { return player.Action{}, errors.New("pipe closed") }
	illegal := func(context.Context) (player.Action, error) {
		return player.Action{Move: rules.Move{From: rules.Sq(0, 0), To: rules.Sq(7, 7)}}, nil
	}
	unread := func(context.Context) (player.Action, error) {
		return player.Action{}, &player.IllegalMove{Err: errors.New("it chose e2e5"), Move: "e2e5"}
	}
	panics := func(context.Context) (player.Action, error) { panic("no book") }
	dreams := func(ctx context.Context) (player.Action, error) {
		<-ctx.Done()
		return player.Action{}, ctx.Err()
	}
	hangs := func(context.Context) (player.Action, error) { select {} }
	const bare = "8/8/4k3/8/8/3K4/8/7R w - - 0 1"
	for _, tt := range []ended{
		{"mate", Plan{}, script{moves: "f3 g4"}, script{moves: "e5 Qh4"}, rules.BlackWins, "normal", NoFault, "Black wins by checkmate."},
		{"repetition", Plan{}, script{moves: "Nf3 Ng1 Nf3 Ng1"}, script{moves: "Nf6 Ng8 Nf6 Ng8"}, rules.Drawn, "normal", NoFault, "Draw by threefold repetition."},
		{
			"fifty moves",
			Plan{Openings: []Opening{{FEN: "8/8/4k3/8/8/3K4/8/7R w - - 99 80"}}},
			script{moves: "Rh2"},
			script{},
			rules.Drawn, "normal", NoFault,
			"Draw by fifty moves without a capture or a pawn move.",
		},
		{
			"dead",
			Plan{Openings: []Opening{{FEN: "8/8/8/8/8/3Kp3/8/7k w - - 0 1"}}},
			script{moves: "Kxe3"},
			script{},
			rules.Drawn, "normal",
			NoFault, "Draw: neither side can give checkmate.",
		},
		{
			"a wall is dead",
			Plan{Openings: []Opening{{FEN: "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4/8 b - - 0 1"}}},
			script{},
			script{},
			rules.Drawn, "normal",
			NoFault, "Draw: neither side can give checkmate.",
		},
		{"illegal", Plan{}, script{instead: illegal}, script{}, rules.BlackWins, "rules infraction", Illegal, "White makes an illegal move: a1h8"},
		{
			"illegal for a process",
			Plan{},
			script{moves: "e4"},
			script{instead: unread},
			rules.WhiteWins, "rules infraction",
			Illegal, "Black makes an illegal move: e2e5",
		},
		{"resignation", Plan{}, script{moves: "e4"}, script{instead: resigns}, rules.WhiteWins, "normal", NoFault, "Black resigns"},
		{"wrong claim", Plan{}, script{instead: claims}, script{}, rules.BlackWins, "rules infraction", Illegal, "White makes a wrong claim"},
		{"crash", Plan{}, script{moves: "e4"}, script{instead: crash}, rules.WhiteWins, "abandoned", Crash, "Black loses by a crash: pipe closed"},
		{"panic", Plan{}, script{instead: panics}, script{}, rules.BlackWins, "abandoned", Crash, "White loses by a crash: no book"},
		{"late", Plan{Control: "0.001"}, script{instead: dreams}, script{}, rules.BlackWins, "time forfeit", Late, "White loses on time by"},
		{"hang", Plan{Control: "0.001"}, script{instead: hangs}, script{}, rules.BlackWins, "abandoned", Hang, "White does not answer"},
		{
			"late against a bare king",
			Plan{Control: "0.001", Openings: []Opening{{FEN: bare}}},
			script{instead: dreams},
			script{},
			rules.Drawn,
			"time forfeit", Late, ", but Black cannot mate",
		},
		{"crash against a bare king", Plan{Openings: []Opening{{FEN: bare}}}, script{instead: crash}, script{}, rules.BlackWins, "abandoned", Crash, ""},
		{
			"draw by the scores",
			Plan{Draw: DrawRule{Move: 3, Count: 2, Score: 10}},
			script{moves: "e4 Nf3", score: 10},
			script{moves: "e5 Nc6", score: -5},
			rules.Drawn, "adjudication", NoFault, "Draw by adjudication",
		},
		{
			"win by the scores",
			Plan{Resign: ResignRule{Count: 2, Score: 500}},
			script{moves: "e4 Nf3", score: -600},
			script{moves: "e5 Nc6", mate: 4},
			rules.BlackWins, "adjudication", NoFault, "Black wins by adjudication",
		},
	} {
		tt.check(t)
	}
}

// TestNoVerdictIsNoAgreement checks that a move without a score keeps a game going.
func TestNoVerdictIsNoAgreement(t *testing.T) {
	known, silent := verdict{true, 5}, verdict{}
	d := DrawRule{Move: 1, Count: 2, Score: 10}
	for _, tt := range []struct {
		verdicts []verdict
		want     bool
	}{
		{[]verdict{known, known, known, known}, true},
		{[]verdict{known, known, known}, false},
		{[]verdict{known, known, silent, known}, false},
		{[]verdict{silent, known, known, known, known}, true},
		{[]verdict{known, known, {true, -11}, known}, false},
	} {
		if got := d.drawn(tt.verdicts, 9); got != tt.want {
			t.Errorf("%v: %v", tt.verdicts, got)
		}
		if d.drawn(tt.verdicts, 0) || (DrawRule{}).drawn(tt.verdicts, 9) {
			t.Errorf("%v: too early, or without a rule", tt.verdicts)
		}
	}
}

// TestText checks a game in the file, with what other programs read in it.
func TestText(t *testing.T) {
	p := Plan{Event: "Test", Control: "3600+1", Openings: []Opening{{Moves: []string{"e2e4", "e7e5"}}}}
	g := duel(t, p, long, &script{moves: "Qh5 Bc4 Qxf7", score: 25}, &script{moves: "Nc6 Nf6", mate: -3})
	p.Engines = []Engine{{Name: "W"}, {Name: "B"}}
	control, _ := clock.Parse(p.Control)
	text := g.text(p, orthodox.Rules{}, control)
	rec, err := pgn.Read(pgn.Scan(text)[0], orthodox.Rules{})
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	for name, want := range map[string]string{"Round": "1.1", "White": "W", "Black": "B", "TimeControl": "3600+1", "Termination": "normal", "PlyCount": "7"} {
		if got := rec.Tag(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	moves := rec.Main()
	if got := moves[0].Command("eval") + moves[0].Command("clk"); got != "" {
		t.Errorf("the opening has %q", got)
	}
	if got := moves[2].Command("eval"); got != "0.25,7" {
		t.Errorf("White's score is %q", got)
	}
	if got := moves[3].Command("eval"); got != "#3,7" {
		t.Errorf("Black's score is %q: White mates in three", got)
	}
	left, ok := clock.ParseNote(moves[2].Command("clk"))
	if took, read := clock.ParseNote(moves[2].Command("emt")); !ok || !read || (left+took-3601*time.Second).Abs() > time.Millisecond {
		t.Errorf("%v left and %v used of 3600 s + 1 s in\n%s", left, took, text)
	}
	if last := moves[len(moves)-1]; last.Text() != "White wins by checkmate." {
		t.Errorf("the reason is %q", last.Text())
	}
	if !strings.HasSuffix(text, " 1-0\n\n") {
		t.Errorf("it ends with %q", text[len(text)-20:])
	}
}

// TestStalls checks that time in which the monitor was not woken counts.
func TestStalls(t *testing.T) {
	var m monitor
	at := func(ms int) time.Time { return time.Unix(1000, 0).Add(time.Duration(ms) * time.Millisecond) }
	for _, ms := range []int{0, 5, 10, 60, 65, 70} {
		m.wake(at(ms))
	}
	for _, tt := range []struct{ from, to, want int }{
		{0, 70, 45}, {61, 70, 0}, {40, 70, 20}, {61, 90, 15},
	} {
		if got := m.since(at(tt.from), at(tt.to)); got != time.Duration(tt.want)*time.Millisecond {
			t.Errorf("from %d to %d: %v, want %d ms", tt.from, tt.to, got, tt.want)
		}
	}
	for text, want := range map[string]bool{
		"White " + late(9*time.Millisecond, 12*time.Millisecond):       true,
		"White " + late(12*time.Millisecond, 9*time.Millisecond):       false,
		"Black loses on time by 5 ms (the\ncomputer paused\nfor 5 ms)": true,
		"": false,
	} {
		if excused(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
