package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// A Course is the frame of a page with exercises: a list of them or, in its place, one of
// them on a board.
type Course[R Run] struct {
	At       int // the exercise that is open, or was open last
	Run      R   // its run, the zero value while the list is shown
	Settings settings.Settings
	Shell    pages.Shell
	Board    *boardview.Widget
	// Exercises and Panel are nil until the page is first wanted.
	Exercises *List
	Panel     *Panel
	Asked     *task.Latest // what the page looks for

	ear      *byear.Listener
	subject  Subject[R]
	content  fyne.CanvasObject // nil until it is first wanted: it is large, and most days nobody asks for it
	exercise *fyne.Container
	open     bool
}

// NewCourse creates a course, which shows the list.
func NewCourse[R Run](shell pages.Shell, pieces *look.Pieces, set settings.Settings, s Subject[R]) *Course[R] {
	c := &Course[R]{Shell: shell, Settings: set, Asked: task.NewLatest(task.NewGroup(shell.Post, nil)), subject: s}
	c.Board = boardview.New(boardview.Config{
		Pieces: pieces, Play: s.Played, Refused: s.Refused, Free: boardview.Free{Put: s.Pressed}, Touched: func(rules.Spot) {},
		PromotionFacts: law.PromotionFacts, Key: c.key, Rune: func(r rune) { c.ear.Letter(r) }, Ear: func(key string) bool { return c.ByEar(key) },
	})
	c.ear = newEar(c)
	return c
}

// Content returns the page.
func (c *Course[R]) Content() fyne.CanvasObject {
	if c.content == nil {
		c.build()
	}
	return c.content
}

func (c *Course[R]) build() {
	l := c.subject.Listing()
	c.Exercises = newList(l, c.Open, c.Shell.Back)
	c.Panel = newPanel(l.Name, actions{c.List, c.subject.Again, c.subject.Hint, c.subject.Next}, c.subject.Texts())
	c.exercise = container.New(&widgets.Split{Board: c.Board, Panel: c.Panel.Content}, c.Board, c.Panel.Content)
	c.exercise.Hide()
	c.content = container.NewStack(c.Exercises.Content, c.exercise)
	c.Exercises.Show()
}

// Speak builds the page again in the present language. An exercise starts again.
func (c *Course[R]) Speak() {
	if c.content == nil {
		return
	}
	open := c.open
	c.end()
	if c.build(); open {
		c.Open(c.At)
	}
}

// SetSettings applies changed settings: the board's look, and which exercises are done.
func (c *Course[R]) SetSettings(s settings.Settings) {
	other := drawnBy(c.Settings) != drawnBy(s)
	c.Settings = s
	if c.content != nil {
		if other {
			c.Exercises.redraw()
		}
		c.Exercises.Show()
	}
	if c.open {
		c.Refresh()
	}
}

// drawnBy returns the settings on which the pictures of the list depend.
func drawnBy(s settings.Settings) [4]string {
	return [...]string{s.Board, s.ShogiBoard, s.Pieces, s.ShogiPieces}
}

// List shows the list.
func (c *Course[R]) List() {
	c.Content()
	c.end()
	c.exercise.Hide()
	c.Exercises.Show()
	c.Exercises.Content.Show()
	c.Shell.Focus(c.Exercises.On)
	c.Shell.Post(func() { c.Exercises.Reveal(c.Exercises.On) }) // when it has its place
	c.Shell.Changed()
}

// Open opens an exercise. If it cannot be started, the list says why.
func (c *Course[R]) Open(i int) {
	c.Content()
	c.end()
	c.At = i
	c.Exercises.Turn(i)
	c.Exercises.Content.Hide()
	c.exercise.Show()
	run, err := c.subject.Begin(i)
	if err != nil {
		c.List()
		c.Exercises.Progress.SetText(i18n.Sentence(err))
		return
	}
	c.Run, c.open = run, true
	c.subject.Start()
	c.Shell.Changed()
}

// OpenNext opens the next exercise that is not done, or shows the list after the last one.
func (c *Course[R]) OpenNext() {
	if i := c.Exercises.After(c.At); i >= 0 {
		c.Open(i)
		return
	}
	c.List()
}

// end leaves the exercise that is open.
func (c *Course[R]) end() {
	var none R
	c.Forget()
	c.Run, c.open = none, false
}

// Forget removes what is shown for the last try, and drops what is still being looked for.
func (c *Course[R]) Forget() {
	c.Asked.Drop()
	c.subject.Forget()
}

// View returns how the board shows the run.
func (c *Course[R]) View() boardview.View {
	v := ViewOf(c.Run, c.Settings)
	c.subject.View(&v)
	return v
}

// Refresh shows the state of the exercise.
func (c *Course[R]) Refresh() {
	c.ear.Forget()
	c.Board.SetView(c.View())
	c.subject.Show()
}

// LeadOn gives the focus to the button that leads on, if the exercise is done. That is
// posted: Fyne has to be done with a click before.
func (c *Course[R]) LeadOn() {
	if !c.Run.Done() {
		return
	}
	boardview.Released(c.Board, func() {
		c.Shell.Post(func() {
			if c.open && c.Run.Done() {
				c.Shell.Focus(c.Panel.Next)
			}
		})
	})
}

func (c *Course[R]) key(k fyne.KeyName) {
	switch {
	case c.open && k == fyne.KeyRight && c.Run.Done():
		c.subject.Next()
	case c.open && k == fyne.KeyHome:
		c.subject.Again()
	default:
		c.Shell.Key(k)
	}
}

// Escape leaves an exercise for the list. It reports false if the list is shown.
func (c *Course[R]) Escape() bool {
	if !c.open {
		return false
	}
	c.List()
	return true
}

// Keys returns the widget for keys typed without a focus: the board, if an exercise is
// shown.
func (c *Course[R]) Keys() fyne.Focusable {
	if !c.open {
		return nil
	}
	return c.Board
}

// Rules returns the rules of the game on the board, nil while the list is shown.
func (c *Course[R]) Rules() rules.Rules {
	if !c.open {
		return nil
	}
	return c.Run.Rules()
}

// Busy reports whether something is being looked for.
func (c *Course[R]) Busy() bool { return c.Asked.Busy() }
