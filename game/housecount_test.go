//go:build tools

package game

import (
	"bytes"
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// shortened counts by the last folder of a name, which stays when a room moves. Of two
// with one name the larger counts.
func shortened(count func(*testing.T) map[string]int) func(*testing.T) map[string]int {
	return func(t *testing.T) map[string]int {
		short := map[string]int{}
		for name, n := range count(t) {
			short[path.Base(name)] = max(short[path.Base(name)], n)
		}
		return short
	}
}

// allFields counts the fields of each Config, and those of the structs of its package that
// are in it. Of an embedded interface it counts the methods: the constructor gets them all.
func allFields(t *testing.T) map[string]int {
	parts := map[string]*ast.FieldList{}
	sources(t, func(file string, parsed *ast.File) {
		ast.Inspect(parsed, func(n ast.Node) bool {
			if s, ok := n.(*ast.TypeSpec); ok {
				switch name := path.Dir(file) + "." + s.Name.Name; of := s.Type.(type) {
				case *ast.StructType:
					parts[name] = of.Fields
				case *ast.InterfaceType:
					parts["interface "+path.Base(name)] = of.Methods
				}
			}
			return true
		})
	})
	found := fields(t)
	for name := range found {
		found[name] = inside(parts, strings.TrimSuffix(name, path.Ext(name)), parts[name])
	}
	return found
}

// inside counts the fields in a list, and what is in them.
func inside(parts map[string]*ast.FieldList, room string, list *ast.FieldList) (n int) {
	for _, field := range list.List {
		times, of, part := max(1, len(field.Names)), room, (*ast.FieldList)(nil)
		switch typ := field.Type.(type) {
		case *ast.Ident:
			part = parts[room+"."+typ.Name]
			if part == nil && field.Names == nil {
				part = parts["interface "+path.Base(room)+"."+typ.Name]
			}
		case *ast.SelectorExpr:
			if x, ok := typ.X.(*ast.Ident); ok && field.Names == nil {
				part, of = parts["interface "+x.Name+"."+typ.Sel.Name], x.Name
			}
		}
		if part == nil {
			n += times
			continue
		}
		n += times * inside(parts, of, part)
	}
	return n
}

// folders counts the folders with code in game, in ui and in the groups there.
func folders(t *testing.T) map[string]int {
	seen, found := map[string]bool{}, map[string]int{}
	goFiles(t, func(file string) {
		dir := strings.TrimPrefix(path.Dir(filepath.ToSlash(file)), "../")
		for ; !seen[dir] && strings.Contains(dir, "/"); dir = path.Dir(dir) {
			seen[dir] = true
			if above := path.Dir(dir); strings.Count(above, "/") < 2 && !strings.HasPrefix(above, "assets") {
				found[above]++
			}
		}
	})
	return found
}

// extent counts files, lines and functions.
func extent(t *testing.T) map[string]int {
	found, rooms := map[string]int{}, map[string]bool{}
	goFiles(t, func(file string) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		of, lines := "of Go", bytes.Count(text, []byte("\n"))
		if strings.HasSuffix(file, "_test.go") {
			of = "of tests"
		} else {
			rooms[path.Dir(filepath.ToSlash(file))] = true
		}
		found["files "+of]++
		found["lines "+of] += lines
		if lines > 150 {
			found["files "+of+" above 150 lines"]++
		}
	})
	found["packages"] = len(rooms)
	for _, n := range complexities(t) {
		if n > mostPaths {
			found["functions above "+strconv.Itoa(mostPaths)+" paths"]++
		}
	}
	return found
}

// files returns the files that name an example, except those in its own folder.
func (e example) files(t *testing.T) map[string]int {
	found := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		if e.in != "." && !strings.HasPrefix(file, e.in+"/") || path.Base(path.Dir(file)) == e.name {
			return
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name == e.name {
				found[file]++
			}
			return true
		})
	})
	return found
}
