// Package vision is the page with the drills for seeing the board: a list of them, and one at a
// time on a board. game/teaching/vision asks and judges; this package shows it.
package vision

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/vision"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Chess  rules.Rules // orthodox chess
	Pieces *look.Pieces
	Draw   func(n int) int // returns a random number from 0 to n-1
	// Passed is called with the ID of an exercise that was answered without a mistake.
	Passed func(id string)
}

// A Page is the list of exercises, or an exercise.
type Page struct {
	*exercises.Course[*vision.Run]
	config            Config
	exercises         []vision.Exercise
	title, note, task *widget.Label // beside the board
	light, dark       *widgets.Button
	choice            *fyne.Container // of the two

	began time.Time
	away  time.Time     // when the page went out of sight, zero while it is in sight
	took  time.Duration // for all questions, when they have their answers
	said  vision.Answer // to the last press or choice
}

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, exercises: vision.Exercises()}
	p.Course = exercises.NewCourse(c.Shell, c.Pieces, s, exercises.Subject[*vision.Run]{
		Listing: p.listing, Texts: p.texts, Show: p.show, Begin: p.begin, Start: p.start, View: p.view,
		Played: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Pressed: p.pressed,
		Again: func() { p.Open(p.At) }, Hint: p.reveal, Next: p.next, Forget: func() { p.said = vision.Answer{} },
	})
	return p
}

// listing returns the exercises by drill.
func (p *Page) listing() exercises.Listing {
	var all []exercises.Exercise
	for _, e := range p.exercises {
		all = append(all, exercises.Exercise{Part: i18n.P(e.Drill.Phrase()), Name: i18n.P(e.Phrase())})
	}
	return exercises.Listing{
		Title: i18n.T("vision.title"), Name: i18n.T("vision.list"), Exercises: all, Done: p.passed, Picture: p.picture,
		Progress: func(done, of int) string { return i18n.F("vision.count", done, of) },
	}
}

// passed reports whether an exercise was once answered without a mistake.
func (p *Page) passed(i int) bool { return slices.Contains(p.Settings.Learnt, p.exercises[i].ID()) }

// pictures are the pieces that stand for the drills.
var pictures = [...]rules.Piece{
	vision.Colours: {Kind: rules.Bishop}, vision.Find: {Kind: rules.Pawn}, vision.Knight: {Kind: rules.Knight},
	vision.Attacks: {Side: rules.Black, Kind: rules.Rook}, vision.Follow: {Kind: rules.Queen},
}

// picture returns the picture of the drill that begins with an exercise.
func (p *Page) picture(first int, side float32) fyne.CanvasObject {
	shape := rules.ShapeOf(p.config.Chess)
	return p.config.Pieces.OnSquare(shape, pictures[p.exercises[first].Drill], look.BoardFor(shape, p.Settings.Board, p.Settings.ShogiBoard), side)
}

// Leave implements pages.Leaver.
func (p *Page) Leave() { p.away = p.config.Now() }

// Return implements pages.Returner: the time away does not count.
func (p *Page) Return() {
	if !p.away.IsZero() {
		p.began = p.began.Add(p.config.Now().Sub(p.away))
	}
	p.away = time.Time{}
}

// begin begins an exercise.
func (p *Page) begin(i int) (*vision.Run, error) {
	return vision.Begin(p.exercises[i], p.config.Chess, p.config.Draw)
}
