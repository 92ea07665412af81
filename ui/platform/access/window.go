package access

// A Window is what a bridge shows to screen readers. Its methods are called as posted functions
// are.
type Window interface {
	// Tree returns what is in the window.
	Tree() Node
	// Listened is called with true when a screen reader has come, and with false when none is
	// there any more.
	Listened(on bool)
}

// Do calls a function of a node in a window, such as its Press, if that has one. seen is the tree
// in which a reader saw it. Nothing is done if the node has left the window since then: a reader
// may press a button of a dialog that has just been closed. It must be called as posted functions
// are.
func Do(w Window, seen *Tree, number int, function func(Node) func()) {
	free := unused
	now := NewTree("", w.Tree(), seen, &free)
	if i, there := now.At[number]; there {
		if f := function(now.Items[i].Node); f != nil {
			f()
		}
	}
}

// unused is a number that no node has: they are counted from 1.
const unused = 1 << 30
