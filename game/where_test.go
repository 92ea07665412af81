package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// whereToLook is that part of the map: what is looked for, and the places. Without the
// part, or with an empty one, it ends the test.
func whereToLook(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, section, headed := strings.Cut(string(text), "// Where to look")
	_, section, begun := strings.Cut(section, "\n//\n")
	section, _, ended := strings.Cut(section, "\n//\n")
	if !headed || !begun || !ended {
		t.Fatal("the map has no part that says where to look")
	}
	found, what := map[string][]string{}, ""
	for line := range strings.Lines(section) {
		line, indented := strings.CutPrefix(strings.TrimSpace(line), "//\t")
		name, places, named := strings.Cut(line, "  ")
		switch {
		case !indented, !named, name == "" && what == "":
			t.Fatalf("%q is not a line of a table", line)
		case name != "" && found[name] != nil:
			t.Fatalf("%q is there twice", name)
		case name != "":
			what = name
		}
		for place := range strings.SplitSeq(places, ",") {
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
	for what, places := range whereToLook(t) {
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
