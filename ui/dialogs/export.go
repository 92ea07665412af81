package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Format is a format in which a game can be exported.
type Format struct {
	Name, About  string
	Sized, Timed bool // whether a size and a speed can be chosen
}

// A Size is a size that a picture can have.
type Size struct{ Name, Pixels string }

// Formats are the formats and sizes offered, and the names of the speeds.
type Formats struct {
	Formats []Format
	Sizes   []Size
	Speeds  []string
}

// An Export is what was chosen, as indices into Formats.
type Export struct{ Format, Size, Speed int }

// Export asks how to export a game. A setting that a format does not have is disabled and
// keeps its value.
func (h *Host) Export(now Export, f Formats, then func(Export)) {
	var cards, sizes, speeds []option
	for _, one := range f.Formats {
		cards = append(cards, option{name: one.Name, note: one.About})
	}
	for _, one := range f.Sizes {
		sizes = append(sizes, option{name: one.Name, note: one.Pixels})
	}
	for _, name := range f.Speeds {
		speeds = append(speeds, option{name: name})
	}
	format := h.newPicker(i18n.T("dialogs.format"), 236, now.Format, cards...)
	size := h.newPicker(i18n.T("dialogs.size"), 108, now.Size, sizes...)
	speed := h.newPicker(i18n.T("dialogs.speed"), 108, now.Speed, speeds...)
	able := func(at int) {
		enable(size, f.Formats[at].Sized)
		enable(speed, f.Formats[at].Timed)
	}
	format.changed = able
	able(now.Format)
	body := container.New(layout.NewCustomPaddedVBoxLayout(8),
		section(i18n.T("dialogs.format"), format), section(i18n.T("dialogs.size"), size), section(i18n.T("dialogs.speed"), speed))
	scroll := container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 4, 4, look.Gap+4), body)) // space for the scroll bar and for frames
	width := h.fit(540, 0).Width
	for range 2 { // the first pass sets the width, so that texts wrap and the height is known
		scroll.Content.Resize(fyne.NewSize(width-edges, scroll.Content.MinSize().Height))
	}
	scroll.SetMinSize(fyne.NewSize(0, min(scroll.Content.MinSize().Height, h.most().Height-around)))
	_, save := h.frame(i18n.T("dialogs.export"), scroll, h.fit(540, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("common.save"), func() {
		then(Export{format.at, size.at, speed.at})
	}})
	for _, p := range []*picker{format, size, speed} {
		p.enter, p.reveal = save.OnTapped, func(o fyne.CanvasObject) { reveal(scroll, o) }
	}
	h.window.Canvas().Focus(format)
}

func enable(p *picker, on bool) {
	if on {
		p.Enable()
	} else {
		p.Disable()
	}
}
