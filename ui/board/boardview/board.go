// Package boardview is the board on the screen: one widget that shows a boardmodel.State
// and passes it the events of the mouse and the keys. boardmodel decides what a gesture
// means.
package boardview

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// Config configures a board. The functions are called on Fyne's thread. None may be nil,
// except those for a free board if the board is never free.
type Config struct {
	Pieces *look.Pieces
	// Play is called with a legal move that the person made.
	Play  func(rules.Move)
	Ahead Ahead
	// Refused is called with a step that is not legal.
	Refused func(from rules.Spot, to rules.Square)
	Free    Free
	// Touched is called with the spot under the pointer or the cursor, or with
	// nowhere.
	Touched func(rules.Spot)
	Hold    Hold
	// Step is called when the wheel is turned over the board; forward means towards the
	// end of the game. It may be nil.
	Step func(forward bool)
	// PromotionFacts returns what is certain about a choice of promotion, to be shown
	// under it.
	PromotionFacts func(rules.Position, rules.Move) []string
	// Ear is called with what a person who plays by ear does that is no letter: "arrows" after
	// the cursor was moved, or a digit with Shift, "shift+1". It reports whether that meant
	// something, and may be nil if no view is for the ear.
	Ear func(key string) bool
	// Key is called with the keys that mean nothing to the board, Rune with the letters.
	Key  func(fyne.KeyName)
	Rune func(rune)
}

// Hold is for games in which a touch counts. It may be empty, but not in part.
type Hold struct {
	// TakenUp is called with the spot of a piece that a hand has touched or, while nothing can
	// be moved, with any spot that was pressed. LetGo is called with the move of a pawn whose
	// promotion is still to be chosen.
	TakenUp func(rules.Spot)
	LetGo   func(from rules.Spot, to rules.Square)
}

// Ahead is for moves made in advance. It may be empty if a view is never Ahead.
type Ahead struct {
	Wait     func(rules.Move) // is called with such a move
	Withdraw func()           // is called when the waiting move must not be played
}

// Free is for a free or stamped board, and empty for any other.
type Free struct {
	Put     func(rules.Spot)          // is called with a spot where a piece is to be put
	Carried func(from, to rules.Spot) // is called when a piece was carried
	Gone    func(rules.Spot)          // is called with a spot from which a piece was removed
}

// A View is what the board shows, apart from what the hands do to it.
type View struct {
	Shape    rules.Shape // of the board
	Position rules.Position
	// Enabled is set while the person may move.
	Enabled bool
	// Ahead is set while the opponent has the move and the person may make one in
	// advance. Waiting is the move made in advance, the null move for none.
	Ahead   bool
	Waiting rules.Move
	// Free is set while a position is being set up, Stamp while a press on the board is
	// reported to Free.Put: it puts down a piece, or names a square.
	Free, Stamp bool
	// Last are the spots of the last move, which are marked. The last of them is its
	// target.
	Last        []rules.Spot
	Hint        *Hint
	Pointed     *rules.Spot // of a piece to move, while it is not shown where to
	Ideas       []Idea      // moves that are worth a thought, the best first
	Drawings    []Drawing   // from the game's notes, below those drawn by hand
	Flipped     bool
	Coordinates bool
	// Ranks is how the ranks of a plain board are labelled, for example look.NamedRanks.
	Ranks string
	// Sides are the names of the two sides; White and Black if they are empty.
	Sides [2]phrase.Phrase
	// Was is the piece from which the one on the last move's square was promoted, shown
	// small beside it. It has no kind for none.
	Was rules.Piece
	// Teach shows where the piece under the pointer may move before it is picked up.
	Teach bool
	// Ear is set while the person plays by ear: the arrow keys always move the cursor, and digits
	// pick up nothing. Spelled names squares with a word for each letter.
	Ear, Spelled bool
	Glide        time.Duration // how long a piece glides, 0 for not at all
	AlwaysQueen  bool
	Colours      look.BoardColours
}

// A Hint is a move that the board points out.
type Hint struct {
	From rules.Spot
	To   rules.Square
}

// An Idea is a move that an analysis points out.
type Idea struct {
	Hint
	Width  float32 // of the arrow, by the worth of the move: 1 for the best one
	Threat bool    // it is the opponent's
}

// colour returns the colour of the arrow: paler if other moves are better.
func (i Idea) colour(c look.BoardColours) color.NRGBA {
	switch {
	case i.Threat:
		return look.DrawingColour('R')
	case i.Width < 1:
		return over(c.Hint, 150)
	}
	return c.Hint
}

// A Drawing is an arrow or a circle of a colour.
type Drawing struct {
	boardmodel.Arrow
	Colour color.NRGBA
	Told   bool // a sentence beside the board tells it, too
}

// longPress is how long a press must last to ask for the promotion with AlwaysQueen.
const longPress = 500 * time.Millisecond

