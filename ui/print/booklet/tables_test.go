package booklet

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTables sets tables of every kind: a short one, one of several pages, a wide one and
// a chart. The text can be selected.
func TestTables(t *testing.T) {
	long := Table{Title: "Long", Head: []string{"Name", "Games", "Score"}, Chart: true}
	for i := range 120 {
		long.Lines = append(long.Lines, TableLine{Cells: []string{fmt.Sprint(1900 + i), fmt.Sprint(i), "50 %"}, Shares: [3]int{i % 5, 1, i % 3}})
	}
	wide := Table{Title: "Wide", Note: strings.Repeat("A sentence on the table. ", 12), Head: []string{"Player"}}
	cells := []string{"1. A player with a name that is so long that it does not fit into the column of names"}
	for i := range 30 {
		wide.Head, cells = append(wide.Head, fmt.Sprint(i+1)), append(cells, "12w½")
	}
	wide.Lines = []TableLine{{Cells: cells}, {Cells: []string{"2. Ben", "", "1"}}}
	empty := Table{Title: "Empty", Head: []string{"Name"}}
	var out bytes.Buffer
	c := config(t)
	c.Title = "Report on Ada"
	if err := WriteTables(&out, c, "Based on 120 games.", []Table{long, wide, empty}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.ArtifactDir(), "tables.pdf")
	if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	text := poppler(t, "pdftotext", "-layout", path, "-")
	for _, part := range []string{"Report on Ada", "Based on 120 games.", "Long", "2019", "Wide", "12w½", "2. Ben", "Empty"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in the PDF", part)
		}
	}
	if n := strings.Count(text, "\f"); n < 3 {
		t.Errorf("%d pages", n)
	}
	if n := strings.Count(text, "Games"); n < 3 {
		t.Errorf("the columns are named %d times", n)
	}
}
