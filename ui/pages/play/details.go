package play

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/files/plain"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// details shows what a file says about the game on the board: the event, the round, the
// place, the date and the result.
type details struct {
	content      *fyne.Container
	event, about *widgets.Lines
}

func newDetails() *details {
	d := &details{event: widgets.NewLines(look.TextSize, 1), about: widgets.NewLines(look.NoteSize, 1)}
	d.event.Bold, d.about.Colour = true, theme.ColorNamePlaceHolder
	d.content = container.NewVBox(d.event, d.about)
	return d
}

// show shows the details of an opened game, and reports whether there are any.
func (d *details) show(s session.Snapshot) bool {
	if !s.Study {
		return false
	}
	event, about := detailsOf(s.Game.Record)
	d.event.SetText(plain.Short(event, 200))
	d.about.SetText(plain.Short(about, 200))
	return event != "" || about != ""
}

// known returns a tag, "" if its value is unknown.
func known(r *record.Record, tag string) string {
	if v := r.Tag(tag); strings.Trim(v, "?-. ") != "" {
		return v
	}
	return ""
}

func detailsOf(r *record.Record) (event, about string) {
	event = pgn.EventOf(r.Tag)
	if round := known(r, "Round"); round != "" {
		event = joined(", ", event, i18n.F("play.round", round))
	}
	return event, joined(" · ", date(known(r, "Date")), known(r, "Site"), resultSigns[r.Result])
}

// joined joins the texts that are not empty, with a sign between them.
func joined(sign string, texts ...string) string {
	var all []string
	for _, t := range texts {
		if t != "" {
			all = append(all, t)
		}
	}
	return strings.Join(all, sign)
}

// date returns the known part of a date tag: "2026-11" for "2026.11.??".
func date(tag string) string {
	return strings.ReplaceAll(strings.TrimRight(tag, ".?"), ".", "-")
}

// rating returns a player's rating in the file or, of the bundled engine, the measured
// one: "" for none.
func rating(r *record.Record, side rules.Side, measured func(session.Rival) int) string {
	if v := known(r, side.String()+"Elo"); v != "" && v != "0" {
		return plain.Short(v, 12)
	}
	if program, ok := session.RivalOf(r, side); ok && measured(program) > 0 {
		return "~" + strconv.Itoa(measured(program))
	}
	return ""
}

// titled returns a player's name, after the title if the file has one.
func titled(r *record.Record, side, name string) string {
	if t := known(r, side+"Title"); t != "" && len(t) <= 4 {
		return t + " " + name
	}
	return name
}
