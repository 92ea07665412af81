// Package learn is the page that teaches the rules: a list of lessons, and one lesson at
// a time on a board. game/teaching/lesson decides what a lesson asks for and whether it is done;
// this package shows it.
package learn

import (
	"slices"

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

// listing returns the lessons by part. The last part is shogi, and the button below it leads
// to the mate problems.
func (p *Page) listing() exercises.Listing {
	p.lessons = nil
	var all []exercises.Exercise
	for _, l := range p.config.Lessons {
		l = l.In(i18n.Spoken())
		p.lessons = append(p.lessons, l)
		all = append(all, exercises.Exercise{Part: i18n.T("part." + l.Part), Name: l.Title})
	}
	return exercises.Listing{
		Title:     i18n.T("common.learn-rules"),
		Name:      i18n.T("learn.lessons"),
		Exercises: all,
		Done:      func(i int) bool { return slices.Contains(p.Settings.Learnt, p.lessons[i].ID) },
		Progress:  func(done int) string { return i18n.F("learn.lessons-done-one-thing", done, len(all)) },
		Last:      container.NewHBox(widgets.NewButton(i18n.T("common.tsume"), nil, p.config.Problems)),
	}
}

// begin starts a lesson.
func (p *Page) begin(i int) (*lesson.Run, error) { return lesson.Begin(p.lessons[i], p.config.Games) }
