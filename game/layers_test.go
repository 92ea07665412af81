package game

import (
	"go/ast"
	"os"
	"path"
	"strings"
	"testing"
)

// layers are the lines of the drawing in the map, from the top: the rooms of each.
func layers(t *testing.T) (lines [][]string) {
	t.Helper()
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "// The layers")
	_, section, _ = strings.Cut(section, "\n//\n")
	section, _, _ = strings.Cut(section, "\n//\n")
	for line := range strings.Lines(section) {
		rooms, _, _ := strings.Cut(strings.TrimPrefix(line, "//\t"), "  ")
		lines = append(lines, strings.Fields(rooms))
	}
	return lines
}

// layer returns the number of the line that names a room, or the nearest folder above it,
// and that name, "" if there is none.
func layer(lines [][]string, room string) (at int, name string) {
	for i, rooms := range lines {
		for _, r := range rooms {
			if (room == r || strings.HasPrefix(room, r+"/")) && len(r) > len(name) {
				at, name = i, r
			}
		}
	}
	return at, name
}

// TestLayers holds the drawing in the map to the imports, except those of rooms for tests.
func TestLayers(t *testing.T) {
	lines, named := layers(t), map[string]bool{}
	sources(t, func(file string, parsed *ast.File) {
		room := path.Dir(file)
		from, name := layer(lines, room)
		if name == "" && room != "." && room != "game" {
			t.Errorf("%s is in no layer", room)
		}
		if named[name] = true; ofTests(room) {
			return
		}
		for _, i := range parsed.Imports {
			imported, ours := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "passedpawn/")
			if to, _ := layer(lines, imported); ours && to < from {
				t.Errorf("%s imports %s, which is drawn above it", file, imported)
			}
		}
	})
	for _, rooms := range lines {
		for _, r := range rooms {
			if !named[r] {
				t.Errorf("the drawing has %s, which is no room and no group", r)
			}
		}
	}
}
