package library

import "slices"

// A past is the earlier versions of a file, or its changes of one kind, the newest first.
type past struct {
	kept []Backup
	size int64
	full bool
}

// prune removes what exceeds the limits. The versions of a file may take up a share of the
// room. Those of which a single one exceeds that have as much room of their own, so that a
// large file never costs the history of a small one.
func (f Files) prune() {
	all, _ := f.Backups()
	all = slices.DeleteFunc(all, func(b Backup) bool { return b.Deleted })
	if len(all) == 0 {
		return
	}
	var small, large []*past
	for _, p := range pasts(all, func(p *past, size int64) bool { return len(p.kept) == newest || p.size+size > f.room/shares }) {
		if p.size <= f.room/shares {
			small = append(small, p)
		} else {
			large = append(large, p)
		}
	}
	for _, of := range [][]*past{small, large} {
		shrink(of, f.room, all[0])
	}
}

// pasts divides backups, the newest first, by their files and kinds. It removes those from
// the first on that is beyond the limits of its past, but never the newest.
func pasts(all []Backup, beyond func(p *past, size int64) bool) (found []*past) {
	type kind struct{ from, change string }
	of := map[kind]*past{}
	for _, b := range all {
		p := of[kind{b.From, b.Change}]
		if p == nil {
			p = &past{}
			of[kind{b.From, b.Change}] = p
			found = append(found, p)
		}
		size := b.Size()
		if p.full = p.full || len(p.kept) > 0 && beyond(p, size); p.full {
			_ = b.forget()
			continue
		}
		p.kept, p.size = append(p.kept, b), p.size+size
	}
	return found
}

// shrink removes backups until the rest fit into a room: each time the oldest of the past
// that takes up most. One backup stays in any case.
func shrink(all []*past, room int64, stays Backup) {
	for {
		total := int64(0)
		var most *past
		for _, p := range all {
			total += p.size
			if len(p.kept) > 0 && p.kept[len(p.kept)-1].path != stays.path && (most == nil || p.size >= most.size) {
				most = p
			}
		}
		if total <= room || most == nil {
			return
		}
		last := most.kept[len(most.kept)-1]
		most.size -= last.Size()
		most.kept = most.kept[:len(most.kept)-1]
		_ = last.forget()
	}
}
