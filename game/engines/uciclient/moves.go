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

// follow reads moves in the notation of the protocols, up to the first illegal one.
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

// legal returns the legal move that is written as text.
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

// thought converts an info line, and returns false if it has no score, only a bound, or no
// legal move.
func (p *process) thought(r rules.Rules, pos rules.Position, text string) (t player.Thought, ok bool) {
	i := parseInfo(text)
	line := follow(r, pos, i.line)
	if !i.scored || i.bound || len(line) == 0 {
		return t, false
	}
	t = player.Thought{
		Position: pos, Rank: i.rank, Depth: i.depth, SelDepth: i.selDepth, Score: i.score, Line: line,
		Nodes: i.nodes, Time: i.time, Speed: i.speed, Threads: p.threads(), HashFull: i.hashFull,
	}
	if t.Speed == 0 {
		t.Speed = t.Spent(i.nodes, i.time).Speed
	}
	if i.mate != 0 {
		t.Mate, t.Score = i.mate, mateScore-(2*i.mate-1)
		if p.language == USI { // counts plies
			t.Mate, t.Score = (i.mate+1)/2, mateScore-i.mate
		}
		if i.mate < 0 {
			t.Score = -mateScore - 2*i.mate
			if p.language == USI {
				t.Mate, t.Score = (i.mate-1)/2, -mateScore-i.mate
			}
		}
	}
	return t, true
}
