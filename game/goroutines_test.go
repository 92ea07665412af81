package game

import (
	"go/ast"
	"slices"
	"strings"
	"testing"
)

// goers are the files of ui and game/play/task that may start goroutines. All others hand their work
// to game/play/task, which drops what comes too late.
var goers = []string{
	"game/play/task/group.go", "game/play/task/latest.go",
}

// starts reports whether a piece of code starts a goroutine: with a go statement,
// by a WaitGroup, or when a time has passed.
func starts(n ast.Node) bool {
	if _, ok := n.(*ast.GoStmt); ok {
		return true
	}
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	x, _ := sel.X.(*ast.Ident)
	from := ""
	if x != nil {
		from = x.Name
	}
	return sel.Sel.Name == "AfterFunc" || sel.Sel.Name == "Go" && from != "task"
}

func TestGoroutines(t *testing.T) {
	seen := map[string]bool{}
	sources(t, func(file string, parsed *ast.File) {
		if !strings.HasPrefix(file, "ui/") && !strings.HasPrefix(file, "game/play/task/") {
			return
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if n == nil || !starts(n) {
				return true
			}
			if seen[file] = true; !slices.Contains(goers, file) {
				t.Errorf("%s starts a goroutine, which only game/play/task may", file)
			}
			return true
		})
	})
	for _, file := range goers {
		if !seen[file] {
			t.Errorf("%s may start goroutines and starts none", file)
		}
	}
}
