package match

import (
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// illegalCommand is the command in the notes for the number of illegal moves attempted
// after a move. It is this program's.
const illegalCommand = "illegal"

// Illegal counts an illegal move of the person to move, if Conduct is Arbiter, and
// reports whether it did. The opponent gets extra time, or wins if there have been too
// many (7.5.5).
func (m *Match) Illegal() bool {
	if m.config.Conduct != Arbiter || m.stopped() != nil || !m.mover().Human() || m.flag() {
		return false
	}
	side, here := m.line.position().Turn(), m.line.last()
	if m.line.illegals(side)+1 >= m.customs().Illegal {
		return m.end(m.line.lost(side, rules.IllegalMove)) == nil
	}
	n, _ := strconv.Atoi(here.Command(illegalCommand))
	here.Set(illegalCommand, strconv.Itoa(n+1))
	m.penalise(phrase.Say("match.illegal-counted"))
	m.changed()
	return true
}

// illegals returns the number of illegal moves by a side so far.
func (l *Line) illegals(side rules.Side) (n int) {
	node := l.record.Root()
	for _, p := range l.positions {
		if p.Turn() == side {
			tried, _ := strconv.Atoi(node.Command(illegalCommand))
			n += tried
		}
		node, _ = node.Next()
	}
	return n
}

// added returns the extra time that the side that made a move was given after it.
func added(n record.Node) time.Duration {
	more, _ := clock.ParseNote(n.Command(addedCommand))
	return more
}
