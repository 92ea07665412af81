package uci

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/bitboard"
	"passedpawn/game/engine"
)

// An order is what "go" asks for.
type order struct {
	limits   engine.Limits
	clocks   [2]engine.Clock
	clocked  bool
	infinite bool
	perft    int
	only     []bitboard.Move
}

// numbers are the words of "go" that a number follows.
var numbers = map[string]func(*order, int){
	"wtime":     func(o *order, n int) { o.clocked, o.clocks[0].Left = true, milliseconds(n) },
	"btime":     func(o *order, n int) { o.clocked, o.clocks[1].Left = true, milliseconds(n) },
	"winc":      func(o *order, n int) { o.clocks[0].Increment = milliseconds(n) },
	"binc":      func(o *order, n int) { o.clocks[1].Increment = milliseconds(n) },
	"movestogo": func(o *order, n int) { o.clocks[0].ToGo, o.clocks[1].ToGo = n, n },
	"movetime":  func(o *order, n int) { o.limits.Time = max(milliseconds(n), time.Millisecond) },
	"depth":     func(o *order, n int) { o.limits.Depth = max(n, 1) },
	"nodes":     func(o *order, n int) { o.limits.Nodes = max(n, 1) },
	"mate":      func(o *order, n int) { o.limits.Depth = max(2*n-1, 1) },
	"perft":     func(o *order, n int) { o.perft = max(n, 1) },
}

func milliseconds(n int) time.Duration { return time.Duration(n) * time.Millisecond }

func (s *server) order(words []string) order {
	var o order
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
				m := find(&s.pos, words[i+1])
				if m == 0 {
					break
				}
				o.only = append(o.only, m)
				i++
			}
		case words[i] != "ponder":
			s.say("info string %q is not understood", words[i])
		}
	}
	if o.clocked {
		o.limits = o.clocks[s.pos.Turn()].Limits()
	}
	return o
}

// search starts a search beside the reader of commands; stop waits for it.
func (s *server) search(words []string) {
	s.stop()
	o := s.order(words)
	if o.perft > 0 {
		s.perft(o.perft)
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel, s.done = cancel, make(chan struct{})
	q := engine.Question{Position: s.pos, Earlier: s.earlier, Only: o.only, Limits: o.limits, Table: s.table}
	level, seed, done := s.level, s.games, s.done
	go func() {
		defer close(done)
		best := bitboard.Move(0)
		if level < engine.Levels {
			best = level.Choose(ctx, q, seed)
		} else if line := engine.Search(ctx, q, s.info).Line; len(line) > 0 {
			best = line[0]
		}
		if o.infinite {
			<-ctx.Done() // a search without limits may not answer before it is stopped
		}
		s.say("bestmove %v", best)
	}()
}

func (s *server) stop() {
	if s.cancel != nil {
		s.cancel()
		<-s.done
		s.cancel = nil
	}
}

func (s *server) info(i engine.Info) {
	var line strings.Builder
	for _, m := range i.Line {
		line.WriteString(" " + m.String())
	}
	ms := i.Time.Milliseconds()
	s.say("info depth %d score %s nodes %d nps %d time %d pv%s",
		i.Depth, score(i.Score), i.Nodes, int64(i.Nodes)*1000/max(ms, 1), ms, line.String())
}

// score is in centipawns, or in moves to mate.
func score(n int) string {
	if moves, ok := engine.MateIn(n); ok {
		return fmt.Sprintf("mate %d", moves)
	}
	return fmt.Sprintf("cp %d", n)
}

// perft counts as Stockfish shows it: a line for each move, then the sum.
func (s *server) perft(depth int) {
	var l bitboard.List
	pos, all := s.pos, 0
	pos.Generate(&l)
	for _, m := range l.All() {
		n := 1
		if depth > 1 {
			undo := pos.Make(m)
			n = pos.Perft(depth - 1)
			pos.Unmake(m, undo)
		}
		all += n
		s.say("%v: %d", m, n)
	}
	s.say("\nNodes searched: %d\n", all)
}
