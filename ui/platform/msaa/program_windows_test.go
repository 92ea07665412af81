package msaa

import (
	"os"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/sys/windows"

	"passedpawn/ui/platform/access"
)

// TestProgram reads the program, if that runs: a test of ui/testing/e2e starts it, and names the
// class of its window.
func TestProgram(t *testing.T) {
	class := os.Getenv("PASSEDPAWN_WINDOW")
	if class == "" {
		t.Skip("PASSEDPAWN_WINDOW names no class of windows")
	}
	reader(t)
	name, err := windows.UTF16PtrFromString(class)
	if err != nil {
		t.Fatal(err)
	}
	handle, _, err := user.NewProc("FindWindowW").Call(uintptr(unsafe.Pointer(name)), 0)
	if handle == 0 {
		t.Fatal(err)
	}
	p := &pane{handle: handle}
	squares := map[string]bool{}
	var lines []string
	var walk func(r *remote, depth int)
	walk = func(r *remote, depth int) {
		name, role := r.name(t), r.number(t, atRole)
		lines = append(lines, strings.Repeat("  ", depth)+names[role]+" "+name)
		switch {
		case role == roles[access.TableCell]:
			squares[name] = true
		case role == roles[access.Button] && name == "":
			t.Error("a button has no name")
		}
		for _, c := range r.all(t) {
			walk(c, depth+1)
		}
	}
	r := p.ask(t)
	walk(r, 0)
	t.Log(strings.Join(lines, "\n"))
	if len(squares) != 64 {
		t.Errorf("the board has %d squares with different names", len(squares))
	}
	var has variant
	if result := r.call(atFocus, uintptr(unsafe.Pointer(&has))); result != ok && result != nothing {
		t.Errorf("the focus: %x", result)
	} else if has.kind == isObject {
		t.Logf("the focus is at %q", found(t, &has).name(t))
	}
}

// names are the names of roles, for people.
var names = func() map[uint32]string {
	all := map[uint32]string{}
	for of, is := range roles {
		all[is] = of.String()
	}
	return all
}()
