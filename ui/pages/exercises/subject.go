package exercises

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardview"
)

// A Subject is what the exercises of a page are about; only Pressed may be nil.
type Subject[R Run] struct {
	// Listing returns the exercises, and Texts creates the texts beside the board, both in
	// the present language.
	Listing func() Listing
	Texts   func() []fyne.CanvasObject
	Begin   func(i int) (R, error) // starts an exercise
	Start   func()                 // shows the exercise that was started
	Played  func(rules.Move)
	Refused func(origin rules.Spot, to rules.Square)
	Pressed func(rules.Spot) // is called for a press on a board whose view is stamped; may be nil if none is
	// Again, Hint and Next do what their buttons say.
	Again, Hint, Next func()
	Forget            func()                // removes what is shown for the last try
	View              func(*boardview.View) // adds to the view of the run
	Show              func()                // fills the texts beside the board
}
