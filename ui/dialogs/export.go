package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A Size is a size that a picture can have.
type Size struct{ Name, Pixels string }

// Diagrams says where a booklet has diagrams: after moves with a comment, after annotated
// moves, and after every so many moves, 0 for never. Letters is the size of its letters in
// points, 0 for the usual one.
type Diagrams struct {
	Comments, NAGs bool
	Every, Letters int
}

// Exports is what is asked for an export: a size, the speed of an animation, and where a
// booklet has diagrams. What it does not have is not asked.
type Exports struct {
	Sizes    []Size
	Speeds   []string
	Diagrams bool
}

// An Export is what was chosen: the size and the speed as indices into the offer.
type Export struct {
	Size, Speed int
	Diagrams
}

// Export asks how to export something. What is not offered keeps its value.
func (h *Host) Export(title string, now Export, o Exports, then func(Export)) {
	a := &exporting{host: h, Export: now}
	if len(o.Sizes) > 0 {
		a.sizes(o.Sizes)
	}
	if len(o.Speeds) > 0 {
		a.speeds(o.Speeds)
	}
	if o.Diagrams {
		a.diagrams()
	}
	h.frame(title, widgets.RowsApart(8, a.body...), fyne.NewSize(540, 0),
		deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("dialogs.export"), func() { then(a.Export) }})
	h.window.Canvas().Focus(a.first)
}

// exporting is a dialog about an export, and what is chosen in it.
type exporting struct {
	Export
	host  *Host
	body  []fyne.CanvasObject
	first fyne.Focusable // it gets the focus
}

// ask adds a question to the dialog.
func (a *exporting) ask(heading string, first fyne.Focusable, answers ...fyne.CanvasObject) {
	if a.first == nil {
		a.first = first
	}
	a.body = append(a.body, section(heading, answers...))
}

// pick asks for one of some options.
func (a *exporting) pick(heading string, least float32, at int, changed func(int), options ...widgets.Option) {
	p := a.host.newPicker(heading, least, at, options...)
	p.OnChanged = changed
	a.ask(heading, p, p)
}

func (a *exporting) sizes(sizes []Size) {
	var options []widgets.Option
	for _, one := range sizes {
		options = append(options, widgets.Option{Name: one.Name, Note: one.Pixels})
	}
	a.pick(i18n.T("dialogs.size"), 108, a.Size, func(i int) { a.Size = i }, options...)
}

func (a *exporting) speeds(names []string) {
	var options []widgets.Option
	for _, name := range names {
		options = append(options, widgets.Option{Name: name})
	}
	a.pick(i18n.T("dialogs.speed"), 108, a.Speed, func(i int) { a.Speed = i }, options...)
}

// everies are the numbers of moves between diagrams from which a person chooses.
var everies = [...]int{0, 5, 10, 15, 20}

// diagrams asks where a booklet has diagrams. A number that was not chosen here, but written
// into the settings, is one of the choices.
func (a *exporting) diagrams() {
	comments := a.host.newCheck(i18n.T("dialogs.diagrams-comments"), a.Comments)
	comments.OnChanged = func(on bool) { a.Comments = on }
	nags := a.host.newCheck(i18n.T("dialogs.diagrams-annotated"), a.NAGs)
	nags.OnChanged = func(on bool) { a.NAGs = on }
	a.ask(i18n.T("dialogs.diagrams-after"), comments, comments, nags)
	numbers := everies[:]
	if !slices.Contains(numbers, a.Every) {
		numbers = slices.Sorted(slices.Values(append(slices.Clone(numbers), a.Every)))
	}
	var options []widgets.Option
	for _, n := range numbers {
		name := i18n.Count(n, "dialogs.every-moves")
		if n == 0 {
			name = i18n.T("dialogs.no-diagrams")
		}
		options = append(options, widgets.Option{Name: name})
	}
	at := slices.Index(numbers, a.Every)
	a.pick(i18n.T("dialogs.diagrams-every"), 132, at, func(i int) { a.Every = numbers[i] }, options...)
	about := widgets.NewSmallText("")
	about.SetText(i18n.T("dialogs.diagrams-about"))
	a.body = append(a.body, about)
	a.letters()
}

// letterSizes are the sizes of letters in points from which a person chooses, 0 for the usual one.
var letterSizes = [...]int{0, 18, 26}

// letters asks how large the letters of a booklet are. A size from the settings is a choice too.
func (a *exporting) letters() {
	sizes := letterSizes[:]
	if !slices.Contains(sizes, a.Letters) {
		sizes = slices.Sorted(slices.Values(append(slices.Clone(sizes), a.Letters)))
	}
	var options []widgets.Option
	for _, n := range sizes {
		name := i18n.F("dialogs.letters-points", n)
		if n == 0 {
			name = i18n.T("dialogs.letters-usual")
		}
		options = append(options, widgets.Option{Name: name})
	}
	a.pick(i18n.T("dialogs.letters"), 132, slices.Index(sizes, a.Letters), func(i int) { a.Letters = sizes[i] }, options...)
}
