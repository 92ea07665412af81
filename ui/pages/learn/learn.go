// Package learn is the page that teaches the rules: a list of lessons, and one lesson at
// a time on a board. game/teaching/lesson decides what a lesson asks for and whether it is done;
// this package shows it.
package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Lessons []lesson.Lesson
	Games   rules.Games
	Pieces  *look.Pieces
	// Learnt is called with the ID of a lesson that has been completed.
	Learnt   func(id string)
	Problems func() // shows the mate problems of shogi
}

// A Page is the list of lessons, or a lesson.
type Page struct {
	*exercises.Course[*lesson.Run]
	config  Config
	lessons []lesson.Lesson // in the present language
	panel   *panel

	answer  lesson.Answer
	hinted  bool            // the text of the hint is shown
	hint    *boardview.Hint // drawn on the board
	pointed bool            // the squares to be found are shown
}

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c}
	p.Course = exercises.NewCourse(c.Shell, c.Pieces, s, exercises.Subject[*lesson.Run]{
		Listing: p.listing, Texts: p.texts, Show: p.show, Begin: p.begin, Start: p.step, View: p.view,
		Played: p.played, Refused: p.refused, Pressed: p.pressed, Again: p.again, Hint: p.help, Next: p.next,
		Forget: func() { p.hint, p.pointed = nil, false },
	})
	return p
}

// listing returns the lessons by course and part. The last course is shogi, and the button
// below it leads to the mate problems.
func (p *Page) listing() exercises.Listing {
	p.lessons = nil
	var all []exercises.Exercise
	for _, l := range p.config.Lessons {
		l = l.In(i18n.Spoken())
		p.lessons = append(p.lessons, l)
		all = append(all, exercises.Exercise{Course: course(l), Part: i18n.T("part." + l.Part), Name: l.Title})
	}
	return exercises.Listing{
		Title:     i18n.T("common.learn-rules"),
		Name:      i18n.T("learn.lessons"),
		Exercises: all,
		Done:      func(i int) bool { return slices.Contains(p.Settings.Learnt, p.lessons[i].ID) },
		Progress:  func(done, of int) string { return i18n.F("learn.lessons-done-one-thing", done, of) },
		Picture:   p.picture,
		Cover:     p.cover,
		Last:      container.NewHBox(widgets.NewButton(i18n.T("common.tsume"), nil, p.config.Problems)),
	}
}

// course returns the name of the course to which a lesson belongs.
func course(l lesson.Lesson) string {
	switch rules.FamilyOf(l.Game) {
	case rules.ChessFamily:
		return i18n.T("variants.chess")
	case rules.ShogiFamily:
		return i18n.T("variants.shogi")
	}
	return i18n.T("variants.alternate")
}

// pictures are the pieces that stand for the chapters, by their parts.
var pictures = map[string]rules.Piece{
	"pieces": {Kind: rules.Knight}, "check-mate": {Side: rules.Black, Kind: rules.King}, "pawn": {Kind: rules.Pawn}, "castling": {Kind: rules.Rook},
	"draws": {Side: rules.Black, Kind: rules.Bishop}, "real-game": {Kind: rules.Queen}, "chess960": {Side: rules.Black, Kind: rules.Rook},
	"climbing": {Kind: "camel"}, "crowned": {Kind: "chatelaine"}, "timur": {Kind: "fagin"}, "eurasian": {Kind: "cannon"}, "long": {Kind: "marshal"},
	"experts": {Side: rules.Black, Kind: rules.Bishop}, "shogi-pieces": {Kind: rules.King}, "shogi-promotion": {Kind: "dragon"},
	"shogi-drops": {Kind: rules.Pawn}, "shogi-mate": {Kind: "gold"}, "shogi-castles": {Kind: "silver"}, "shogi-experts": {Side: rules.Black, Kind: rules.King},
}

// covers are the pieces that stand for the courses.
var covers = map[rules.Family]rules.Piece{
	rules.ChessFamily: {Kind: rules.King}, rules.VariantFamily: {Kind: "ace"}, rules.ShogiFamily: {Kind: rules.King},
}

// picture returns the picture of the chapter that begins with a lesson, nil for none.
func (p *Page) picture(first int, side float32) fyne.CanvasObject {
	piece, drawn := pictures[p.lessons[first].Part]
	if !drawn {
		return nil
	}
	return p.onSquare(p.lessons[first].Game, piece, side)
}

// cover returns the picture of the course that begins with a lesson.
func (p *Page) cover(first int, side float32) fyne.CanvasObject {
	game := p.lessons[first].Game
	return p.onSquare(game, covers[rules.FamilyOf(game)], side)
}

// onSquare returns a picture of a piece on a square of the board of its game, nil if the game
// is not known here.
func (p *Page) onSquare(id string, piece rules.Piece, side float32) fyne.CanvasObject {
	game, known := p.config.Games.Find(id)
	if !known {
		return nil
	}
	shape := rules.ShapeOf(game)
	return p.config.Pieces.OnSquare(shape, piece, look.BoardFor(shape, p.Settings.Board, p.Settings.ShogiBoard), side)
}

// begin starts a lesson.
func (p *Page) begin(i int) (*lesson.Run, error) { return lesson.Begin(p.lessons[i], p.config.Games) }
