//go:build tools

package calibrate

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// An arbiter is Stockfish, and what it has answered so far. A search to a depth ends early after
// so many nodes.
type arbiter struct {
	rival *rival
	kept  *answers
	most  int
}

// stockfish starts as many arbiters as PASSEDPAWN_SIDE_BY_SIDE says. They share the answers
// in the file that PASSEDPAWN_ANSWERS names.
func stockfish(t *testing.T) (judges []arbiter) {
	t.Helper()
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	if command == "" {
		t.Fatal("PASSEDPAWN_STOCKFISH does not name the command of the judge")
	}
	kept := openAnswers(t, os.Getenv("PASSEDPAWN_ANSWERS"))
	for range number("PASSEDPAWN_SIDE_BY_SIDE", 2) {
		judges = append(judges, arbiter{launch(t, command), kept, number("PASSEDPAWN_MOST_NODES", 20_000_000)})
	}
	return judges
}

// A question is about a position, or about one move in it, with a limit such as
// "depth 22". The search ends early once a mate in so many moves is found.
type question struct {
	fen, only, limit string
	mate             int
}

// A sight is what the judge says of a position, for the side to move.
type sight struct {
	Centipawns, Mate int
	Over             bool
	Move             string
	Line             []string `json:",omitempty"` // which is expected
	Depth            int
}

func (s sight) white(turn rules.Side) review.Score {
	return review.Score{Centipawns: s.Centipawns, Mate: s.Mate, Over: s.Over}.Of(turn)
}

// look has the judge answer a question, or takes the answer it gave before. An answer with
// a longer mate than is asked about, at which the search ended early, is no answer.
func (j arbiter) look(q question) sight {
	if s, ok := j.kept.find(q); ok {
		return s
	}
	asked := q
	if strings.HasPrefix(q.limit, "depth") {
		asked.limit += fmt.Sprint(" nodes ", j.most)
	}
	s := j.rival.look(asked)
	j.kept.keep(q, s)
	return s
}

func (r *rival) look(q question) (s sight) {
	r.send("position fen " + q.fen)
	command := "go " + q.limit
	if q.mate > 0 {
		command += fmt.Sprint(" mate ", q.mate)
	}
	if q.only != "" {
		command += " searchmoves " + q.only
	}
	r.send(command)
	for _, line := range r.until("bestmove") {
		s.read(line)
	}
	return s
}

// read takes what a line of the judge says.
func (s *sight) read(line string) {
	if strings.Contains(line, "upperbound") || strings.Contains(line, "lowerbound") {
		return
	}
	if _, after, ok := strings.Cut(line, " score cp "); ok {
		s.Mate = 0
		fmt.Sscan(after, &s.Centipawns)
		fmt.Sscanf(line, "info depth %d", &s.Depth)
	}
	if _, after, ok := strings.Cut(line, " score mate "); ok {
		s.Centipawns = 0
		fmt.Sscan(after, &s.Mate)
		fmt.Sscanf(line, "info depth %d", &s.Depth)
		if s.Mate == 0 {
			s.Mate, s.Over = -1, true
		}
	}
	if _, after, ok := strings.Cut(line, " pv "); ok {
		s.Line = strings.Fields(after)
	}
	if best, ok := strings.CutPrefix(line, "bestmove "); ok {
		if s.Move, _, _ = strings.Cut(best, " "); s.Move == "(none)" {
			s.Move = ""
		}
	}
}

// answers are what the judge has answered, by question. They are kept in a file, so that a
// check can be interrupted, and asks only what is new when claims have changed.
type answers struct {
	mutex sync.Mutex
	all   map[string]sight
	file  *os.File // nil if they are not kept
}

// An answer is a line of the file.
type answer struct {
	Question string
	Sight    sight
}

func openAnswers(t *testing.T, name string) *answers {
	t.Helper()
	a := &answers{all: map[string]sight{}}
	if name == "" {
		return a
	}
	content, _ := os.ReadFile(name)
	for line := range strings.Lines(string(content)) {
		var one answer
		if json.Unmarshal([]byte(line), &one) == nil {
			a.all[one.Question] = one.Sight
		}
	}
	var err error
	if a.file, err = os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = a.file.Close() })
	return a
}

func (q question) key() string { return q.fen + "|" + q.only + "|" + q.limit }

func (a *answers) find(q question) (sight, bool) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	s, ok := a.all[q.key()]
	if ok && s.Mate > q.mate && q.limit != fmt.Sprint("depth ", s.Depth) {
		return s, false
	}
	return s, ok
}

// short counts the answers of searches to a depth that ended before it, and not at a mate or at
// the end of the game.
func (a *answers) short(depth int) (n int) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	for key, s := range a.all {
		if strings.HasSuffix(key, fmt.Sprint("|depth ", depth)) && s.Mate == 0 && s.Depth < depth {
			n++
		}
	}
	return n
}

func (a *answers) keep(q question, s sight) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.all[q.key()] = s
	if a.file != nil {
		text, _ := json.Marshal(answer{q.key(), s})
		_, _ = fmt.Fprintf(a.file, "%s\n", text)
	}
}
