package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// Options is a question with a few answers, of which one is chosen.
type Options struct {
	Heading string
	Names   []string
	At      int // the answer that is chosen at first
}

// AskOptions asks several such questions at once, and calls then with the answers. yes is on the
// button that agrees.
func AskOptions(h *Host, title, yes string, all []Options, then func(chosen []int)) {
	a := &exporting{host: h}
	chosen := make([]int, len(all))
	for i, o := range all {
		chosen[i] = o.At
		var options []widgets.Option
		for _, name := range o.Names {
			options = append(options, widgets.Option{Name: name})
		}
		a.pick(o.Heading, 108, o.At, func(at int) { chosen[i] = at }, options...)
	}
	h.frame(title, widgets.RowsApart(8, a.body...), fyne.NewSize(540, 0),
		deed{i18n.T("common.cancel"), func() {}}, deed{yes, func() { then(chosen) }})
	h.window.Canvas().Focus(a.first)
}
