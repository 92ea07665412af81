package class

import (
	"strconv"
	"strings"

	"passedpawn/game/play/task"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/i18n"
)

// counting counts the slips of a class.
type counting struct{ *Page }

// paste asks for slips as text.
func (p counting) paste() {
	p.config.Write(i18n.T("class.count"), "", i18n.T("class.count"), func(said string) { p.Take(Said{Text: said}) })
}

// Said is a text with slips.
type Said struct {
	Text string
	Name string // of its file, "" if it has none
}

// Take counts the slips in some texts.
func (p *Page) Take(texts ...Said) {
	var all []class.Slip
	var faults []string
	for _, said := range texts {
		slips, wrong := class.ReadSlips(said.Text)
		all = append(all, slips...)
		for _, err := range wrong {
			fault := i18n.Sentence(err)
			if said.Name != "" {
				fault = said.Name + ": " + fault
			}
			faults = append(faults, fault)
		}
	}
	counting{p}.count(all, faults)
}

// mostFaults is how many slips that cannot be read are named.
const mostFaults = 5

// count adds slips to those that are there, and shows the table of the set with most of the new
// ones.
func (p counting) count(more []class.Slip, faults []string) {
	if len(faults) > mostFaults {
		faults = append(faults[:mostFaults], "+"+strconv.Itoa(len(faults)-mostFaults))
	}
	if len(faults) > 0 {
		p.config.Tell(i18n.T("class.slips-unread"), strings.Join(faults, "\n"))
	}
	if len(more) == 0 {
		if len(faults) == 0 {
			p.config.Tell(i18n.T("class.count"), i18n.T("class.no-slips"))
		}
		return
	}
	p.slips = class.Merge(p.slips, more)
	sets, key := map[string]int{}, ""
	for _, s := range more {
		if sets[s.Set]++; sets[s.Set] > sets[key] {
			key = s.Set
		}
	}
	if p.set.Key() == key && len(p.set.Exercises) > 0 {
		p.openTable(p.set)
		return
	}
	task.Go(p.asking, func(*task.Task) (earlierSet, error) {
		set, ok := p.config.Store.Find(key, p.config.Games)
		return earlierSet{set, ok}, nil
	}, func(e earlierSet, _ error) {
		if !e.ok {
			p.config.Tell(i18n.T("class.count"), i18n.T("class.unknown-set"))
			return
		}
		p.openTable(e.set)
	})
}

// An earlierSet is a set that is kept, if there is one.
type earlierSet struct {
	set class.Set
	ok  bool
}
