package uci

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/play/clock"
	"passedpawn/game/shogi"
)

// TestUSI plays shogi with a program that speaks USI.
func TestUSI(t *testing.T) {
	s := serve(t)
	s.send("usi")
	if hello := s.until("^usiok$"); !strings.Contains(hello, "id name Passed Pawn") || !strings.Contains(hello, "option name Hash type spin") ||
		strings.Contains(hello, "UCI_Variant") {
		t.Error(hello)
	}
	s.answers([]answer{
		{"position", "^info string a position is startpos, or sfen and an SFEN$"},
		{"position sfen", "^info string a position is startpos, or sfen and an SFEN$"},
		{"position sfen moves 7g7f", "^info string a position is startpos, or sfen and an SFEN$"},
		{"setoption name USI_Ponder value false\nsetoption name USI_Hash value 8\nisready", "^readyok$"},
		{"usinewgame\nposition startpos moves 7g7f 3c3d\nd", "^Fen: lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3$"},
		{"position startpos\ngo btime 1000 wtime 1000 byoyomi 100", "^bestmove [1-9][a-i][1-9][a-i]$"},
		{"go btime 0 wtime 0 byoyomi 50", "^bestmove "},
		{"go depth 2", "^info depth 2 seldepth [2-9] multipv 1 score cp "},
		{"", "^bestmove "},
		{"position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\ngo depth 2", "^info .*score mate 1 .*pv G\\*5b$"},
		{"", "^bestmove G\\*5b$"},
		{"position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b\ngo byoyomi 50", "^bestmove resign$"},
		{"position sfen K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b 2R2B 1\ngo byoyomi 50", "^bestmove win$"},
		{"position sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1\ngo mate 3600000", "^checkmate nomate$"},
		{"position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\ngo mate infinite", "^checkmate G\\*5b$"},
		{"position startpos\ngo mate 9x", "^checkmate timeout$"},
		{"position startpos\ngo infinite\nstop", "^bestmove "},
		{"setoption name USI_Ponder value true\ngo depth 5", "^bestmove [1-9][a-i][1-9][a-i]\\+? ponder [1-9][a-i][1-9][a-i]\\+?$"},
		{"go ponder btime 100 wtime 100 byoyomi 100\nponderhit", "^bestmove "},
		{"go ponder btime 1 wtime 1\nstop", "^bestmove "},
		{"gameover lose\nisready", "^readyok$"},
	})
}

// TestShogiClocks checks that sente has the time that USI calls black's, and byoyomi.
func TestShogiClocks(t *testing.T) {
	const s = time.Second
	server := &server{usi: true, known: nil, variant: nil}
	o := server.parseGo(strings.Fields("btime 10000 wtime 20000 byoyomi 3000"))
	if want := [2]clock.Turn{{Left: 13 * s, Free: 3 * s}, {Left: 23 * s, Free: 3 * s}}; o.clocks != want || o.limits.Time < 3*s {
		t.Errorf("clocks %+v, limits %+v", o.clocks, o.limits)
	}
	o = server.parseGo(strings.Fields("btime 10000 wtime 20000 binc 1000 winc 2000"))
	if want := [2]clock.Turn{{Left: 10 * s, Increment: s}, {Left: 20 * s, Increment: 2 * s}}; o.clocks != want {
		t.Errorf("clocks %+v", o.clocks)
	}
}

// TestReserveInShogi plays 100 moves of five minutes in sudden death over USI: half a second is left
// for the last one, also if a program says byoyomi of 1 ms. With byoyomi most of the period is used.
func TestReserveInShogi(t *testing.T) {
	server, left := &server{usi: true}, 300_000
	for move := range 100 {
		o := server.parseGo(strings.Fields(fmt.Sprintf("btime %d wtime %d byoyomi %d", left, left, move%2)))
		if left -= int(o.until().Milliseconds()); o.until() < time.Second/2 {
			t.Fatalf("move %d has %v", move+1, o.until())
		}
	}
	if o := server.parseGo(strings.Fields("btime 0 wtime 0 byoyomi 10000")); o.until() < 7*time.Second {
		t.Errorf("with byoyomi %v", o.until())
	}
	if o := server.parseGo(strings.Fields("btime 60000 wtime 60000 binc 1000 winc 1000")); o.until() != max(o.limits.Enough, o.limits.Time*8/10) {
		t.Errorf("with an increment %v of %+v", o.until(), o.limits)
	}
}

// TestLevelInShogi plays shogi at the level that is set.
func TestLevelInShogi(t *testing.T) {
	v := &variant{game: shogi.Rules{}}
	for l := engine.Level(1); l <= engine.Levels; l++ {
		o, ok := v.thinker(settings{level: l, hash: 1}, 1, true).(shogiengine.Opponent)
		if !ok || o.Level != shogiengine.Level(l) || o.Unlimited != (l == engine.Levels) {
			t.Errorf("level %d plays as %d, without limits: %v", l, o.Level, o.Unlimited)
		}
	}
	if int(shogiengine.Levels) != int(engine.Levels) {
		t.Errorf("%d levels in shogi, %d in chess", shogiengine.Levels, engine.Levels)
	}
}

func TestPlies(t *testing.T) {
	for moves, want := range map[int]int{1: 1, 2: 3, -1: -2, -2: -4} {
		if got := plies(moves); got != want {
			t.Errorf("a mate in %d takes %d plies, want %d", moves, got, want)
		}
	}
}

// TestPonder lets the engine think about the answer to a move that it expects. It says
// nothing before the move was played, however little time is on its clock.
func TestPonder(t *testing.T) {
	for _, begin := range []string{"usi", "uci\nsetoption name UCI_Variant value apc-timur"} {
		s := serve(t)
		s.send(begin + "\nposition startpos\ngo ponder depth 1 btime 1 wtime 1")
		s.until("^info depth 1 ")
		s.send("isready")
		if said := s.until("^readyok$"); strings.Contains(said, "bestmove") {
			t.Errorf("%s: it moves before the other side has:\n%s", begin, said)
		}
		s.send("ponderhit")
		s.until("^bestmove ")
		s.send("quit")
	}
}
