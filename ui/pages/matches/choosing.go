package matches

import (
	"slices"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// offer takes over the engines that can play. An engine that is gone is replaced by one
// that is there.
func (s *setup) offer(choices []Choice) {
	s.choices = choices
	for i, spec := range s.request.engines {
		if s.index(spec) < 0 {
			s.request.engines[i] = s.preset(i)
		}
	}
	s.show()
	s.page.grow()
}

// preset returns the engine of a place of the form: the strongest level first, and then
// weaker ones.
func (s *setup) preset(i int) string {
	if len(s.choices) == 0 {
		return ""
	}
	levels := 0
	for _, c := range s.choices {
		if c.Level {
			levels++
		}
	}
	return s.choices[max(levels-1-i, 0)%len(s.choices)].Engine.Spec
}

func (s *setup) index(spec string) int {
	return slices.IndexFunc(s.choices, func(c Choice) bool { return c.Engine.Spec == spec })
}

// resize changes the number of engines.
func (s *setup) resize(n int) {
	if n = max(n, fewest); n < len(s.request.engines) {
		s.request.engines = s.request.engines[:n]
	}
	for len(s.request.engines) < n {
		s.request.engines = append(s.request.engines, s.preset(len(s.request.engines)))
	}
	s.show()
	s.page.grow()
}

// list shows a list of engines for each place.
func (s *setup) list() {
	var names []string
	for _, c := range s.choices {
		names = append(names, i18n.P(c.Name))
	}
	s.engines.RemoveAll()
	s.lists = nil
	for i, spec := range s.request.engines {
		l := widgets.NewChoice(names, s.page.reveal, func(at int) { s.request.engines[i] = s.choices[at].Engine.Spec })
		if at := s.index(spec); at >= 0 {
			l.SetSelectedIndex(at)
		}
		s.lists = append(s.lists, l)
		s.engines.Add(row(i18n.F("matches.engine", i+1), l))
	}
}
