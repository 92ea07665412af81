package play

import (
	"fmt"
	"math"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A wording is a text, and a shorter one for little room, "" for none.
type wording struct{ text, short string }

// show shows the text, or the shorter one if only that has room.
func (w wording) show(on *widgets.Lines) {
	text := w.text
	if width := on.Size().Width; w.short != "" && width > 0 && widgets.TextWidth(text, on.Letter) > width {
		text = w.short
	}
	on.SetText(text)
}

// accuracyOf returns how accurate a side was, and how many of its moves are marked, such as
// "You: 91% accuracy, 2 inaccuracies, no mistakes" or "You: 91%, 2 ?!".
func accuracyOf(s session.Snapshot, side rules.Side) wording {
	percent, ok := s.Review.Accuracy(side)
	if !ok {
		return wording{}
	}
	n := s.Review.Counts(side)
	who, rounded := reviewedAs(s, side), int(math.Round(percent))
	var signs []string
	for m := review.Inaccuracy; m <= review.Blunder; m++ {
		if n[m] > 0 {
			signs = append(signs, fmt.Sprintf("%d %s", n[m], record.NAGText(m.NAG())))
		}
	}
	if len(signs) == 0 {
		signs = []string{i18n.T("review.no-mistakes")}
	}
	return wording{
		text:  i18n.F("review.accuracy", who, rounded, i18n.List(counted(n))),
		short: i18n.F("review.accuracy-short", who, rounded, strings.Join(signs, ", ")),
	}
}

// reviewedAs returns what a side is called in a review.
func reviewedAs(s session.Snapshot, side rules.Side) phrase.Phrase {
	switch {
	case s.Review.Mine(side):
		return phrase.Say("review.you")
	case s.Review.Owned:
		return phrase.Say("review.opponent")
	}
	return s.Side(side)
}

// counted returns how many moves have each mark, and that there is no mistake if there is
// none.
func counted(n [review.Marks]int) (all []phrase.Phrase) {
	sound := n[review.Mistake]+n[review.Blunder] == 0
	if sound && n[review.Inaccuracy] == 0 {
		return []phrase.Phrase{phrase.Say("review.no-marks")}
	}
	texts := [review.Marks]phrase.Phrase{
		review.Inaccuracy: phrase.Say("review.inaccuracies", phrase.Number(n[review.Inaccuracy])),
		review.Mistake:    phrase.Say("review.mistakes", phrase.Number(n[review.Mistake])),
		review.Blunder:    phrase.Say("review.blunders", phrase.Number(n[review.Blunder])),
	}
	for m := review.Inaccuracy; m <= review.Blunder; m++ {
		if n[m] > 0 {
			all = append(all, texts[m])
		}
	}
	if sound {
		all = append(all, phrase.Say("review.no-mistakes"))
	}
	return all
}

// praise returns a sentence about a side that made no mistake, and praise for the person's
// own. It is empty for a side with mistakes, and before that is known.
func praise(s session.Snapshot, side rules.Side) string {
	n := s.Review.Counts(side)
	switch _, known := s.Review.Accuracy(side); {
	case !known || n[review.Mistake]+n[review.Blunder] > 0:
		return ""
	case s.Review.Mine(side) && n[review.Inaccuracy] == 0:
		return i18n.T("review.praise-most")
	case s.Review.Mine(side):
		return i18n.T("review.praise")
	case s.Review.Owned:
		return i18n.T("review.faultless-opponent")
	}
	return i18n.F("review.faultless", s.Side(side))
}

// ownPraise returns praise for the person, if the person made no mistake in a game that has
// been reviewed.
func ownPraise(s session.Snapshot) string {
	if !s.Review.Owned {
		return ""
	}
	return praise(s, s.Review.Own)
}

// idle says what the buttons that show a moment and find a better move wait for. open is
// set if the board shows a moment of the open tab.
func idle(s session.Snapshot, open bool) string {
	switch r := s.Review; {
	case !r.Complete():
		return i18n.T("review.idle-evaluating")
	case open:
		return i18n.T("review.idle-nothing-certain")
	case len(r.Opened()) > 0:
		return i18n.T("review.idle-choose")
	case r.Counts(r.Open)[review.Inaccuracy] > 0:
		return i18n.T("review.idle-inaccuracies")
	}
	return "" // the praise has said all
}

// leftOpening says where the game left the person's openings: at its start, and after the move
// that did. It is empty elsewhere, and if the game was in none.
func leftOpening(s session.Snapshot) phrase.Phrase {
	if at := len(s.Place.Path); !s.Place.Path.Main() || at > 0 && at != s.Review.Opening.Ply+1 {
		return phrase.Phrase{}
	}
	return s.Review.Opening.Said
}

// finding says what to do while the person looks for a better move. What is certain about the
// move that was played could give the better one away.
func finding(s session.Snapshot) phrase.Phrase {
	if s.Better.Found {
		return phrase.Say("review.found")
	}
	return phrase.Say("review.finding")
}

// mistakesOf names the tab with the moments of a side. A side with more mistakes than there are
// buttons has its worst ones there.
func mistakesOf(s session.Snapshot, side rules.Side) string {
	n := s.Review.Counts(side)
	more := n[review.Mistake]+n[review.Blunder] > review.Most
	switch {
	case more && s.Review.Mine(side):
		return i18n.T("review.worst-yours")
	case more && s.Review.Owned:
		return i18n.T("review.worst-opponent")
	case more:
		return i18n.F("review.worst-side", s.Side(side))
	case s.Review.Mine(side):
		return i18n.T("review.mistakes-yours")
	case s.Review.Owned:
		return i18n.T("review.mistakes-opponent")
	}
	return i18n.F("review.mistakes-side", s.Side(side))
}

// trainText names the button that makes cards of the person's moments, and then opens the
// training.
func trainText(r session.Reviewed) string {
	switch r.Trained {
	case session.Examining:
		return i18n.T("review.train-examining")
	case session.InTraining:
		return i18n.T("review.train-open")
	}
	return i18n.Count(r.Trainable(), "review.train")
}

// chancesOf names the graph: it shows the chances of the person or else White's.
func chancesOf(s session.Snapshot) string {
	if s.Review.Owned {
		return i18n.T("graph.yours")
	}
	return i18n.F("graph.name", s.Side(s.Review.Own))
}

// aboutMove returns what is known about the move on the board: the winning chances before
// and after it, of the side whose chances the graph shows, and the time it took.
func aboutMove(s session.Snapshot) wording {
	r, ply := s.Review, len(s.Place.Path)-1
	switch {
	case !s.Place.Path.Main() || ply >= len(r.Game.Moves):
		return wording{}
	case ply < 0 && r.FromFile:
		return wording{text: i18n.T("review.from-file")}
	case ply < 0 && r.By != "" && r.Complete():
		by := i18n.F("review.by", r.By)
		return wording{by + " " + i18n.T("review.walk"), by}
	case ply < 0:
		return wording{text: i18n.T("review.walk")}
	}
	took := ""
	if t := r.Times[ply]; t != review.Unknown {
		took = i18n.F("review.seconds", fmt.Sprintf("%.0f", t.Seconds()))
	}
	a, b := r.Evals[ply], r.Evals[ply+1]
	if !a.Known || !b.Known {
		return wording{text: took}
	}
	was, is := int(math.Round(a.Score.Of(r.Own).Chance())), int(math.Round(b.Score.Of(r.Own).Chance()))
	chances := i18n.F("review.chances-yours", was, is)
	if !r.Owned {
		chances = i18n.F("review.chances", s.Side(r.Own), was, is)
	}
	if took == "" {
		return wording{text: chances}
	}
	return wording{chances + " · " + took, chances}
}

// evaluating says that the game is being evaluated, by which engine if it is not the
// bundled one.
func evaluating(by string) string {
	if by == "" {
		return i18n.T("review.evaluating")
	}
	return i18n.F("review.evaluating-by", by)
}

// reviewProgress returns how far the evaluation has come, and how long it will still take if it
// is under way.
func reviewProgress(r session.Reviewed) wording {
	done, total := r.Done(), len(r.Evals)
	if !r.Running {
		return wording{text: i18n.F("review.positions", done, total)}
	}
	return wording{i18n.F("review.left", done, total, about(r.Left)), i18n.F("review.left-short", about(r.Left))}
}

// about returns a time roughly: in seconds, from ten on in steps of five, or in minutes.
func about(d time.Duration) string {
	n := int(math.Ceil(d.Seconds()))
	switch {
	case n > 90:
		return i18n.F("clock.min", (n+30)/60)
	case n > 10:
		n = (n + 4) / 5 * 5
	}
	return i18n.F("clock.s", max(n, 1))
}
