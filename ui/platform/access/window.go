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
