package pages

// A History is what a value was before each change, and after those undone.
type History[T any] struct{ past, future []T }

// mostChanges limits what is remembered.
const mostChanges = 100

// Keep remembers a value before it changes.
func (h *History[T]) Keep(now T) {
	if h.past = append(h.past, now); len(h.past) > mostChanges {
		h.past = h.past[1:]
	}
	h.future = nil
}

// Undo returns the value before the last change, and false if there is none. now is the
// present value, to which Redo returns.
func (h *History[T]) Undo(now T) (T, bool) { return step(&h.past, &h.future, now) }

// Redo returns the value after the change that was undone last, and false if there is
// none.
func (h *History[T]) Redo(now T) (T, bool) { return step(&h.future, &h.past, now) }

// CanUndo reports whether there is something to undo.
func (h *History[T]) CanUndo() bool { return len(h.past) > 0 }

// CanRedo reports whether there is something to redo.
func (h *History[T]) CanRedo() bool { return len(h.future) > 0 }

// step takes the newest value of one list and puts the present one into the other.
func step[T any](from, to *[]T, now T) (T, bool) {
	n := len(*from)
	if n == 0 {
		return now, false
	}
	was := (*from)[n-1]
	*from, *to = (*from)[:n-1], append(*to, now)
	return was, true
}
