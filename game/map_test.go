package game

import (
	"go/ast"
	"os"
	"path"
	"strings"
	"testing"
)

// drawn are the rooms and groups of the map. An entry stands two columns to the right of the group
// that it is in; the lines that go on with a description stand further to the right.
func drawn(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	section, _, ended := strings.Cut(string(text), "// The layers")
	if !ended {
		t.Fatal("the map ends in no layers")
	}
	const descriptions = 17 // the column that no entry reaches
	all, groups := map[string]bool{}, []string{}
	for line := range strings.Lines(section) {
		entry, indented := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "//\t")
		column := len(entry) - len(strings.TrimLeft(entry, " "))
		if !indented || column >= descriptions {
			continue
		}
		name, _, _ := strings.Cut(strings.TrimLeft(entry, " "), " ")
		groups = append(groups[:min(column/2, len(groups))], strings.TrimSuffix(name, "/"))
		all[path.Join(groups...)] = true
	}
	return all
}

// TestMap finds each room on the map, and each entry of the map in the house. Rooms for tests are
// told in the lines of the rooms that they help.
func TestMap(t *testing.T) {
	rooms := drawn(t)
	sources(t, func(file string, _ *ast.File) {
		room := path.Dir(file)
		if room != "." && room != "game" && !rooms[room] && !strings.HasSuffix(room, "test") {
			t.Errorf("the map lacks %s", room)
			rooms[room] = true // told once
		}
	})
	for room := range rooms {
		if _, err := os.Stat(path.Join("..", room)); err != nil {
			t.Errorf("the map has %s, which is not there", room)
		}
	}
}
