package game

import (
	"go/ast"
	"testing"
)

// TestOneWayToTheFastBoard keeps convert.Fast the only place that reads a position
// of the rules as one of the fast board: elsewhere its error was forgotten.
func TestOneWayToTheFastBoard(t *testing.T) {
	found := map[string]int{}
	sources(t, func(file string, parsed *ast.File) {
		ast.Inspect(parsed, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && called(call) == "Parse" && len(call.Args) == 1 {
				x, _ := call.Fun.(*ast.SelectorExpr).X.(*ast.Ident)
				text, ok := call.Args[0].(*ast.CallExpr)
				if ok && x != nil && x.Name == "bitboard" && called(text) == "String" {
					found[file]++
				}
			}
			return true
		})
	})
	if len(found) != 1 || found["game/chess/convert/convert.go"] != 1 {
		t.Errorf("bitboard.Parse(p.String()) is in %v, want once in game/chess/convert", found)
	}
}

// called is the name of the method or function of a package that is called.
func called(call *ast.CallExpr) string {
	if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
		return sel.Sel.Name
	}
	return ""
}
