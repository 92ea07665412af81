package kifu

import (
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// thought returns how long the moves of the main line took, computed from the time left
// on the clock after each move. It returns nil if the record already has such times, or
// its time control does not allow it.
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
			at := clock.New(control, had).Start(side, now).Press(side, now) // as if the move had taken no time
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
