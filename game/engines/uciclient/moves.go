package uciclient

import (
	"strings"

	"passedpawn/game/chess/convert"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// mateScore is the score of a mate now, in centipawns. A mate in n plies is worth n less.
const mateScore = 32000

// maxMate is the longest mate in moves that a score can say.
const maxMate = 1000

// longestLine is how many moves of a line are reported.
const longestLine = 60

// follow reads moves as the protocols write them, as far as they are legal.
func follow(r rules.Rules, p rules.Position, words []string) []rules.Move {
	words = words[:min(len(words), longestLine)]
	if rules.Chess(r.ID()) {
		return followFast(p, words)
	}
	var line []rules.Move
	for _, w := range words {
		m, ok := legal(r, p, w)
		if !ok {
			break
		}
		next, err := p.Play(m)
		if err != nil {
			break
		}
		line, p = append(line, m), next
	}
	return line
}

// legal finds the legal move that a text means.
func legal(r rules.Rules, p rules.Position, text string) (rules.Move, bool) {
	for _, m := range p.Moves() {
		if rules.Coordinates(r, m) == text {
			return m, true
		}
	}
	return rules.Move{}, false
}

// followFast is follow for orthodox chess and Chess960.
func followFast(p rules.Position, words []string) []rules.Move {
	b, err := convert.Fast(p)
	if err != nil {
		return nil
	}
	var line []rules.Move
	for _, w := range words {
		m := b.Find(strings.ToLower(w))
		if m == 0 {
			break
		}
		b.Make(m)
		line = append(line, convert.Move(m))
	}
	return line
}

// thought returns what a line beginning with "info" says, and false if it says nothing
// for certain.
func (s *session) thought(r rules.Rules, p rules.Position, text string) (t player.Thought, ok bool) {
	i := parseInfo(text)
	line := follow(r, p, i.line)
	if !i.scored || i.bound || len(line) == 0 {
		return t, false
	}
	t = player.Thought{
		Position: p, Rank: i.rank, Depth: i.depth, SelDepth: i.selDepth, Score: i.score, Line: line,
		Nodes: i.nodes, Time: i.time, Speed: i.speed, Threads: s.threads(),
	}
	if t.Speed == 0 {
		t.Speed = t.Spent(i.nodes, i.time).Speed
	}
	if i.mate != 0 {
		t.Mate, t.Score = i.mate, mateScore-(2*i.mate-1)
		if s.language == USI { // counts plies
			t.Mate, t.Score = (i.mate+1)/2, mateScore-i.mate
		}
		if i.mate < 0 {
			t.Score = -mateScore - 2*i.mate
			if s.language == USI {
				t.Mate, t.Score = (i.mate-1)/2, -mateScore-i.mate
			}
		}
	}
	return t, true
}
