package index

import (
	"cmp"
	"slices"
	"strings"
)

// Duplicates returns the rows of the games that have the same moves and players as
// another of the rows, with equal games next to each other. It ignores games without
// moves.
func (t *Table) Duplicates(rows []int32) []int32 {
	return append([]int32{}, slices.Concat(t.copies(rows)...)...)
}

// Extras returns the rows that Duplicates finds, without one of each group of equal
// games: the one with the longest text, which has the most notes, or the first of them.
func (t *Table) Extras(rows []int32) []int32 {
	extras := []int32{}
	for _, group := range t.copies(rows) {
		best := slices.MaxFunc(group, func(a, b int32) int { return cmp.Compare(sizeOf(t.spot[a]), sizeOf(t.spot[b])) })
		extras = append(extras, slices.DeleteFunc(group, func(r int32) bool { return r == best })...)
	}
	return extras
}

// copies returns groups of at least two equal games, in the order of their first.
func (t *Table) copies(rows []int32) (groups [][]int32) {
	if t.hash == nil {
		return nil
	}
	moves := map[uint64]int{}
	for _, r := range rows {
		moves[t.hash[r]]++
	}
	place, family := map[game]int{}, t.families()
	for _, r := range rows {
		if t.plies[r] == 0 || moves[t.hash[r]] < 2 {
			continue
		}
		g := game{t.hash[r], family(White, r), family(Black, r)}
		i, known := place[g]
		if !known {
			i = len(groups)
			place[g], groups = i, append(groups, nil)
		}
		groups[i] = append(groups[i], r)
	}
	return slices.DeleteFunc(groups, func(g []int32) bool { return len(g) < 2 })
}

// A game is what tells equal games: the hash of their moves, and the family names of the
// players.
type game struct {
	moves        uint64
	white, black string
}

// families returns a function that gives the family name of a player.
func (t *Table) families() func(Column, int32) string {
	known := map[uint32]string{}
	return func(c Column, row int32) string {
		id := t.id(c, int(row))
		name, ok := known[id]
		if !ok {
			name = family(t.fold[id])
			known[id] = name
		}
		return name
	}
}

// family returns the family name in a name in lower case, as far as its spelling shows
// it: the last word before a comma or, without one, the last that is no initial. It is
// the same for "anand, v", "anand,viswanathan" and "viswanathan anand".
func family(name string) string {
	before, _, _ := strings.Cut(name, ",")
	words := strings.FieldsFunc(before, func(r rune) bool { return r == ' ' || r == '.' || r == '_' })
	for _, w := range slices.Backward(words) {
		if len([]rune(w)) > 2 {
			return w
		}
	}
	return strings.Join(words, " ")
}
