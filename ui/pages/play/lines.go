package play

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// lines are the part of the panel that shows an analysis: its lines, below them whose they
// are, and then how far it is and what can be changed about it. Its height depends on how many lines are
// wanted and not on how many have been found.
type lines struct {
	content            *fyne.Container
	source             *widgets.Lines
	progress           *widgets.Lines
	fewer, more        *widgets.IconButton
	count              *widgets.Lines // how many lines are wanted
	threat, pause, run *widgets.IconButton
	list               *lineList
	note               *widgets.Lines // instead of lines
	shown              session.Snapshot
	wanted             int  // rows
	room               int  // rows that fit
	footed             bool // there is room for the lower part

	second       bool                // they are those of the second engine
	lock, follow *widgets.IconButton // of the second engine: what keeps it at the position, and what lets it go
}

// linesFoot is the height of the lower part, before the person's scaling.
const linesFoot = 30

// The heights that the rest of the panel needs, and that of the icons below the lines.
const (
	besideLines = 262
	belowLines  = 38
)

// newLines creates the part for an analysis, the first or the second one.
func newLines(c lineConfig, tips *widgets.Tips, a *Actions, second bool) *lines {
	live := a.session.Analysis
	if second {
		live = a.session.Second
	}
	icon := func(symbol, name string, do func()) *widgets.IconButton {
		return widgets.NewIconButton(symbol, name, tips, do)
	}
	l := &lines{
		source:   widgets.NewLines(look.NoteSize, 1),
		progress: widgets.NewLines(look.NoteSize, 1), count: widgets.NewLines(look.TextSize, 1), note: widgets.NewLines(look.TextSize, 1),
		fewer:  icon("fewer", i18n.T("play.fewer-lines"), func() { a.setLines(-1) }),
		more:   icon("more", i18n.T("play.more-lines"), func() { a.setLines(1) }),
		threat: icon("threat", i18n.T("common.show-threat"), live.ToggleThreats),
		pause:  icon("pause", i18n.T("common.pause-analysis"), live.TogglePause),
		run:    icon("resume", i18n.T("play.resume-analysis"), live.TogglePause),
		lock:   icon("lock", i18n.T("play.lock-second"), live.ToggleLock),
		follow: icon("unlock", i18n.T("play.unlock-second"), live.ToggleLock),
		list:   newLineList(c), footed: true, room: 1, wanted: 1, second: second,
	}
	for _, quiet := range []*widgets.Lines{l.source, l.progress, l.note} {
		quiet.Colour = theme.ColorNamePlaceHolder
	}
	l.content = container.New(l, l.source, l.progress, l.fewer, l.count, l.more, l.threat, l.pause, l.run, l.lock, l.follow, l.list, l.note)
	l.content.Hide()
	return l
}

// show shows the analysis of a snapshot, and reports whether it needs another height.
func (l *lines) show(s session.Snapshot) (resized bool) {
	if l.second {
		s.Analysis, s.Place = s.Second.Analysis, s.Second.Sees(s.Place)
	}
	a := s.Analysis
	l.shown = s
	wanted := a.Lines
	if a.Threats {
		wanted++
	}
	resized = l.content.Visible() != a.On || l.wanted != wanted && a.On
	widgets.Show(l.content, a.On)
	if !a.On {
		l.list.show(nil)
		return resized
	}
	l.wanted = wanted
	found := rows(s, l.list.rows)
	if a.Threats && l.room == 1 && len(found) > 1 {
		found = found[1:] // the arrow on the board shows the threat
	}
	l.list.show(found)
	l.note.SetText(l.instead(s))
	widgets.Show(l.note, l.note.Text != "")
	l.count.SetText(strconv.Itoa(a.Lines))
	widgets.Enable(l.fewer, a.Lines > session.FewestLines)
	widgets.Enable(l.more, a.Lines < session.MostLines)
	l.threat.SetOn(a.Threats)
	l.control()
	l.measure()
	return resized
}

// instead returns what is said while there are no lines.
func (l *lines) instead(s session.Snapshot) string {
	a := s.Analysis
	switch {
	case len(s.Place.Position().Moves()) == 0:
		return i18n.T("play.nothing-analyse-game-over")
	case len(l.list.rows) > 0, s.Better != nil:
		return ""
	case a.Paused:
		return i18n.T("play.analysis-paused")
	}
	return i18n.T("play.analysis-shows")
}

