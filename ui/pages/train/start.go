package train

import (
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// A start is the first screen: what is due, how long a sitting is, a button to begin, how it
// goes, and what is wrong with the files.
type start struct {
	content  fyne.CanvasObject
	scroll   *container.Scroll
	due      *widget.Label
	begin    *widgets.Button
	mistakes *widget.Label   // where what is due comes from, or where mistakes do
	length   *widgets.Choice // how long a sitting is
	solving  *solving        // puzzles outside the schedule
	openings *openingList
	practice *practice       // endings outside the schedule
	mates    *mates          // of shogi
	ahead    *fyne.Container // what comes on the next days
	days     *forecast
	goes     *widget.Label   // how much is remembered
	rates    *rates          // how many mistakes the person makes
	rated    *fyne.Container // the rates below a caption
	last     *widgets.Band   // what came out of the last sitting
	faults   *widget.Label
	removed  *widget.Label     // how many positions the person has removed
	resume   *widgets.Button   // adds them again
	removals fyne.CanvasObject // the two
	progress *fyne.Container   // how it goes, and what comes
	said     string            // that last says
	body     *fyne.Container
}

// least is the smallest width of a part of the screen, for its lists beside their buttons.
const least = 420

// newStart creates the first screen.
func newStart(p *Page) *start {
	s := &start{
		due: exercises.Paragraph(), mistakes: exercises.Note(), goes: exercises.Note(), faults: exercises.Note(),
		last: widgets.NewBand(theme.SizeNameText), days: newForecast(reveal(p)),
	}
	s.begin = widgets.NewButton(i18n.T("train.start"), reveal(p), p.begin)
	s.begin.Importance = widgets.Main
	s.length = newLength(p)
	s.solving, s.openings, s.practice = newSolving(p), newOpeningList(p), newPractice(p)
	s.mates = newMates(p)
	s.removed, s.resume = exercises.Note(), widgets.NewButton(i18n.T("train.resume"), reveal(p), p.resume)
	s.removed.Wrapping = fyne.TextWrapOff // it is as wide as its words, beside the button
	s.removals = widgets.UnderText(container.New(&widgets.Flow{}, s.removed, s.resume))
	caption := exercises.Note()
	caption.SetText(i18n.F("train.forecast", training.Days))
	s.ahead = container.NewVBox(caption, widgets.UnderText(s.days))
	s.rates = newRates(reveal(p))
	drawn := exercises.Note()
	drawn.SetText(i18n.T("train.rates"))
	s.rated = container.NewVBox(drawn, widgets.UnderText(s.rates))
	title := widgets.NewHeading(i18n.T("common.train"))
	title.SizeName, title.Truncation = theme.SizeNameSubHeadingText, fyne.TextTruncateEllipsis
	top := container.NewBorder(nil, nil, nil, widgets.NewButton(i18n.T("common.back-board"), nil, p.config.Back), title)
	today := widgets.Raised(container.NewVBox(s.due, s.mistakes, widgets.UnderText(container.NewHBox(s.begin, s.length)), s.removals))
	s.progress = widgets.Raised(container.NewVBox(s.ahead, s.goes, s.rated))
	parts := container.New(&widgets.Stacks{Least: least}, s.openings.content, s.solving.content, s.practice.content, newSight(p), s.mates.content, s.progress)
	s.body = container.New(layout.NewCustomPaddedVBoxLayout(widgets.StackGap), widgets.NewText(i18n.T("train.about")), s.last, today, parts, s.faults)
	s.scroll = widgets.Scrolled(s.body)
	s.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, s.scroll))
	return s
}

// reveal returns what scrolls an object of the first screen into sight that got the focus.
func reveal(p *Page) widgets.Reveal {
	return func(o fyne.CanvasObject) { widgets.ScrollTo(p.start.scroll, o) }
}

// show shows what is known.
func (s *start) show(p *Page) {
	now, o := p.config.Now(), p.outlook()
	suspended := p.suspended()
	s.due.SetText("") // until the answers have been read, nobody knows
	if p.loaded {
		s.due.SetText(prospect(o.Outlook, len(suspended), now, p.settings.Minutes))
	}
	widgets.Show(s.due, p.loaded)
	s.begin.SetText(i18n.T("train.start"))
	if o.Due == 0 {
		s.begin.SetText(i18n.T("train.practise"))
	}
	widgets.Enable(s.begin, o.Items > 0)
	showLength(s.length, p.settings)
	widgets.Show(s.begin, o.Items > 0)
	widgets.Show(s.length, o.Items > 0)
	s.mistakes.SetText(sources(p, o))
	widgets.Show(s.mistakes, s.mistakes.Text != "")
	s.solving.show(p)
	s.openings.show(p)
	s.practice.show(p)
	s.mates.show(p)
	s.days.set(now, o.ByDay)
	widgets.Show(s.ahead, o.ByDay != [training.Days]int{})
	s.goes.SetText(remembered(o.Outlook))
	widgets.Show(s.goes, s.goes.Text != "")
	s.rates.set(p.box.Progress())
	widgets.Show(s.rated, s.rates.any())
	widgets.Show(s.progress, s.ahead.Visible() || s.goes.Visible() || s.rated.Visible())
	s.removed.SetText(i18n.Count(len(suspended), "train.removed"))
	widgets.Show(s.removals, len(suspended) > 0)
	s.last.Say(s.said, widgets.Success)
	s.faults.SetText(faults(p))
	widgets.Show(s.faults, s.faults.Text != "")
	for range 2 { // its texts have other heights; new ones have those of their widths only then
		s.body.Refresh()
	}
}

// newSight creates the part that leads to the drills for seeing the board.
func newSight(p *Page) fyne.CanvasObject {
	about := exercises.Note()
	about.SetText(i18n.T("train.vision-about"))
	b := widgets.NewButton(i18n.T("train.vision"), reveal(p), p.config.Vision)
	return part(i18n.T("vision.title"), about, widgets.UnderText(container.NewHBox(b)))
}

// part returns a part of the screen with its name.
func part(name string, objects ...fyne.CanvasObject) *fyne.Container {
	h := widgets.NewText(name)
	h.TextStyle.Bold = true
	return widgets.Raised(container.NewVBox(append([]fyne.CanvasObject{h}, objects...)...))
}

// enough is how many positions must have come back before a share of them means something.
const enough = 10

// remembered returns how many of the positions that came back were remembered, "" if too few
// have come back.
func remembered(o training.Outlook) string {
	if o.Asked < enough {
		return ""
	}
	return i18n.F("train.remembered", int(math.Round(100*float64(o.Known)/float64(o.Asked))), o.Asked, int(100*training.Wanted))
}

// faults returns what is wrong with the files.
func faults(p *Page) string {
	var all []string
	if said := sentences(p.unsaved, p.trouble); said != "" {
		all = append(all, said)
	}
	for _, f := range p.box.Faults {
		all = append(all, i18n.P(f.Phrase()))
	}
	if len(p.box.Faults) > 0 {
		all = append(all, i18n.T("train.skipped"))
	}
	return strings.Join(all, "\n")
}

// sentences returns what errors say, each in a line and once. nil says nothing.
func sentences(errs ...error) string {
	var all []string
	for _, err := range errs {
		if err != nil && !slices.Contains(all, i18n.Sentence(err)) {
			all = append(all, i18n.Sentence(err))
		}
	}
	return strings.Join(all, "\n")
}
