//go:build tools

package tsume

// strip removes whatever can be removed without making the mate shorter, or longer unless
// it may grow. It returns 0 plies if there is no mate.
func (m *maker) strip(l layout, grow bool) (layout, int) {
	b, err := l.board()
	if err != nil {
		return l, 0
	}
	s := stripper{maker: m, layout: l, plies: m.glance(&b, Longest)}
	if grow {
		s.more = 2
	}
	for n := len(l.parts()); s.plies > 0; {
		parts := s.parts()
		m.rng.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
		s.remove(parts)
		if len(s.parts()) == n {
			break
		}
		n = len(s.parts())
	}
	return s.layout, s.plies
}

// A stripper removes pieces from a layout with a mate in a number of plies. The mate may
// become longer by a number of plies at a time.
type stripper struct {
	*maker
	layout
	plies, more int
}

// remove removes some parts at once or, if that does not go, each half of them.
func (s *stripper) remove(parts []int) {
	less := s.layout
	for _, part := range parts {
		less = less.without(part)
	}
	if b, err := less.board(); err == nil {
		if n := s.glance(&b, min(s.plies+s.more, Longest)); n >= s.plies {
			s.layout, s.plies = less, n
			return
		}
	}
	if half := len(parts) / 2; half > 0 {
		s.remove(parts[:half])
		s.remove(parts[half:])
	}
}
