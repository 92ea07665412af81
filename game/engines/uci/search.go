package uci

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/mate"
	"passedpawn/game/play/clock"
)

// A goCommand is the parameters of "go".
type goCommand struct {
	limits    engine.Limits
	clocks    [2]clock.Turn
	clocked   bool
	sudden    bool // all moves of the rest of the game in the time left
	byoyomi   time.Duration
	infinite  bool
	pondering bool
	perft     int
	only      []bitboard.Move
}

// numbers are the parameters of "go" that are followed by a number.
var numbers = map[string]func(*goCommand, int){
	"wtime":     func(o *goCommand, n int) { o.clocked, o.clocks[0].Left = true, milliseconds(n) },
	"btime":     func(o *goCommand, n int) { o.clocked, o.clocks[1].Left = true, milliseconds(n) },
	"winc":      func(o *goCommand, n int) { o.clocks[0].Increment = milliseconds(n) },
	"binc":      func(o *goCommand, n int) { o.clocks[1].Increment = milliseconds(n) },
	"movestogo": func(o *goCommand, n int) { o.clocks[0].ToGo, o.clocks[1].ToGo = n, n },
	"movetime":  func(o *goCommand, n int) { o.limits.Time = max(milliseconds(n), time.Millisecond) },
	"depth":     func(o *goCommand, n int) { o.limits.Depth = max(n, 1) },
	"nodes":     func(o *goCommand, n int) { o.limits.Nodes = max(n, 1) },
	"byoyomi":   func(o *goCommand, n int) { o.clocked, o.byoyomi = true, milliseconds(n) },
	"mate":      func(o *goCommand, n int) { o.limits.Depth = max(2*n-1, 1) },
	"perft":     func(o *goCommand, n int) { o.perft = max(n, 1) },
}

func milliseconds(n int) time.Duration { return time.Duration(n) * time.Millisecond }

// parseGo reads the parameters of "go", and says which of them it does not understand.
func (s *server) parseGo(words []string) goCommand {
	var o goCommand
	for i := 0; i < len(words); i++ {
		set, takes := numbers[words[i]]
		switch {
		case takes && i+1 < len(words):
			i++
			n, err := strconv.Atoi(words[i])
			if err != nil {
				s.say("info string %s is not a number", words[i])
				continue
			}
			set(&o, n)
		case words[i] == "infinite":
			o.infinite = true
		case words[i] == "searchmoves":
			for i+1 < len(words) {
				m := s.pos.Find(words[i+1])
				if m == 0 {
					break
				}
				o.only = append(o.only, m)
				i++
			}
		case words[i] == "ponder":
			o.pondering = true
		default:
			s.say("info string %q is not understood", words[i])
		}
	}
	if s.usi {
		o.shogiClocks()
	}
	if o.clocked {
		turn := o.clocks[s.turn()]
		o.limits, o.sudden = engine.Shared(turn), turn.SuddenDeath()
	}
	return o
}

// turn returns the side to move.
func (s *server) turn() int {
	if s.variant != nil {
		return int(s.variant.now().Turn())
	}
	return int(s.pos.Turn())
}

// search starts a search on another goroutine, so that commands can still be read. stop
// waits for it.
func (s *server) search(words []string) {
	s.stop()
	if s.usi && len(words) > 0 && words[0] == "mate" {
		s.findMate(words[1:])
		return
	}
	o := s.parseGo(words)
	switch {
	case s.variant != nil && o.perft > 0:
		s.variant.count(o.perft, s.say)
		return
	case s.variant != nil:
		s.think(o)
		return
	}
	if o.perft > 0 {
		s.perft(o.perft)
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel, s.done = cancel, make(chan struct{})
	q := engine.Question{
		Position: s.pos, Earlier: s.earlier, Only: o.only, Limits: o.limits, Table: s.table,
		Threads: s.options.threads, Lines: s.options.lines, Book: s.options.book,
	}
	answered := o.wait(ctx, &q.Limits, cancel, &s.hit)
	player, done := s.player(), s.done
	go func() {
		defer close(done)
		line := player(ctx, q)
		answered()
		best := "bestmove 0000"
		switch {
		case len(line) > 1 && s.options.ponder:
			best = fmt.Sprintf("bestmove %v ponder %v", line[0], line[1])
		case len(line) > 0:
			best = fmt.Sprintf("bestmove %v", line[0])
		}
		s.say("%s", best)
	}()
}

// wait returns a function that blocks until the answer may be given. A search without
// limits waits for stop. Pondering waits for stop or for the expected move, from which on
// time counts.
func (o goCommand) wait(ctx context.Context, l *engine.Limits, cancel func(), hit *func()) func() {
	switch {
	case o.pondering:
		after := max(l.Enough, l.Time*4/10)
		*l = engine.Limits{Depth: l.Depth, Nodes: l.Nodes}
		played := make(chan struct{})
		*hit = sync.OnceFunc(func() {
			close(played)
			if after > 0 {
				time.AfterFunc(after, cancel)
			}
		})
		return func() {
			select {
			case <-ctx.Done():
			case <-played:
			}
		}
	case o.infinite:
		return func() { <-ctx.Done() }
	}
	return func() {}
}

// player returns the function that chooses the move: from the book, at a level, or at
// full strength.
func (s *server) player() func(context.Context, engine.Question) []bitboard.Move {
	options, seed := s.options, s.games
	return func(ctx context.Context, q engine.Question) []bitboard.Move {
		if level := options.strength(); level < engine.Levels {
			return []bitboard.Move{level.Choose(ctx, q, seed, s.info)}
		}
		if m := engine.BookMove(q, seed); q.Book && m != 0 {
			return []bitboard.Move{m}
		}
		return engine.Search(ctx, q, s.info).Line
	}
}

func (s *server) stop() {
	if s.cancel != nil {
		s.cancel()
		<-s.done
		s.cancel, s.hit = nil, func() {}
	}
}

func (s *server) info(i engine.Info) {
	var line strings.Builder
	for _, m := range i.Line {
		line.WriteString(" " + m.String())
	}
	ms := i.Time.Milliseconds()
	s.say("info depth %d seldepth %d multipv %d score %s nodes %d nps %d time %d pv%s",
		i.Depth, i.SelDepth, i.Rank, score(i.Score), i.Nodes, int64(i.Nodes)*1000/max(ms, 1), ms, line.String())
}

// score returns a score in centipawns, or in moves to mate.
func score(n int) string {
	if moves, ok := mate.In(n); ok {
		return fmt.Sprintf("mate %d", moves)
	}
	return fmt.Sprintf("cp %d", n)
}
