package engines

import (
	"reflect"
	"slices"

	"passedpawn/settings"
	"passedpawn/ui/pages"
)

// A roster is the list of engines, whose changes can be undone. It knows nothing of the
// page that shows it.
type roster struct {
	all     []settings.Engine
	history pages.History[[]settings.Engine]
	changed func() // after each change
}

// set replaces the list.
func (r *roster) set(all []settings.Engine) {
	if reflect.DeepEqual(all, r.all) {
		return
	}
	r.history.Keep(r.all)
	r.all = all
	r.changed()
}

// add adds an engine to the end.
func (r *roster) add(e settings.Engine) { r.set(append(slices.Clone(r.all), e)) }

// change changes one engine.
func (r *roster) change(id string, do func(*settings.Engine)) {
	all := slices.Clone(r.all)
	if i := r.index(id); i >= 0 {
		do(&all[i])
		r.set(all)
	}
}

// move moves an engine up or down.
func (r *roster) move(id string, by int) {
	all, i := slices.Clone(r.all), r.index(id)
	if to := i + by; i >= 0 && to >= 0 && to < len(all) {
		all[i], all[to] = all[to], all[i]
		r.set(all)
	}
}

// remove removes an engine. Its program stays where it is.
func (r *roster) remove(id string) {
	if i := r.index(id); i >= 0 {
		r.set(slices.Delete(slices.Clone(r.all), i, i+1))
	}
}

// undo undoes the last change.
func (r *roster) undo() {
	if all, ok := r.history.Undo(r.all); ok {
		r.all = all
		r.changed()
	}
}

// redo repeats the change that was undone last.
func (r *roster) redo() {
	if all, ok := r.history.Redo(r.all); ok {
		r.all = all
		r.changed()
	}
}

// find returns an engine, and false if it is not in the list.
func (r *roster) find(id string) (settings.Engine, bool) { return settings.FindEngine(r.all, id) }

func (r *roster) index(id string) int {
	return slices.IndexFunc(r.all, func(e settings.Engine) bool { return e.ID == id })
}
