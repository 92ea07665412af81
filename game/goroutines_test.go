package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"
	"testing"
)

// goers are the files that may start goroutines, and what for. All other work is a task:
// its results are delivered on the thread, and dropped if they come too late.
var goers = map[string]string{
	"game/play/task/group.go":            "tasks",
	"game/play/task/latest.go":           "delays",
	"game/play/task/await.go":            "work that may hang",
	"game/play/player/background.go":     "asking a player without waiting",
	"game/library/keeper.go":             "writing the game in progress, and again after an error",
	"game/library/sieve.go":              "workers that are waited for",
	"game/library/settler.go":            "bringing large files up to date when they are left alone",
	"game/library/index/parts.go":        "workers that are waited for",
	"game/endgames/tables/build.go":      "workers that are waited for",
	"game/teaching/review/run.go":        "workers that are waited for",
	"game/records/csvexport/parallel.go": "workers that are waited for",
	"game/engines/tournament/run.go":     "workers that are waited for",
	"game/engines/engine/threads.go":     "workers that are waited for",
	"game/engines/uci/search.go":         "searching while commands are read",
	"game/engines/uci/think.go":          "searching while commands are read",
	"game/engines/uci/mate.go":           "searching while commands are read",
	"game/engines/uciclient/child.go":    "the pipes of a process",
	"game/engines/bundled/serve_js.go":   "thinking while messages are read",
	"game/engines/bundled/worker_js.go":  "the messages of a Worker",
	"game/engines/uciclient/engine.go":   "pondering",
	"ui/platform/msaa/attach_windows.go": "a thread that COM may ask from others",
	"ui/platform/atspi/serve.go":         "closing a bus that does not answer",
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

// drops reports whether a piece of code posts a function that asks whether it comes too
// late: whether a context has ended, or whether a counter still has a value.
func drops(n ast.Node, counters map[string]bool) (found bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || !strings.EqualFold(callee(call), "post") {
		return false
	}
	for _, arg := range call.Args {
		lit, ok := arg.(*ast.FuncLit)
		if !ok {
			continue
		}
		ast.Inspect(lit, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				found = found || callee(n) == "Err"
			case *ast.BinaryExpr:
				equal := n.Op == token.EQL || n.Op == token.NEQ
				found = found || equal && (counters[selected(n.X)] || counters[selected(n.Y)])
			}
			return true
		})
	}
	return found
}

// callee returns the name of the function or method that is called.
func callee(call *ast.CallExpr) string {
	if id, ok := call.Fun.(*ast.Ident); ok {
		return id.Name
	}
	return selected(call.Fun)
}

// selected returns the name of the field or method that an expression selects.
func selected(e ast.Expr) string {
	if sel, ok := e.(*ast.SelectorExpr); ok {
		return sel.Sel.Name
	}
	return ""
}

// counted returns the fields that a file counts up.
func counted(parsed *ast.File) map[string]bool {
	all := map[string]bool{}
	ast.Inspect(parsed, func(n ast.Node) bool {
		if inc, ok := n.(*ast.IncDecStmt); ok && inc.Tok == token.INC {
			all[selected(inc.X)] = true
		}
		return true
	})
	delete(all, "")
	return all
}

// inFiles calls found for every file and piece of code that is shipped, and then complains
// about the files of a list in which nothing was found.
func inFiles(t *testing.T, list map[string]string, found func(file string, n ast.Node) bool, wrong string) {
	t.Helper()
	seen := map[string]bool{}
	sources(t, func(file string, parsed *ast.File) {
		if ofTests(path.Dir(file)) {
			return
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if n != nil && !seen[file] && found(file, n) {
				if seen[file] = true; list[file] == "" {
					t.Errorf("%s %s", file, wrong)
				}
			}
			return true
		})
	})
	for file := range list {
		if !seen[file] {
			t.Errorf("%s is listed and need not be", file)
		}
	}
}

func TestGoroutines(t *testing.T) {
	inFiles(t, goers, func(_ string, n ast.Node) bool { return starts(n) }, "starts a goroutine: make it a task")
}

// TestLateResults keeps game/play/task the only place that drops late results.
func TestLateResults(t *testing.T) {
	counters := map[string]map[string]bool{} // by room
	sources(t, func(file string, parsed *ast.File) {
		room := path.Dir(file)
		if counters[room] == nil {
			counters[room] = map[string]bool{}
		}
		for name := range counted(parsed) {
			counters[room][name] = true
		}
	})
	inFiles(t, nil, func(file string, n ast.Node) bool { return drops(n, counters[path.Dir(file)]) }, "drops late results by hand: make it a task")
}

// TestDrops shows what counts as dropping by hand.
func TestDrops(t *testing.T) {
	const before = "package p\nfunc (a *a) f() { a.turn++; turn := a.turn; "
	for code, want := range map[string]bool{
		"a.config.Post(func() { if ctx.Err() == nil { do() } })": true,
		"post(func() { if a.turn != turn { return }; do() })":    true,
		"post(func() { if a.side != side { return }; do() })":    false,
		"a.Post(do)": false,
		"other(func() { if a.turn == turn { do() } })": false,
	} {
		parsed, err := parser.ParseFile(token.NewFileSet(), "p.go", before+code+" }", parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		got := false
		ast.Inspect(parsed, func(n ast.Node) bool {
			got = got || drops(n, counted(parsed))
			return true
		})
		if got != want {
			t.Errorf("%s: %v, want %v", code, got, want)
		}
	}
}
