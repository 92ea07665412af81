package names

import (
	"slices"
	"strings"
)

// A node is the spellings that say the same about a name.
type node struct {
	person
	spellings []Spelling
	near      []int // the nodes of the family that it fits, itself included, in order
}

// Players finds spellings that may be one player. A group never has two names that cannot
// be of one person, such as "Smith, John" and "Smith, James"; a name that fits both, such
// as "Smith, J", is a group of its own, and doubtful. met are players of some games, who
// are two people. The order of the spellings and the pairs does not matter.
func Players(all []Spelling, met []Pair) []Group {
	families := divide(all)
	var groups []Group
	for _, nodes := range families {
		groups = append(groups, family(nodes)...)
	}
	return sorted(opponents(groups, met))
}

// divide returns the nodes of each family, in an order that the spellings decide.
func divide(all []Spelling) map[string][]*node {
	people, known := make([]person, len(all)), map[string][][]string{}
	for i, s := range all {
		if people[i] = read(s.Text); people[i].comma {
			known[people[i].family] = append(known[people[i].family], people[i].given)
		}
	}
	nodes := map[string]*node{}
	for i, s := range all {
		p := people[i]
		if p.loose != nil {
			p = choose(p.loose, known)
		}
		key := p.family + "\x00" + strings.Join(p.given, " ") + "\x00" + p.title
		if key == "\x00\x00" {
			continue
		}
		if nodes[key] == nil {
			nodes[key] = &node{person: p}
		}
		nodes[key].spellings = append(nodes[key].spellings, s)
	}
	families := map[string][]*node{}
	for _, n := range nodes {
		name := n.family + "\x00" + n.title
		families[name] = append(families[name], n)
	}
	for _, f := range families {
		slices.SortFunc(f, func(a, b *node) int { return slices.Compare(a.given, b.given) })
	}
	return families
}

// most is how many people of a family a name without a comma is compared with.
const most = 500

// choose decides which of some names is that of the family: the one that other spellings
// have before a comma, with fitting given names. If they contradict each other, the names
// belong to no family.
func choose(all []string, known map[string][][]string) person {
	var found []person
	for _, way := range readings(all) {
		others := known[way.family]
		if len(others) > most {
			others = nil
		}
		fitting := slices.ContainsFunc(others, func(given []string) bool { return len(given) > 0 && fits(given, way.given) })
		if fitting && !slices.ContainsFunc(found, func(p person) bool { return p.family == way.family && slices.Equal(p.given, way.given) }) {
			found = append(found, way)
		}
	}
	switch len(found) {
	case 0:
		return usual(all)
	case 1:
		return found[0]
	}
	return person{title: strings.Join(all, " ")}
}

// family groups the people of a family. Those who fit the same others are one; those who
// fit more are doubtful.
func family(nodes []*node) (groups []Group) {
	if len(nodes) == 1 {
		if set := nodes[0].spellings; len(set) > 1 {
			groups = append(groups, doubted(groupOf(slices.Clone(set), prefer), nil))
		}
		return groups
	}
	compare(nodes)
	done := make([]bool, len(nodes))
	for i, n := range nodes {
		if done[i] {
			continue
		}
		var same, wider []*node
		for _, j := range n.near {
			if slices.Equal(nodes[j].near, n.near) {
				same, done[j] = append(same, nodes[j]), true
			} else if len(nodes[j].near) < len(n.near) {
				wider = append(wider, nodes[j])
			}
		}
		if g, ok := grouped(same, wider); ok {
			groups = append(groups, g)
		}
	}
	return groups
}

// compare finds which people of a family fit each other.
func compare(nodes []*node) {
	first := map[string][]int{} // by the first letter; "" is without given names
	for i, n := range nodes {
		key := ""
		if len(n.given) > 0 {
			key = initial(n.given[0])
		}
		first[key] = append(first[key], i)
	}
	all := make([]int, len(nodes))
	for i := range nodes {
		all[i] = i
	}
	bare := first[""]
	if len(nodes) > most { // of a family as frequent as this, the name alone says nothing
		bare, all = nil, bare
	}
	for i, n := range nodes {
		near := all
		if len(n.given) > 0 {
			near = slices.Concat(bare, first[initial(n.given[0])])
		}
		if len(near) > most {
			near = []int{i}
		}
		for _, j := range near {
			if fits(n.given, nodes[j].given) {
				n.near = append(n.near, j)
			}
		}
		slices.Sort(n.near)
	}
}

func initial(name string) string {
	for i := range name {
		if i > 0 {
			return name[:i]
		}
	}
	return name
}

// grouped returns the group of people who are one. wider are people of whom each may be
// the same, but not all of them.
func grouped(same, wider []*node) (g Group, ok bool) {
	var set, others []Spelling
	for _, n := range same {
		set = append(set, n.spellings...)
	}
	for _, n := range wider {
		others = append(others, n.spellings...)
	}
	if len(set)+len(others) < 2 {
		return g, false
	}
	var doubts []Doubt
	if len(others) > 0 {
		doubts = append(doubts, Several)
	}
	for i, a := range same {
		for _, b := range same[:i] {
			switch {
			case len(a.given) == 0 || len(b.given) == 0:
				doubts = append(doubts, NoGiven)
			case !certain(a.given, b.given):
				doubts = append(doubts, Short)
			}
		}
	}
	g = groupOf(set, prefer)
	if len(others) > 0 {
		g.Options = append(groupOf(others, prefer).Options, g.Options...)
	}
	return doubted(g, doubts), true
}

// prefer returns how good a spelling is: a full name with a comma, in mixed case.
func prefer(s Spelling) int {
	good := 0
	for _, word := range tokens(s.Text) {
		if len(word) > 1 {
			good += 10 + len(word)
		}
	}
	if mixed(s.Text) {
		good += 100
	}
	if strings.Contains(s.Text, ", ") {
		good += 2
	} else if strings.Contains(s.Text, ",") {
		good++
	}
	return good
}
