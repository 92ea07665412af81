package ui

import (
	"bytes"
	"fmt"
	"io"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/print/diagram"
	"passedpawn/ui/print/export"
)

// toExport returns the game on the board as the source of an export.
func (w *Window) toExport() export.Source {
	s := w.session.Snapshot()
	from := export.Source{
		Record: s.Game.Record, Rules: s.Rules, Line: s.Game.Line, Moves: s.Game.Moves, Flipped: s.Flipped,
		Place: s.Place.Line, Last: s.Place.Moves,
	}
	for _, d := range s.Node().Shapes() {
		from.Drawn = append(from.Drawn, diagram.Mark{From: d.From, To: d.To, Colour: look.DrawingColour(d.Colour)})
	}
	for _, d := range w.page.Board.Drawn() {
		from.Drawn = append(from.Drawn, diagram.Mark{From: d.From, To: d.To, Colour: look.DrawingColour(d.Colour)})
	}
	return from
}

// exporter returns an exporter with the present look of the window.
func (w *Window) exporter() *export.Exporter { return export.New(w.settings, w.pieces.Art()) }

// sizes and speeds name export.Sizes and export.Speeds.
var (
	sizeNames  = []string{"export.small", "export.medium", "export.large", "export.huge"}
	speedNames = []string{"export.half-second", "export.one-second", "export.two-seconds", "export.four-seconds"}
)

// exportGame asks for the format and the file to which to export the game on the board.
func (w *Window) exportGame() {
	source, with := w.toExport(), w.exporter()
	offer := dialogs.Formats{Speeds: i18n.All(speedNames)}
	for _, f := range export.Formats() {
		offer.Formats = append(offer.Formats, dialogs.Format{Name: i18n.P(f.Name), About: i18n.P(f.About), Sized: f.Sized, Timed: f.Timed})
	}
	for i, pixels := range export.Sizes() {
		width, height := with.Size(source, pixels)
		offer.Sizes = append(offer.Sizes, dialogs.Size{Name: i18n.T(sizeNames[i]), Pixels: fmt.Sprintf("%d × %d", width, height)})
	}
	w.host.Export(w.exported, offer, func(chosen dialogs.Export) {
		w.exported = chosen
		w.exportAs(source, with, chosen)
	})
}

func (w *Window) exportAs(source export.Source, with *export.Exporter, chosen dialogs.Export) {
	f := export.Formats()[chosen.Format]
	o := export.Options{Pixels: export.Sizes()[chosen.Size], Each: export.Speeds()[chosen.Speed]}
	title := i18n.T("dialogs.export")
	name := nameOf(source.Record.Tag("White"), source.Record.Tag("Black"))
	types := []dialogs.FileType{{Name: i18n.P(f.Name), Extension: f.Extension}}
	w.files.newPath(title, name, types, func(path string, was atomicfile.State) {
		w.page.Say(i18n.T("export.working"))
		w.desk.Ending.Write(func() func() {
			err := w.config.Folders.Files.Write(path, was, func(out io.Writer) error {
				return with.Write(out, f, source, o, func(int, int) error { return nil })
			})
			return func() { w.exportedTo(title, path, err) }
		})
	})
}

func (w *Window) exportedTo(title, path string, err error) {
	if err != nil {
		w.desk.Ending.Stay()
		w.host.Tell(title, i18n.Sentence(err))
		return
	}
	w.page.Say(i18n.F("window.saved-as", path))
}

// copied is the side of a square in a copied picture, in pixels.
const copied = 80

// copyPicture copies the board to the clipboard as a picture. If the system's clipboard
// takes no pictures, it offers to save one.
func (w *Window) copyPicture() {
	source, with := w.toExport(), w.exporter()
	task.Go(w.tasks, func(*task.Task) (bool, error) {
		var picture bytes.Buffer
		if err := with.Picture(&picture, source, copied); err != nil {
			return false, err
		}
		return true, w.config.System.CopyPicture(picture.Bytes())
	}, func(drawn bool, err error) {
		switch {
		case err == nil:
			w.page.Say(i18n.T("window.picture-copied"))
		case !drawn:
			w.host.Tell(i18n.T("window.copy-picture"), i18n.Sentence(err))
		default:
			w.host.Ask(i18n.T("window.copy-picture"), i18n.F("window.picture-not-copied", err), i18n.T("window.save-picture"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					w.exportAs(source, with, dialogs.Export{Size: len(sizeNames) - 1})
				}
			})
		}
	})
}

// printer returns a function that writes games of a list as a booklet with the present
// look of the window.
func (w *Window) printer() func(out io.Writer, title string, games []library.Read, step func(done, all int) error) error {
	with := w.exporter()
	return func(out io.Writer, title string, read []library.Read, step func(done, all int) error) error {
		games := make([]export.Game, len(read))
		for i, g := range read {
			games[i] = export.Game{Record: g.Record, Rules: g.Rules}
		}
		return with.Booklet(out, title, games, step)
	}
}