// Widget is the board as a Fyne widget.
type Widget struct {
	widget.BaseWidget
	config Config
	view   View
	state  boardmodel.State

	focused   bool
	quiet     bool          // the focus came from the mouse, so that it need not be shown
	chosen    bool          // the last key made a choice in the chooser
	alt       bool          // Alt or Shift is held down
	shift     bool          // Shift is
	pointer   fyne.Position // the last place of the mouse
	carried   rules.Piece   // from beside the board; it has no kind for none
	inside    bool          // the pointer is over the board
	under     rules.Spot    // the spot under the hand
	pressedAt time.Time
	down      bool // the main button is pressed
	press     press
	turned    float32    // how far the wheel has turned since its last step
	byHand    bool       // the next position results from a drop
	facts     [][]string // of the choices

	gliding gliding
}

var (
	_ desktop.Mouseable  = (*Widget)(nil)
	_ desktop.Hoverable  = (*Widget)(nil)
	_ desktop.Cursorable = (*Widget)(nil)
	_ desktop.Keyable    = (*Widget)(nil)
	_ fyne.Draggable     = (*Widget)(nil)
	_ fyne.Focusable     = (*Widget)(nil)
	_ fyne.Accessible    = (*Widget)(nil)
)

// New creates an empty board; SetView fills it.
func New(c Config) *Widget {
	b := &Widget{config: c, gliding: gliding{start: (*fyne.Animation).Start}}
	b.ExtendBaseWidget(b)
	return b
}

// SetView shows a view. Pieces glide from their previous spots, unless they were dropped
// by hand or the view is not animated.
func (b *Widget) SetView(v View) {
	before := b.view.Position
	same := b.view.Shape.Files == v.Shape.Files && b.view.Shape.Ranks == v.Shape.Ranks
	moved := before == nil || !same || before.String() != v.Position.String()
	b.view = v
	b.state = b.state.Show(boardmodel.Shown{
		Shape: v.Shape, Position: v.Position, Enabled: v.Enabled, Ahead: v.Ahead, Waiting: v.Waiting,
	}).Editing(v.Free, v.Stamp)
	b.state.AlwaysQueen = v.AlwaysQueen
	if moved {
		b.facts = factsOf(b)
		b.gliding.stop()
		if v.Glide > 0 && !b.byHand && same {
			b.gliding.begin(boardmodel.Glides(before, v.Position, v.Shape.Files, v.Shape.Ranks), v.Glide, b.Refresh)
		}
		b.byHand = false
	}
	b.Refresh()
}

// Drawn returns what was drawn on the board by hand.
func (b *Widget) Drawn() []boardmodel.Drawing { return b.state.Drawn }

// State returns what the hands have done so far.
func (b *Widget) State() boardmodel.State { return b.state }

// Do passes an event to the board as a hand would, and returns the result.
func (b *Widget) Do(e boardmodel.Event) {
	var r boardmodel.Result
	before := b.state
	b.state, r = b.state.On(e)
	if !slices.Equal(b.state.Choices, before.Choices) {
		b.facts = factsOf(b)
	}
	b.Refresh()
	b.touch()
	b.tell(before)
	switch {
	case r.Played:
		b.byHand = r.ByHand
		b.config.Play(r.Move)
		b.byHand = false // unless SetView reset it, the move was not played
	case r.Ahead:
		b.config.Ahead.Wait(r.Move)
	case r.Withdrawn:
		b.config.Ahead.Withdraw()
	case r.Refused:
		b.config.Refused(r.From, r.To)
	case r.Put:
		b.config.Free.Put(r.At)
	case r.Carried:
		b.byHand = r.ByHand
		b.config.Free.Carried(r.From, r.At)
		b.byHand = false
	case r.Gone:
		b.config.Free.Gone(r.From)
	}
}

// MinSize implements fyne.CanvasObject.
func (b *Widget) MinSize() fyne.Size { return fyne.NewSquareSize(160) }

// Fits implements widgets.Fitting: it returns the size of the board with its hands in a
// room, as it is drawn, so that what is around it has the same edges. An empty board is
// square.
func (b *Widget) Fits(room fyne.Size) fyne.Size {
	if b.view.Position == nil {
		return fyne.NewSquareSize(max(0, min(room.Width, room.Height)))
	}
	return fyne.NewSize(boardmodel.Fit(b.view.Shape, room.Width, room.Height, b.scale(), false).Extent())
}

// AccessibilityRole implements fyne.Accessible.
func (b *Widget) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func canvasOf(b *Widget) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(b) }

// scale returns the number of device pixels in a unit.
func (b *Widget) scale() float32 {
	if c := canvasOf(b); c != nil {
		return c.Scale()
	}
	return 1
}

func (b *Widget) geometry() boardmodel.Geometry {
	size := b.Size()
	return boardmodel.Fit(b.view.Shape, size.Width, size.Height, b.scale(), b.view.Flipped)
}
