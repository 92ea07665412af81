// Package uci implements the Universal Chess Interface, and the Universal Shogi Interface:
// it serves the bundled engines on a pair of streams, so that any program can use them.
package uci

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
	"passedpawn/game/variants"
)

// Serve answers UCI commands until quit or the end of in. It answers an unknown command
// with an info string and ignores it.
func Serve(in io.Reader, out io.Writer, version string) error {
	s := &server{out: out, version: version, options: defaults, games: rand.Uint64(), known: variants.All()}
	s.reset()
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 1<<16), 1<<24)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) == 0 {
			continue
		}
		if words[0] == "quit" {
			break
		}
		if do, ok := commands[words[0]]; ok {
			do(s, words[1:])
		} else {
			s.say("info string %q is not a command known here", words[0])
		}
	}
	s.stop()
	return lines.Err()
}

// server is one session. Only a search runs concurrently with the reader of commands.
type server struct {
	mu      sync.Mutex // guards out
	out     io.Writer
	version string

	pos     bitboard.Position
	earlier []uint64
	table   *engine.Table
	options settings
	games   uint64 // the seed, so that weak levels differ from game to game
	known   variants.Games
	variant *variant // nil for orthodox chess and Chess960
	fischer bool     // UCI_Variant is Chess960
	usi     bool     // the other program speaks USI

	cancel context.CancelFunc // cancels the search, nil if there is none
	done   chan struct{}      // closed at the end of the search
	hit    func()             // called when the move pondered on was played
}

var commands = map[string]func(*server, []string){
	"uci":        (*server).hello,
	"usi":        (*server).helloUSI,
	"usinewgame": func(s *server, _ []string) { s.stop(); s.newGame() },
	"gameover":   func(s *server, _ []string) { s.stop() },
	"isready":    func(s *server, _ []string) { s.say("readyok") },
	"ucinewgame": func(s *server, _ []string) { s.stop(); s.newGame() },
	"setoption":  (*server).option,
	"position":   (*server).position,
	"go":         (*server).search,
	"stop":       func(s *server, _ []string) { s.stop() },
	"d":          (*server).show,
	"debug":      func(*server, []string) {},
	"register":   func(*server, []string) {},
	"ponderhit":  func(s *server, _ []string) { s.hit() },
	"bench":      (*server).bench,
	"genfens":    (*server).genfens,
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func (s *server) reset() {
	s.hit = func() {}
	s.table = engine.NewTable(s.options.hash)
	s.position([]string{"startpos"})
}

func (s *server) newGame() {
	s.table.Clear()
	s.forget()
	s.games++
}

// forget drops what searches of shogi have found.
func (s *server) forget() {
	if s.variant != nil {
		s.variant.table = nil
	}
}

func (s *server) say(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(s.out, format+"\n", args...)
}

// position reads "startpos", "fen FEN" or "sfen SFEN", and then "moves ...". Nothing changes if any of
// them is wrong.
func (s *server) position(words []string) {
	s.stop()
	fen, moves := "", []string(nil)
	if i := slices.Index(words, "moves"); i >= 0 {
		words, moves = words[:i], words[i+1:]
	}
	if len(words) > 1 && (words[0] == "fen" || words[0] == "sfen") {
		fen = strings.Join(words[1:], " ")
	} else if len(words) == 0 || words[0] != "startpos" {
		notation := "fen and a FEN"
		if s.usi {
			notation = "sfen and an SFEN"
		}
		s.say("info string a position is startpos, or %s", notation)
		return
	}
	if s.variant != nil {
		s.set(fen, moves)
		return
	}
	if fen == "" {
		fen = start
	}
	parse := bitboard.Parse
	if s.options.chess960 || s.fischer {
		parse = bitboard.Parse960
	}
	pos, err := parse(fen)
	if err != nil {
		s.say("info string %v", err)
		return
	}
	var earlier []uint64
	for _, text := range moves {
		m := pos.Find(text)
		if m == 0 {
			s.say("info string %s is not a legal move", text)
			return
		}
		earlier = append(earlier, pos.Key())
		pos.Make(m)
	}
	s.pos, s.earlier = pos, earlier
}