// measure says whose lines these are and how far the analysis is, as far as there is room.
func (l *lines) measure() {
	if l.shown.Game.Game == nil {
		return
	}
	l.source.SetText(l.locked() + source(l.shown.Analysis, !l.footed, func(text string) bool { return l.source.Fits(l.locked() + text) }))
	l.progress.SetText(progress(l.shown.Analysis, l.progress.Fits))
}

// fit makes the lines fit into a panel of a height, beside a review if there is one.
func (l *lines) fit(panel float32, reviewed bool) {
	l.footed = panel >= roomForOpening
	widgets.Show(l.source, panel >= belowLines+rowHigh()+l.source.MinSize().Height)
	free := panel - besideLines - l.quiet()
	if reviewed {
		free -= reviewPanelHeight
		l.footed = free > 0
	}
	if l.footed {
		free -= l.foot()
	}
	l.room = min(max(int(free/rowHigh()), 1), l.wanted)
	l.list.setRoom(l.room)
	l.note.SetRows(min(l.room, 2))
	widgets.Show(l.progress, l.footed)
	for _, o := range []fyne.CanvasObject{l.fewer, l.count, l.more, l.threat} {
		widgets.Show(o, l.footed && !l.second) // both have as many lines
	}
	l.control()
}

// control shows the icons for what can be done now.
func (l *lines) control() {
	paused, locked := l.shown.Analysis.Paused, l.shown.Second.Locked
	widgets.Show(l.pause, l.footed && !paused)
	widgets.Show(l.run, l.footed && paused)
	widgets.Show(l.lock, l.footed && l.second && !locked)
	widgets.Show(l.follow, l.footed && l.second && locked)
}

// locked says at which position the second engine stays, "" if it follows the board.
func (l *lines) locked() string {
	if !l.second || !l.shown.Second.Locked {
		return ""
	}
	if len(l.shown.Place.Path) == 0 {
		return i18n.T("play.locked-start") + " · "
	}
	return i18n.F("play.locked", l.shown.LastMove()) + " · "
}

// quiet returns the height of the line that says whose lines these are, 0 if there is no room.
func (l *lines) quiet() float32 {
	if !l.source.Visible() {
		return 0
	}
	return l.source.MinSize().Height
}

func (l *lines) foot() float32 { return linesFoot * max(look.Scale(), 1) }

// MinSize implements fyne.Layout.
func (l *lines) MinSize([]fyne.CanvasObject) fyne.Size {
	high := float32(l.room)*rowHigh() + l.quiet()
	if l.footed {
		high += l.foot()
	}
	return fyne.NewSize(narrowPanel, high)
}

// Layout implements fyne.Layout.
func (l *lines) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	high := size.Height
	if l.footed {
		high -= l.foot()
		l.layoutFoot(size.Width, high+2, l.foot()-4)
	}
	low := l.quiet()
	high -= low
	l.source.Move(fyne.NewPos(0, high))
	l.source.Resize(fyne.NewSize(size.Width, low))
	l.list.Move(fyne.NewPos(0, 0))
	l.list.Resize(fyne.NewSize(size.Width, high))
	l.note.Move(l.list.Position())
	l.note.Resize(fyne.NewSize(size.Width, float32(l.note.Rows)*rowHigh()))
	l.measure()
}

// layoutFoot places the lower part at a height: what can be changed at the right, and the
// progress in the remaining width. It stays in its place when the number of lines changes.
func (l *lines) layoutFoot(width, top, side float32) {
	x := width
	put := func(o fyne.CanvasObject, wide float32) {
		x -= wide
		o.Move(fyne.NewPos(x, top))
		o.Resize(fyne.NewSize(wide, side))
	}
	put(l.pause, side)
	l.run.Move(l.pause.Position())
	l.run.Resize(l.pause.Size())
	if l.second {
		put(l.lock, side)
		l.follow.Move(l.lock.Position())
		l.follow.Resize(l.lock.Size())
		l.progress.Move(fyne.NewPos(0, top))
		l.progress.Resize(fyne.NewSize(max(0, x-look.Gap/2), side))
		return
	}
	put(l.threat, side)
	x -= look.Gap / 2
	put(l.more, side)
	put(l.count, fyne.MeasureText("…", look.TextSize*look.Scale(), fyne.TextStyle{}).Width+2)
	put(l.fewer, side)
	l.progress.Move(fyne.NewPos(0, top))
	l.progress.Resize(fyne.NewSize(max(0, x-look.Gap/2), side))
}
