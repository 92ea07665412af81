package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// whereToLook is that part of the map: what is looked for, and the places.
func whereToLook(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "// Where to look")
	_, section, _ = strings.Cut(section, "\n//\n")
	section, _, _ = strings.Cut(section, "\n//\n")
	found, what := map[string][]string{}, ""
	for line := range strings.Lines(section) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "//\t")
		if name, places, named := strings.Cut(line, "  "); named && name != "" {
			what, line = name, places
		} else if named && what == "" {
			t.Fatalf("%q is of nothing", line)
		}
		for place := range strings.SplitSeq(line, ",") {
			if place = strings.TrimSpace(place); place != "" {
				found[what] = append(found[what], place)
			}
		}
	}
	return found
}

// TestWhereToLook finds what the map says where to look for: each place is a folder, or a
// file with a name that it declares.
func TestWhereToLook(t *testing.T) {
	found := whereToLook(t)
	if len(found) < 11 {
		t.Errorf("the map says where to look for %d things", len(found))
	}
	for what, places := range found {
		if len(places) > 3 {
			t.Errorf("%s: %d places, want at most three", what, len(places))
		}
		for _, place := range places {
			path, name, _ := strings.Cut(place, " ")
			if info, err := os.Stat("../" + path); err != nil || info.IsDir() != (name == "") {
				t.Errorf("%s: there is no %s", what, place)
			} else if name != "" && !declares(t, "../"+path, name) {
				t.Errorf("%s: %s declares no %s", what, path, name)
			}
		}
	}
}

// declares reports whether a file declares a function, method, type or value of a name.
func declares(t *testing.T, path, name string) (found bool) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				found = found || n.Name.Name == name
				return false
			case *ast.TypeSpec:
				found = found || n.Name.Name == name
				return false
			case *ast.ValueSpec:
				for _, id := range n.Names {
					found = found || id.Name == name
				}
				return false
			}
			return true
		})
	}
	return found
}
