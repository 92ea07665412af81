package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// sources calls do with every source file that is no test.
func sources(t *testing.T, do func(file string, parsed *ast.File)) {
	t.Helper()
	parse(t, func(file string) bool { return !strings.HasSuffix(file, "_test.go") }, do)
}

// testSources calls do with every source file that is a test.
func testSources(t *testing.T, do func(file string, parsed *ast.File)) {
	t.Helper()
	parse(t, func(file string) bool { return strings.HasSuffix(file, "_test.go") }, do)
}

// parse calls do with the source files that are wanted.
func parse(t *testing.T, wanted func(file string) bool, do func(file string, parsed *ast.File)) {
	t.Helper()
	goFiles(t, func(file string) {
		if !wanted(file) {
			return
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		do(strings.TrimPrefix(filepath.ToSlash(file), "../"), parsed)
	})
}

// goFiles calls do with the path of every source file.
func goFiles(t *testing.T, do func(file string)) {
	t.Helper()
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(file, ".go") {
			do(file)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestOneWayOntoFynesThread keeps fyne.Do in ui/startup, once.
func TestOneWayOntoFynesThread(t *testing.T) {
	said := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		ast.Inspect(parsed, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && strings.HasPrefix(sel.Sel.Name, "Do") {
				if x, ok := sel.X.(*ast.Ident); ok && x.Name == "fyne" {
					said[file]++
				}
			}
			return true
		})
	})
	if len(said) != 1 || said["ui/startup/window.go"] != 1 {
		t.Errorf("fyne.Do is said in %v, want once in ui/startup/window.go", said)
	}
}

// TestTopLevel keeps main.go the only Go file at the top.
func TestTopLevel(t *testing.T) {
	found, err := filepath.Glob("../*.go")
	if err != nil || len(found) != 1 || filepath.Base(found[0]) != "main.go" {
		t.Errorf("%v: the top level holds %v, want main.go alone", err, found)
	}
}
