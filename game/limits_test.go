package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// What is larger than these is no longer read at a glance.
const (
	mostMethods = 40  // of a type
	mostFields  = 12  // of a Config
	mostPaths   = 15  // through a function: its cyclomatic complexity
	mostLetters = 160 // in a line
)

// manyPaths are the functions with more paths, with their number. A function that loses a
// path gets a lower number here; none is added. They are the recursions of the searches: what
// they do in which order is their one idea.
var manyPaths = map[string]int{
	"game/engines/engine.searcher.moves":      19,
	"game/engines/engine.searcher.quiesce":    19,
	"game/engines/shogiengine.searcher.value": 20,
}

// longLines are the files with longer lines, and why they have them.
var longLines = map[string]string{
	"assets/flat_parts_test.go":            "drawings, a path on a line",
	"assets/founders_parts_test.go":        "drawings, a path on a line",
	"assets/staunton_parts_test.go":        "drawings, a path on a line",
	"game/records/kifu/forms_test.go":      "a table of texts",
	"game/records/kifu/programs_test.go":   "files as other programs write them",
	"game/records/pgn/forms_test.go":       "a table of texts",
	"game/records/pgn/pgntest/generate.go": "a table of texts",
}

// TestMethods limits the methods of a type: one with more has more than one purpose, in
// however many files they are.
func TestMethods(t *testing.T) {
	limit(t, "methods", mostMethods, methods(t), nil)
}

// methods counts the methods of each type.
func methods(t *testing.T) map[string]int {
	t.Helper()
	found := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		for _, d := range parsed.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				found[path.Dir(file)+"."+receiver(fn)]++
			}
		}
	})
	return found
}

// TestFields limits what a constructor is given in a Config.
func TestFields(t *testing.T) {
	limit(t, "fields", mostFields, fields(t), nil)
}

// fields counts the fields of each Config.
func fields(t *testing.T) map[string]int {
	t.Helper()
	found := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		ast.Inspect(parsed, func(n ast.Node) bool {
			if s, ok := n.(*ast.TypeSpec); ok && strings.HasSuffix(s.Name.Name, "Config") {
				if of, ok := s.Type.(*ast.StructType); ok {
					found[path.Dir(file)+"."+s.Name.Name] = of.Fields.NumFields()
				}
			}
			return true
		})
	})
	return found
}

// TestPaths limits the paths through a function.
func TestPaths(t *testing.T) {
	limit(t, "paths", mostPaths, complexities(t), manyPaths)
}

// complexities counts the paths through each function.
func complexities(t *testing.T) map[string]int {
	t.Helper()
	found := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		for _, d := range parsed.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				name := path.Dir(file) + "." + fn.Name.Name
				if fn.Recv != nil {
					name = path.Dir(file) + "." + receiver(fn) + "." + fn.Name.Name
				}
				found[name] = max(found[name], paths(fn)) // a system may have its own
			}
		}
	})
	return found
}

// TestLines limits the length of lines.
func TestLines(t *testing.T) {
	long := map[string]int{}
	goFiles(t, func(file string) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(filepath.ToSlash(file), "../")
		for line := range strings.Lines(string(text)) {
			if utf8.RuneCountInString(strings.TrimRight(line, "\r\n")) > mostLetters {
				long[name]++
			}
		}
	})
	for file, n := range long {
		if longLines[file] == "" {
			t.Errorf("%s has %d lines of more than %d letters", file, n, mostLetters)
		}
	}
	for file, why := range longLines {
		if long[file] == 0 {
			t.Errorf("%s has no long lines and needs no exception: %s", file, why)
		}
	}
}

// limit holds numbers to a limit. What is listed has the number that is listed, so that
// the list shrinks with the code.
func limit(t *testing.T, what string, most int, found, listed map[string]int) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(found)) {
		switch n, bound := found[name], listed[name]; {
		case bound == 0 && n > most:
			t.Errorf("%s has %d %s, want at most %d", name, n, what, most)
		case n > bound && bound > 0:
			t.Errorf("%s has %d %s, which is more than before: %d", name, n, what, bound)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(listed)) {
		switch n := found[name]; {
		case n <= most:
			t.Errorf("%s has %d %s: take it off the list", name, n, what)
		case n < listed[name]:
			t.Errorf("%s has only %d %s: lower its number in the list", name, n, what)
		}
	}
}

// receiver returns the name of the type of a method.
func receiver(fn *ast.FuncDecl) string {
	of := fn.Recv.List[0].Type
	for {
		switch x := of.(type) {
		case *ast.StarExpr:
			of = x.X
		case *ast.IndexExpr:
			of = x.X
		case *ast.IndexListExpr:
			of = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

// paths returns the cyclomatic complexity of a function, with the functions in it.
func paths(fn *ast.FuncDecl) int {
	n := 1
	ast.Inspect(fn, func(node ast.Node) bool {
		switch x := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if x.List != nil {
				n++
			}
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// TestCounting counts in a file where the numbers are known.
func TestCounting(t *testing.T) {
	parsed, err := parser.ParseFile(token.NewFileSet(), "counted.go", `package counted

func (t *T[K, V]) f(a, b int) int {
	if a == 1 && b == 2 || a == 3 {
		return 1
	}
	for range 3 {
		do := func() {
			for {
			}
		}
		do()
	}
	switch {
	case a > 1:
	case b > 1, a < 0:
	default:
	}
	select {
	case <-c:
	default:
	}
	return 0
}
`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	fn := parsed.Decls[0].(*ast.FuncDecl)
	if got := receiver(fn); got != "T" {
		t.Errorf("the method is of %q", got)
	}
	if got := paths(fn); got != 9 {
		t.Errorf("there are %d paths", got)
	}
}
