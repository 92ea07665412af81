package match

import (
	"strconv"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// illegalCommand says in the notes how many illegal moves were tried after a move; it
// is ours.
const illegalCommand = "illegal"

// Illegal counts an illegal move of the person who has the move, where a person wants
// that, and reports whether it did. The opponent gets time, or wins: the first is no
// excuse for a second (7.5.5).
func (m *Match) Illegal() bool {
	if m.config.Conduct != Arbiter || m.stopped() != nil || !m.mover().Human() || m.flag() {
		return false
	}
	side, here := m.position().Turn(), m.last()
	if m.illegals(side)+1 >= m.customs().Illegal {
		return m.end(m.lost(side, rules.IllegalMove)) == nil
	}
	n, _ := strconv.Atoi(here.Command(illegalCommand))
	here.Set(illegalCommand, strconv.Itoa(n+1))
	m.penalise(phrase.Say("match.illegal-counted"))
	m.changed()
	return true
}

// illegals is how many illegal moves a side has made.
func (m *Match) illegals(side rules.Side) (n int) {
	node := m.record.Root()
	for i := range m.line {
		if m.line[i].Turn() == side {
			tried, _ := strconv.Atoi(node.Command(illegalCommand))
			n += tried
		}
		node, _ = node.Next()
	}
	return n
}

// last is the node of the last move that was played, or the root.
func (m *Match) last() record.Node {
	if len(m.moves) == 0 {
		return m.record.Root()
	}
	return m.record.Main()[len(m.moves)-1]
}

// penalise says what was wrong, and gives the opponent of the side to move time.
func (m *Match) penalise(what phrase.Phrase) {
	m.note = what
	if !m.clock.Used() {
		return
	}
	more, other, here := m.config.Control.Penalty(), m.position().Turn().Other(), m.last()
	m.clock = m.clock.Give(other, more)
	here.Set(addedCommand, clock.Note(added(here)+more))
	m.note = phrase.Say("%v %v", what, phrase.Say("match.gets-more", m.config.Seats[other].Name, clock.Minutes(more)))
}

// added is the time that the side which made a move got after it.
func added(n record.Node) time.Duration {
	more, _ := clock.ParseNote(n.Command(addedCommand))
	return more
}
