package uci

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// The limits of "go mate". The table holds about as much as the search examines in ten
// seconds.
const (
	mateTable     = 1 << 21
	matePositions = 1 << 40
)

// findMate answers "go mate", which is followed by a time in milliseconds or "infinite",
// with the shortest mate by checks, with "nomate" if there is none, and with "timeout" if
// it has found neither.
func (s *server) findMate(words []string) {
	var most time.Duration
	if len(words) > 0 && words[0] != "infinite" {
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 0 {
			s.say("info string %s is not a number", words[0])
			s.say("checkmate timeout")
			return
		}
		most = max(milliseconds(n), time.Millisecond)
	}
	stopped, done := make(chan struct{}), make(chan struct{})
	s.cancel, s.done = sync.OnceFunc(func() { close(stopped) }), done
	b, began := shogi.Board(s.variant.now()), time.Now()
	stop := func() bool {
		select {
		case <-stopped:
			return true
		default:
			return most > 0 && time.Since(began) > most
		}
	}
	go func() {
		defer close(done)
		s.say("checkmate %s", solved(&b, stop))
	}()
}

// solved returns the answer to "go mate" in a position.
func solved(b *shogiboard.Position, stop func() bool) string {
	solver := shogimate.New(mateTable)
	switch v, length := solver.Solve(b, shogimate.Longest, matePositions, stop); v {
	case shogimate.Mate:
		var moves []string
		for _, m := range solver.Line(b, length) {
			moves = append(moves, m.String())
		}
		return strings.Join(moves, " ")
	case shogimate.NoMate:
		return "nomate"
	}
	return "timeout"
}
