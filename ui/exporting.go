package ui

import (
	"bytes"
	"fmt"
	"io"

	"fyne.io/fyne/v2"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/play"
	"passedpawn/ui/print/diagram"
	"passedpawn/ui/print/export"
)

// gameExporter exports the game on the board.
type gameExporter struct {
	page   *play.Page
	host   *dialogs.Host
	files  *filePicker
	ending *desk.Ending
	out    library.Files
	copy   func(png []byte) error // to the clipboard; called off Fyne's thread
	tasks  *task.Group
	look   func() *export.Exporter // returns an exporter with the present look of the window
	last   dialogs.Export          // the last choices
	// diagrams asks where a booklet has diagrams, and calls then with an exporter that puts
	// them there.
	diagrams func(title string, then func(*export.Exporter))
}

// source returns the game on the board as the source of an export.
func (e *gameExporter) source() export.Source {
	s := e.page.Session.Snapshot()
	from := export.Source{
		Record: s.Game.Record, Rules: s.Rules, Line: s.Game.Line, Moves: s.Game.Moves, Flipped: s.Flipped,
		Place: s.Place.Line, Last: s.Place.Moves,
	}
	for _, d := range s.Node().Shapes() {
		from.Drawn = append(from.Drawn, diagram.Mark{From: d.From, To: d.To, Colour: look.DrawingColour(d.Colour)})
	}
	for _, d := range e.page.Board.Drawn() {
		from.Drawn = append(from.Drawn, diagram.Mark{From: d.From, To: d.To, Colour: look.DrawingColour(d.Colour)})
	}
	return from
}

// sizes and speeds name export.Sizes and export.Speeds.
var (
	sizeNames  = []string{"export.small", "export.medium", "export.large", "export.huge"}
	speedNames = []string{"export.half-second", "export.one-second", "export.two-seconds", "export.four-seconds"}
)

// items returns the menu items that export the game on the board, by what they export. The
// game comes before the position.
func (e *gameExporter) items(m *menus) (all []*fyne.MenuItem) {
	item := func(f export.Format) {
		all = append(all, asking(m.play(i18n.P(f.Name), func() { e.ask(f) }, "", 0)))
	}
	for _, f := range export.Games() {
		item(f)
	}
	all = append(all, fyne.NewMenuItemSeparator())
	for _, f := range export.Positions() {
		item(f)
	}
	return all
}

// ask asks for what a person chooses of a format, and for the file to which to export the
// game on the board.
func (e *gameExporter) ask(f export.Format) {
	source, with := e.source(), e.look()
	title := i18n.P(f.Name)
	switch f.Asks {
	case export.WhichMoves:
		e.diagrams(title, func(with *export.Exporter) { e.as(source, with, f, e.last) })
	case export.Size, export.SizeAndSpeed:
		var speeds []string
		if f.Asks == export.SizeAndSpeed {
			speeds = i18n.All(speedNames)
		}
		e.host.Export(title, e.last, dialogs.Exports{Sizes: pictureSizes(source, with), Speeds: speeds}, func(chosen dialogs.Export) {
			e.last = chosen
			e.as(source, with, f, chosen)
		})
	default:
		e.as(source, with, f, e.last)
	}
}

// pictureSizes returns the sizes from which a person chooses, with their pixels.
func pictureSizes(source export.Source, with *export.Exporter) (all []dialogs.Size) {
	for i, pixels := range export.Sizes() {
		width, height := with.Size(source, pixels)
		all = append(all, dialogs.Size{Name: i18n.T(sizeNames[i]), Pixels: fmt.Sprintf("%d × %d", width, height)})
	}
	return all
}

// as asks for a file, and exports a game to it.
func (e *gameExporter) as(source export.Source, with *export.Exporter, f export.Format, chosen dialogs.Export) {
	o := export.Options{Pixels: export.Sizes()[chosen.Size], Each: export.Speeds()[chosen.Speed]}
	title := i18n.T("dialogs.export")
	types := []dialogs.FileType{{Name: i18n.P(f.Name), Extension: f.Extension}}
	e.files.newPath(title, nameOf(source.Record, i18n.P(f.Kind)), types, func(path string, was atomicfile.State) {
		e.page.Say(i18n.T("export.working"))
		e.ending.Write(func() func() {
			err := e.out.Write(path, was, func(out io.Writer) error {
				return with.Write(out, f, source, o, func(int, int) error { return nil })
			})
			return func() { e.done(title, path, err) }
		})
	})
}

// done says that a game was exported, or why not.
func (e *gameExporter) done(title, path string, err error) {
	if err != nil {
		e.ending.Stay()
		e.host.Tell(title, i18n.Sentence(err))
		return
	}
	e.page.Say(i18n.F("window.saved-as", path))
}

// copied is the side of a square in a copied picture, in pixels.
const copied = 80

// copyPicture copies the board to the clipboard as a picture. If the system's clipboard
// takes no pictures, it offers to save one.
func (e *gameExporter) copyPicture() {
	source, with := e.source(), e.look()
	task.Go(e.tasks, func(*task.Task) (bool, error) {
		var picture bytes.Buffer
		if err := with.Picture(&picture, source, copied); err != nil {
			return false, err
		}
		return true, e.copy(picture.Bytes())
	}, func(drawn bool, err error) {
		switch {
		case err == nil:
			e.page.Say(i18n.T("window.picture-copied"))
		case !drawn:
			e.host.Tell(i18n.T("window.copy-picture"), i18n.Sentence(err))
		default:
			e.host.Ask(i18n.T("window.copy-picture"), i18n.F("window.picture-not-copied", err), i18n.T("window.save-picture"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					e.as(source, with, export.Positions()[0], dialogs.Export{Size: len(sizeNames) - 1})
				}
			})
		}
	})
}
