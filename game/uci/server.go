// Package uci speaks the Universal Chess Interface: the bundled engine served
// on a pair of streams, so that any chess program can use it.
package uci

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"passedpawn/game/bitboard"
	"passedpawn/game/engine"
)

// Serve answers UCI commands until quit or the end of in. A command that is not
// understood is answered with an info string and ignored.
func Serve(in io.Reader, out io.Writer, version string) error {
	s := &server{out: out, version: version, hash: engine.DefaultHash}
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

// server is one session. Only a search runs beside the reader of commands.
type server struct {
	mu      sync.Mutex // of out
	out     io.Writer
	version string

	pos     bitboard.Position
	earlier []uint64
	table   *engine.Table
	hash    int // megabytes
	level   engine.Level
	games   uint64 // so that weak levels differ from game to game

	cancel context.CancelFunc
	done   chan struct{}
}

var commands = map[string]func(*server, []string){
	"uci":        (*server).hello,
	"isready":    func(s *server, _ []string) { s.say("readyok") },
	"ucinewgame": func(s *server, _ []string) { s.stop(); s.newGame() },
	"setoption":  (*server).option,
	"position":   (*server).position,
	"go":         (*server).search,
	"stop":       func(s *server, _ []string) { s.stop() },
	"d":          func(s *server, _ []string) { s.say("%s", s.pos.String()) },
	"debug":      func(*server, []string) {},
	"register":   func(*server, []string) {},
	"ponderhit":  func(*server, []string) {},
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func (s *server) reset() {
	s.level = engine.Levels
	s.table = engine.NewTable(s.hash)
	s.position([]string{"startpos"})
}

func (s *server) newGame() {
	s.table.Clear()
	s.games++
}

func (s *server) say(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(s.out, format+"\n", args...)
}

func (s *server) hello([]string) {
	s.say("id name Passed Pawn %s", s.version)
	s.say("id author the Passed Pawn developers")
	s.say("option name Hash type spin default %d min 1 max 4096", engine.DefaultHash)
	s.say("option name Clear Hash type button")
	s.say("option name Level type spin default %d min 1 max %d", engine.Levels, engine.Levels)
	s.say("uciok")
}

// option reads "name NAME value VALUE", in any case.
func (s *server) option(words []string) {
	s.stop()
	text := strings.Join(words, " ")
	name, value, _ := strings.Cut(strings.TrimPrefix(text, "name "), " value ")
	number, err := strconv.Atoi(strings.TrimSpace(value))
	switch strings.ToLower(strings.TrimSpace(name)) {
	case "hash":
		if err != nil || number < 1 || number > 4096 {
			s.say("info string Hash is a number of megabytes from 1 to 4096")
			return
		}
		s.hash = number
		s.table = engine.NewTable(number)
	case "clear hash":
		s.table.Clear()
	case "level":
		if err != nil || number < 1 || number > int(engine.Levels) {
			s.say("info string Level is a number from 1 to %d", engine.Levels)
			return
		}
		s.level = engine.Level(number)
	default:
		s.say("info string there is no option %q", name)
	}
}

// position reads "startpos" or "fen FEN", and then "moves ...". Nothing changes
// if any of it is wrong.
func (s *server) position(words []string) {
	s.stop()
	fen, moves := start, []string(nil)
	if i := slices.Index(words, "moves"); i >= 0 {
		words, moves = words[:i], words[i+1:]
	}
	if len(words) > 0 && words[0] == "fen" {
		fen = strings.Join(words[1:], " ")
	} else if len(words) == 0 || words[0] != "startpos" {
		s.say("info string a position begins with startpos or fen")
		return
	}
	pos, err := bitboard.Parse(fen)
	if err != nil {
		s.say("info string %v", err)
		return
	}
	var earlier []uint64
	for _, text := range moves {
		m := find(&pos, text)
		if m == 0 {
			s.say("info string %s is not a legal move", text)
			return
		}
		earlier = append(earlier, pos.Key())
		pos.Make(m)
	}
	s.pos, s.earlier = pos, earlier
}

// find is the legal move of a text like "e7e8q", 0 if there is none.
func find(pos *bitboard.Position, text string) bitboard.Move {
	var l bitboard.List
	pos.Generate(&l)
	for _, m := range l.All() {
		if m.String() == strings.ToLower(text) {
			return m
		}
	}
	return 0
}
