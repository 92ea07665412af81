package kifu

import (
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// thought is how long the moves of the main line took, in a game that was played here and
// says only what was left after them; nil for any other.
func thought(rec *record.Record, pos rules.Position) map[record.Node]time.Duration {
	control := clock.FromTags(rec.Tag)
	if !control.Used() || !control.Plain() {
		return nil
	}
	all := map[record.Node]time.Duration{}
	had, now := control.Full(), time.Time{}
	for _, n := range rec.Main() {
		if n.Command(spentCommand) != "" {
			return nil
		}
		side := pos.Turn()
		if left, ok := clock.ParseNote(n.Command(leftCommand)); ok {
			at := clock.New(control, had).Start(side, now).Press(side, now) // had the move taken no time
			all[n] = max(at.Banked(side).Left-left, 0)
			had = control.Noted(had, side, left, 0)
		}
		had[side].Made++
		next, err := pos.Play(n.Move())
		if err != nil {
			break
		}
		pos = next
	}
	return all
}
