package uciclient

import (
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestGoCommand checks what an engine is told of the time, and how long the client waits for it.
func TestGoCommand(t *testing.T) {
	const s, ms = time.Second, time.Millisecond
	blitz := [2]clock.Turn{{Left: 60 * s, Increment: s}, {Left: 50 * s, Increment: 2 * s}}
	for _, tt := range []struct {
		name     string
		language Protocol
		analysis bool
		clocks   [2]clock.Turn
		limits   player.Limits
		want     string
		limit    time.Duration // 0 for never
	}{
		{"nothing", UCI, false, [2]clock.Turn{}, player.Limits{}, "go movetime 1000", 2 * s},
		{"nothing, USI", USI, false, [2]clock.Turn{}, player.Limits{}, "go btime 0 wtime 0 byoyomi 1000", 2 * s},
		{"analysis", UCI, true, [2]clock.Turn{}, player.Limits{}, "go infinite", 0},
		{"analysis to a depth", UCI, true, [2]clock.Turn{}, player.Limits{Depth: 9}, "go depth 9", 10*time.Minute + s},
		{"time", UCI, false, [2]clock.Turn{}, player.Limits{Time: 300 * ms}, "go movetime 300", 1300 * ms},
		{"all limits", UCI, true, [2]clock.Turn{}, player.Limits{Time: 300 * ms, Depth: 5, Nodes: 1000}, "go movetime 300 depth 5 nodes 1000", 1300 * ms},
		{"clocks", UCI, false, blitz, player.Limits{}, "go wtime 59970 btime 49970 winc 1000 binc 2000", 61 * s},
		{"clocks and depth", UCI, false, blitz, player.Limits{Depth: 7}, "go wtime 59970 btime 49970 winc 1000 binc 2000 depth 7", 61 * s},
		{"a short time of a clock", UCI, false, blitz, player.Limits{Time: 200 * ms}, "go movetime 200", 1200 * ms},
		{"a long time of a clock", UCI, false, blitz, player.Limits{Time: 40 * s}, "go wtime 59970 btime 49970 winc 1000 binc 2000", 41 * s},
		{"moves to go", UCI, false, [2]clock.Turn{{Left: 9 * s, ToGo: 3}, {Left: 9 * s}}, player.Limits{}, "go wtime 8970 btime 8970 movestogo 3", 10 * s},
		{"almost no time", UCI, false, [2]clock.Turn{{Left: ms}, {Left: ms}}, player.Limits{}, "go wtime 1 btime 1", s + ms},
		{"delay", UCI, false, [2]clock.Turn{{Left: 3 * s, Free: 3 * s}, {Left: 9 * s}}, player.Limits{}, "go movetime 1602", 4 * s},
		{"byoyomi", USI, false, [2]clock.Turn{{Left: 70 * s, Free: 10 * s}, {Left: 90 * s}}, player.Limits{}, "go btime 59970 wtime 89970 byoyomi 9800", 71 * s},
		{"increments in USI", USI, false, blitz, player.Limits{}, "go btime 59970 wtime 49970 binc 1000 winc 2000", 61 * s},
		{"sudden death in USI", USI, false, [2]clock.Turn{{Left: 5 * s}, {Left: 5 * s}}, player.Limits{}, "go btime 4970 wtime 4970 byoyomi 1", 6 * s},
	} {
		q := question()
		q.Clocks, q.Limits = tt.clocks, tt.limits
		x := &process{config: Config{Analysis: tt.analysis}, waits: Waits{}.usual(), language: tt.language, mailbox: newMailbox()}
		o := x.goCommand(q)
		if o.text != tt.want || o.noLimit != (tt.limit == 0) || !o.noLimit && o.limit != tt.limit || o.sinceLastLine != (o.limit > 5*time.Minute) {
			t.Errorf("%s: %+v, want %s and %v", tt.name, o, tt.want, tt.limit)
		}
	}
}

// TestGoCommandForGPSShogi checks that an engine that knows only times and byoyomi is told of
// nothing else.
func TestGoCommandForGPSShogi(t *testing.T) {
	const s = time.Second
	rising := [2]clock.Turn{{Left: 60 * s, Increment: s}, {Left: 50 * s, Increment: 2 * s}}
	for _, tt := range []struct {
		analysis bool
		clocks   [2]clock.Turn
		limits   player.Limits
		want     string
	}{
		{false, [2]clock.Turn{{Left: 70 * s, Free: 10 * s}, {Left: 90 * s}}, player.Limits{Depth: 3}, "go btime 59970 wtime 89970 byoyomi 9800"},
		{false, rising, player.Limits{}, "go btime 0 wtime 0 byoyomi 3058"},
		{false, [2]clock.Turn{}, player.Limits{Depth: 4, Nodes: 100}, "go btime 0 wtime 0 byoyomi 1000"},
		{true, [2]clock.Turn{}, player.Limits{}, "go infinite"},
	} {
		q := question()
		q.Clocks, q.Limits = tt.clocks, tt.limits
		x := &process{config: Config{Analysis: tt.analysis}, waits: Waits{}.usual(), language: USI, mailbox: &mailbox{name: "gpsshogi (smp) r3033"}}
		if o := x.goCommand(q); o.text != tt.want {
			t.Errorf("%+v: %s, want %s", tt, o.text, tt.want)
		}
	}
}

// TestPositionCommand checks how positions are sent, also after a null move.
func TestPositionCommand(t *testing.T) {
	chess, _ := variants.All().Find("")
	shogiRules, _ := variants.All().Find("shogi")
	for _, tt := range []struct {
		game     rules.Rules
		language Protocol
		start    string
		moves    []string
		want     string
	}{
		{chess, UCI, "", nil, "position startpos"},
		{chess, UCI, "", []string{"e4", "c5", "Nf3"}, "position startpos moves e2e4 c7c5 g1f3"},
		{chess, UCI, "4k3/P7/8/8/8/8/8/4K2R w K - 3 9", []string{"a8=N", "Ke7", "O-O"}, "position fen 4k3/P7/8/8/8/8/8/4K2R w K - 3 9 moves a7a8n e8e7 e1g1"},
		{chess, UCI, "", []string{"e4", "--", "d4"}, "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 moves d2d4"},
		{shogiRules, USI, "", []string{"7g7f", "3c3d", "8h2b+"}, "position startpos moves 7g7f 3c3d 8h2b+"},
		{shogiRules, USI, "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1", []string{"G*5b"}, "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1 moves G*5b"},
	} {
		p := tt.game.Start()
		if tt.start != "" {
			p, _ = tt.game.Parse(tt.start)
		}
		q := player.Question{Line: []rules.Position{p}}
		for _, text := range tt.moves {
			var m rules.Move
			if text != "--" {
				var err error
				if m, err = tt.game.Read(p, text); err != nil {
					t.Fatal(err)
				}
			}
			p, _ = p.Play(m)
			q.Line, q.Moves = append(q.Line, p), append(q.Moves, m)
		}
		if got := positionCommand(tt.game, tt.language, q); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
}

// TestElapsed checks that the time that a process takes to start is taken from the clock, first
// from the time that can be kept for later moves.
func TestElapsed(t *testing.T) {
	const s, ms = time.Second, time.Millisecond
	for _, tt := range []struct {
		had  clock.Turn
		gone time.Duration
		want clock.Turn
	}{
		{clock.Turn{}, s, clock.Turn{}},
		{clock.Turn{Left: 60 * s, Increment: s}, 2 * s, clock.Turn{Left: 58 * s, Increment: s}},
		{clock.Turn{Left: 70 * s, Free: 10 * s}, 2 * s, clock.Turn{Left: 68 * s, Free: 10 * s}},
		{clock.Turn{Left: 10 * s, Free: 10 * s}, 2 * s, clock.Turn{Left: 8 * s, Free: 8 * s}},
		{clock.Turn{Left: s}, 2 * s, clock.Turn{Left: ms}},
	} {
		if got := elapsed(tt.had, tt.gone); got != tt.want {
			t.Errorf("%+v after %v: %+v, want %+v", tt.had, tt.gone, got, tt.want)
		}
	}
}
