package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
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
	var cards, sizes, speeds []widgets.Option
	for _, one := range f.Formats {
		cards = append(cards, widgets.Option{Name: one.Name, Note: one.About})
	}
	for _, one := range f.Sizes {
		sizes = append(sizes, widgets.Option{Name: one.Name, Note: one.Pixels})
	}
	for _, name := range f.Speeds {
		speeds = append(speeds, widgets.Option{Name: name})
	}
	format := h.newPicker(i18n.T("dialogs.format"), 236, now.Format, cards...)
	size := h.newPicker(i18n.T("dialogs.size"), 108, now.Size, sizes...)
	speed := h.newPicker(i18n.T("dialogs.speed"), 108, now.Speed, speeds...)
	able := func(at int) {
		widgets.Enable(size, f.Formats[at].Sized)
		widgets.Enable(speed, f.Formats[at].Timed)
	}
	format.OnChanged = able
	able(now.Format)
	body := widgets.RowsApart(8,
		section(i18n.T("dialogs.format"), format), section(i18n.T("dialogs.size"), size), section(i18n.T("dialogs.speed"), speed))
	h.frame(i18n.T("dialogs.export"), body, fyne.NewSize(540, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("common.save"), func() {
		then(Export{format.Chosen(), size.Chosen(), speed.Chosen()})
	}})
	h.window.Canvas().Focus(format)
}
