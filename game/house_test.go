//go:build tools

// Run by hand: .ci/house, or .ci/house COMMIT to compare with a commit

package game

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// mostRows is how many of the largest a table shows.
const mostRows = 10

// A table is what is counted of one kind, by name.
type table struct {
	title   string
	count   func(t *testing.T) map[string]int
	largest bool // only the largest are shown, else all by name
}

var tables = []table{
	{"Methods of the largest types", shortened(methods), true},
	{"Fields of the largest Configs", shortened(fields), true},
	{"The same, with the fields of their parts and the methods of what they embed", shortened(allFields), true},
	{"Folders", folders, false},
	{"Files, lines and functions", extent, false},
	{"Paths through the largest functions", shortened(complexities), true},
}

// An example is one thing of a kind. Another of that kind would be named in the same
// files, so they stand for what has to be touched.
type example struct {
	kind string
	name string // as code names it
	in   string // the folder where the name means this
}

var examples = []example{
	{"a page", "tsume", "ui"},
	{"a variant", "altpromo", "."},
	{"a text format", "kifu", "."},
	{"a column of the list", "Annotator", "."},
}

// TestHouse prints how large the program is. PASSEDPAWN_BEFORE names a folder with another
// version of it, for a second column.
func TestHouse(t *testing.T) {
	trees := []string{".."}
	if before := os.Getenv("PASSEDPAWN_BEFORE"); before != "" {
		trees = append(trees, before)
	}
	for _, of := range tables {
		counts := each(t, trees, of.count)
		fmt.Printf("%s\n", of.title)
		for _, name := range of.rows(counts) {
			row(name, counts)
		}
		fmt.Println()
	}
	fmt.Println("Files outside its folder that name")
	for _, e := range examples {
		found := each(t, trees, e.files)
		fmt.Printf("  %-44s", e.kind+": "+e.name)
		for _, files := range found {
			fmt.Printf(" %7d", len(files))
		}
		fmt.Println()
		for i, files := range found {
			for _, file := range slices.Sorted(maps.Keys(files)) {
				fmt.Printf("    %s%s\n", []string{"", "before: "}[i], file)
			}
		}
	}
}

// each counts in some versions of the program.
func each(t *testing.T, trees []string, count func(*testing.T) map[string]int) (counts []map[string]int) {
	t.Helper()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, tree := range trees {
		t.Chdir(filepath.Join(tree, "game")) // what counts reads the folder above
		counts = append(counts, count(t))
		t.Chdir(here)
	}
	return counts
}

// rows returns the names to show: the largest of each version, or all.
func (of table) rows(counts []map[string]int) (names []string) {
	for _, found := range counts {
		all := slices.Sorted(maps.Keys(found))
		if of.largest {
			slices.SortStableFunc(all, func(a, b string) int { return cmp.Compare(found[b], found[a]) })
			all = all[:min(mostRows, len(all))]
		}
		names = append(names, all...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	if of.largest {
		slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(counts[0][b], counts[0][a]) })
	}
	return names
}

// row prints what was counted of a name, "-" where it was not there.
func row(name string, counts []map[string]int) {
	fmt.Printf("  %-44s", name)
	for _, found := range counts {
		text := "-"
		if n, ok := found[name]; ok {
			text = strconv.Itoa(n)
		}
		fmt.Printf(" %7s", text)
	}
	fmt.Println()
}
