package filedialog

import (
	"context"
	"strings"
	"syscall/js"
)

// A page asks with the dialogs of the browser. What is chosen is copied into the page's own
// folder, and what is saved there is also downloaded; .github/packaging/web/page.js does both.
type page struct{ page js.Value }

// System returns the Chooser of the system.
func System() Chooser { return page{js.Global().Get("passedPawn")} }

// Choose implements Chooser. It returns ErrNone for a folder, and where the page offers no
// dialogs, as in tests.
func (p page) Choose(ctx context.Context, r Request) (Answer, error) {
	switch {
	case p.page.IsUndefined(), r.Inside:
		return Answer{}, ErrNone
	case r.Save:
		name := finish(r.Name, r.Types, 0)
		return Answer{Paths: []string{p.page.Call("target", name).String()}, Agreed: true}, nil
	}
	chosen := make(chan []string, 1)
	done := js.FuncOf(func(_ js.Value, given []js.Value) any {
		chosen <- texts(given[0])
		return nil
	})
	defer done.Release()
	p.page.Call("choose", endings(r.Types), r.Many).Call("then", done)
	select {
	case <-ctx.Done():
		return Answer{}, ctx.Err()
	case paths := <-chosen:
		if len(paths) == 0 {
			return Answer{}, ErrCancelled
		}
		return Answer{Paths: paths}, nil
	}
}

// endings returns the extensions of all types as the browser wants them, "" for any file.
func endings(types []Type) string {
	var all []string
	for _, t := range types {
		if len(t.Extensions) == 0 {
			return ""
		}
		all = append(all, t.Extensions...)
	}
	return strings.Join(all, ",")
}

// texts returns the strings of an array.
func texts(array js.Value) (all []string) {
	for i := range array.Length() {
		all = append(all, array.Index(i).String())
	}
	return all
}
