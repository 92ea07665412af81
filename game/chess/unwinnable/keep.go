package unwinnable

// wants reports whether a candidate with a score would be kept.
func (s *Solver) wants(score int32, key uint64) bool {
	if s.known.has(key) {
		return false
	}
	if len(s.best) < s.width {
		return true
	}
	s.left = true
	return score < s.best[0].score
}

// keep adds a candidate to the best ones, and replaces the worst if they are full. In a
// narrow beam it drops duplicates of a position. In a wide beam they are found when the
// ply is finished.
func (s *Solver) keep(c candidate) {
	if s.width <= 64 {
		for i := range s.best {
			if s.best[i].key == c.key {
				return
			}
		}
	}
	if len(s.best) < s.width {
		s.best = append(s.best, c)
		s.up(len(s.best) - 1)
		return
	}
	s.best[0] = c
	s.down()
}

// up restores the heap after element i was added.
func (s *Solver) up(i int) {
	for i > 0 {
		parent := (i - 1) / 2
		if s.best[parent].score >= s.best[i].score {
			return
		}
		s.best[parent], s.best[i] = s.best[i], s.best[parent]
		i = parent
	}
}

// down restores the heap after its top was replaced.
func (s *Solver) down() {
	for i := 0; ; {
		worst := i
		for child := 2*i + 1; child <= 2*i+2 && child < len(s.best); child++ {
			if s.best[child].score > s.best[worst].score {
				worst = child
			}
		}
		if worst == i {
			return
		}
		s.best[worst], s.best[i] = s.best[i], s.best[worst]
		i = worst
	}
}

// keys is a set of the keys of positions. The number of slots is a power of two.
type keys struct {
	slots []uint64
	count int
}

// clear empties the set, with slots for a narrow search.
func (k *keys) clear() {
	if k.count = 0; len(k.slots) != fewKeys {
		k.slots = make([]uint64, fewKeys)
	}
	clear(k.slots)
}

const fewKeys = 512

// slot returns the index of a key, or where it would be inserted. The set assumes that no
// key is 0, just as it assumes that no two positions have the same key.
func (k *keys) slot(key uint64) uint64 {
	mask := uint64(len(k.slots) - 1)
	at := key & mask
	for k.slots[at] != 0 && k.slots[at] != key {
		at = (at + 1) & mask
	}
	return at
}

func (k *keys) has(key uint64) bool { return k.slots[k.slot(key)] != 0 }

// add adds a key and reports whether it was not in the set before.
func (k *keys) add(key uint64) bool {
	at := k.slot(key)
	if k.slots[at] != 0 {
		return false
	}
	k.slots[at] = key
	if k.count++; 2*k.count > len(k.slots) {
		old := k.slots
		k.slots = make([]uint64, 4*len(old))
		for _, key := range old {
			if key != 0 {
				k.slots[k.slot(key)] = key
			}
		}
	}
	return true
}
