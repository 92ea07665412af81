package journal

import "slices"

// mostPast is how many changes a journal remembers that are in the file already.
const mostPast = 200

// mostCuts is how many cuts are followed to what they have made of a file: with more, reading
// the file is quicker.
const mostCuts = 1000

// A Past is where a change was, for those who know the file as it was before.
type Past struct {
	State string  `json:"state"` // of the file with the change
	Cuts  []sizes `json:"cuts"`
}

// sizes is a cut without its texts.
type sizes struct {
	At  int64 `json:"at"`
	Old int64 `json:"old"`
	New int64 `json:"new"`
}

// A Region is a piece of a file that has been replaced since some state of it: where it was,
// and where it is.
type Region struct {
	From, Size       int64
	NowFrom, NowSize int64
}

func pastOf(c Change) Past {
	p := Past{State: c.State}
	for _, cut := range c.Cuts {
		p.Cuts = append(p.Cuts, sizes{cut.At, int64(len(cut.Old)), int64(len(cut.New))})
	}
	return p
}

// history returns all the changes that are known, and the state before the first.
func (l *log) history() (first string, all []Past) {
	if l == nil {
		return "", nil
	}
	first, all = l.First, slices.Clone(l.past)
	if len(all) == 0 {
		first = l.Name
	}
	for _, c := range l.changes {
		all = append(all, pastOf(c))
	}
	return first, all
}

// Former returns the states that the file has had, as far as they are known, the last one
// first. The present one is not among them.
func (f *File) Former() (states []string) {
	first, all := f.log.history()
	for _, p := range all {
		if first == f.state {
			break
		}
		states = append(states, first)
		first = p.State
	}
	if first != f.state {
		return nil // another program has changed the file
	}
	slices.Reverse(states)
	return states
}

// Since returns what has been replaced since a state of the file, in the order of the file,
// and false if that is not known.
func (f *File) Since(state string) (regions []Region, ok bool) {
	first, all := f.log.history()
	size, known := f.Size(), first == state
	var since []Past
	for _, p := range all {
		if first == f.state {
			break
		}
		if known {
			since = append(since, p)
		}
		first = p.State
		known = known || first == state
	}
	if !known || first != f.state {
		return nil, false
	}
	cuts := 0
	for _, p := range since {
		for _, c := range p.Cuts {
			size -= c.New - c.Old
		}
		if cuts += len(p.Cuts); cuts > mostCuts {
			return nil, false
		}
	}
	s := whole(size)
	for _, p := range since {
		for _, c := range p.Cuts {
			s = s.replace(c.At, c.At+c.Old, make([]byte, c.New))
		}
	}
	return s.regions(size), true
}

// regions returns what has been replaced in a file of some size.
func (s spans) regions(size int64) (all []Region) {
	was, now := int64(0), int64(0)
	put := func(to, nowTo int64) {
		if to > was || nowTo > now {
			all = append(all, Region{was, to - was, now, nowTo - now})
		}
	}
	for _, p := range s {
		if p.text != nil {
			continue
		}
		put(p.from, p.at)
		was, now = p.from+p.size, p.at+p.size
	}
	put(size, s.size())
	return all
}
