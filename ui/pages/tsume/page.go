// Package tsume is the page with mate problems of shogi: a list by length, and one
// problem at a time on a board. game/teaching/tsume decides what is right; this package shows it.
//
// What is tried here is no answer in the log of training: the person practises, and practice
// moves no date. A puzzle of chess that is solved freely is in the log only for the rating, and
// these problems have none. That a problem was solved is remembered, and training begins with
// others.
package tsume

import (
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Problems []tsume.Problem
	Pieces   *look.Pieces
	// Solved is called with the ID of a problem that has been solved.
	Solved func(id string)
}

// A Page is the list of problems, or a problem.
type Page struct {
	*exercises.Course[*tsume.Run]
	config            Config
	title, note, task *widget.Label // beside the board

	help  help
	said  phrase.Phrase   // what the page replies
	wrong bool            // it replies to a wrong move
	why   rules.Refusal   // of an illegal move
	hint  *boardview.Hint // a move of the solution, drawn on the board

	// A wrong check and the defence against it are drawn on the board, too. There is none
	// if reply is the null move.
	tried, reply rules.Move
}

// A help is how much of the solution has been shown.
type help int

const (
	nothing help = iota
	piece
	move
	solution
)

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c}
	p.Course = exercises.NewCourse(c.Shell, c.Pieces, s, exercises.Subject[*tsume.Run]{
		Listing: p.listing, Texts: p.texts, Show: p.show, Begin: p.begin, Start: p.again, View: p.view,
		Played: p.played, Refused: p.refused, Again: p.again, Hint: p.hinted, Next: func() { p.OpenNext() }, Forget: p.forget,
	})
	return p
}

// begin starts a problem.
func (p *Page) begin(i int) (*tsume.Run, error) { return tsume.Begin(p.config.Problems[i]) }
