package threads

import (
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// elsewhere contains the functions that run an argument on another goroutine, and the
// index of that argument.
var elsewhere = map[string]int{
	"passedpawn/game/play/task.Go": 1, "(*passedpawn/game/play/task.Group).Run": 0, "(*sync.WaitGroup).Go": 0, "time.AfterFunc": 1,
}

// A threads finds widgets that are touched off Fyne's thread, by the work of tasks and
// whatever it calls by name. It does not follow calls through interfaces or variables;
// Fyne's own check reports those when they happen.
type threads struct {
	canvas *types.Interface // fyne.CanvasObject
	bodies map[string]body  // of the named functions
	seen   map[string]bool
	found  []string
}

// A body is the body of a function.
type body struct {
	of   ast.Node
	from *packages.Package
}

func load(t *testing.T, patterns ...string) *threads {
	t.Helper()
	all, err := loaded(nil, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	th := &threads{bodies: map[string]body{}, seen: map[string]bool{}}
	for _, p := range all {
		if fyne := p.Imports["fyne.io/fyne/v2"]; fyne != nil {
			th.canvas = fyne.Types.Scope().Lookup("CanvasObject").Type().Underlying().(*types.Interface)
		}
		for _, f := range p.Syntax {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
					th.bodies[p.TypesInfo.Defs[fn.Name].(*types.Func).FullName()] = body{fn.Body, p}
				}
			}
		}
	}
	if th.canvas == nil {
		t.Fatal("no package imports Fyne")
	}
	for _, b := range th.bodies {
		th.start(b)
	}
	slices.Sort(th.found)
	return th
}

// start finds the functions that a body runs elsewhere.
func (th *threads) start(b body) {
	ast.Inspect(b.of, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			th.follow(b.from, n.Call.Fun)
		case *ast.CallExpr:
			if fn := callee(b.from, n.Fun); fn != nil {
				if arg, ok := elsewhere[fn.Origin().FullName()]; ok {
					th.follow(b.from, n.Args[arg])
				}
			}
		}
		return true
	})
}

// callee returns the function that an expression names, nil for none.
func callee(p *packages.Package, e ast.Expr) *types.Func {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		fn, _ := p.TypesInfo.Uses[e].(*types.Func)
		return fn
	case *ast.SelectorExpr:
		fn, _ := p.TypesInfo.Uses[e.Sel].(*types.Func)
		return fn
	case *ast.IndexExpr:
		return callee(p, e.X)
	}
	return nil
}

// follow examines a function that runs elsewhere.
func (th *threads) follow(p *packages.Package, e ast.Expr) {
	if lit, ok := ast.Unparen(e).(*ast.FuncLit); ok {
		th.look(body{lit.Body, p})
		return
	}
	th.reach(p, e)
	if fn := callee(p, e); fn != nil && !th.seen[fn.Origin().FullName()] {
		name := fn.Origin().FullName()
		th.seen[name] = true
		if b, ok := th.bodies[name]; ok {
			th.look(b)
		}
	}
}

// look finds what a body touches. It leaves out what is passed to a function to be run on
// the thread: every function literal and method value that is an argument.
func (th *threads) look(b body) {
	ast.Inspect(b.of, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			th.follow(b.from, n.Fun)
			if sel, ok := n.Fun.(*ast.SelectorExpr); ok {
				th.look(body{sel.X, b.from})
			}
			for _, arg := range n.Args {
				if _, ok := b.from.TypesInfo.TypeOf(arg).Underlying().(*types.Signature); !ok {
					th.look(body{arg, b.from})
				}
			}
			return false
		case *ast.AssignStmt:
			for _, to := range n.Lhs {
				th.reach(b.from, to)
			}
		}
		return true
	})
}

// reach reports a method or a field of something that is drawn, or of the window.
func (th *threads) reach(p *packages.Package, e ast.Expr) {
	sel, ok := ast.Unparen(e).(*ast.SelectorExpr)
	if !ok {
		return
	}
	of := p.TypesInfo.Selections[sel]
	if of == nil || !th.touched(of.Recv()) {
		return
	}
	if _, field := of.Obj().(*types.Var); field && strings.HasPrefix(of.Obj().Pkg().Path(), "passedpawn/") {
		return // a field that our widget adds
	}
	if fn, ours := of.Obj().(*types.Func); ours && strings.HasPrefix(fn.Pkg().Path(), "passedpawn/") {
		return // a method that our widget adds; its body is examined
	}
	at := p.Fset.Position(sel.Pos())
	found := fmt.Sprintf("%s:%d", filepath.ToSlash(at.Filename), at.Line)
	if !slices.Contains(th.found, found) {
		th.found = append(th.found, found)
	}
}

func (th *threads) touched(t types.Type) bool {
	switch strings.TrimPrefix(types.TypeString(t, nil), "*") {
	case "fyne.io/fyne/v2.Window", "fyne.io/fyne/v2.App", "fyne.io/fyne/v2.Canvas", "fyne.io/fyne/v2.Driver",
		"fyne.io/fyne/v2.Menu", "fyne.io/fyne/v2.MenuItem", "fyne.io/fyne/v2.MainMenu":
		return true
	}
	return types.Implements(t, th.canvas) || types.Implements(types.NewPointer(t), th.canvas)
}

// TestOnFynesThread checks that no work off Fyne's thread touches a widget.
func TestOnFynesThread(t *testing.T) {
	for _, at := range load(t, "./ui/...").found {
		t.Errorf("%s: touched off Fyne's thread: hand it to post", at)
	}
}

// TestFindsWhatIsTouched examines a package that does it wrong.
func TestFindsWhatIsTouched(t *testing.T) {
	const file = "testdata/touching/touching.go"
	var want []string
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		if strings.HasSuffix(line, "// touched") {
			want = append(want, fmt.Sprintf("touching.go:%d", i+1))
		}
	}
	var got []string
	for _, at := range load(t, "./ui/testing/threads/"+filepath.Dir(file)).found {
		got = append(got, filepath.Base(at))
	}
	slices.Sort(want)
	slices.Sort(got)
	if len(want) < 5 || !slices.Equal(got, want) {
		t.Errorf("found %v, want %v", got, want)
	}
}
