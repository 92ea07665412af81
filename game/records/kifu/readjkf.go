package kifu

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// A jkfReader builds a record from a game in JKF.
type jkfReader struct {
	*builder
	sentence line // what the header says about the end of the game
}

// readJKF reads the text of a game, which begins in a line.
func readJKF(b *builder, text string, first int) error {
	g, at, err := decodeJKF(text, first)
	if err != nil {
		return &pgn.Error{Game: b.item.Number, Line: at, Why: err.Error()}
	}
	r := &jkfReader{builder: b}
	r.lose(g.lost)
	if g.initial != nil {
		r.initial(g.initial)
	}
	for _, h := range g.header {
		r.headers(h, g.initial != nil)
	}
	if err := b.begin(); err != nil {
		return err
	}
	r.entries(g.moves)
	return nil
}

// lose notes names that mean nothing in JKF. They are not written again.
func (r *jkfReader) lose(names []string) {
	for _, name := range names {
		if !slices.Contains(r.rec.Lost, name) {
			r.rec.Lost = append(r.rec.Lost, name)
		}
	}
}

// headers reads a header, and more of the same name on further lines. The name of a
// handicap counts if nothing else tells the start.
func (r *jkfReader) headers(h jkfHeader, started bool) {
	name := trim(strings.NewReplacer("\r", " ", "\n", " ").Replace(h.name))
	for _, value := range strings.Split(h.value, "\n") {
		value = trim(strings.ReplaceAll(value, "\r", " "))
		l := line{text: name + "：" + value, number: h.line}
		switch {
		case name == jkfResult && strings.HasPrefix(value, "まで") && r.sentence.text == "":
			r.sentence = line{text: value, number: h.line}
		case name == handicapName:
			if _, known := startOfHandicap(value); !started || !known {
				r.handicap(l, value)
			}
			if started {
				r.foreign = line{}
			}
		default:
			r.tags = setHeader(r.tags, tagOf(name), name, value, l.text)
		}
	}
}

// entries reads the main line and then the variations on its moves, the last first: they
// take the places of the moves after them.
func (r *jkfReader) entries(all []jkfEntry) {
	var before []int // how many places are before each entry
	for i := range all {
		at := len(r.path)
		if r.entry(&all[i]); r.broken == nil { // unread entries keep their variations
			before = append(before, at)
		}
	}
	if r.main && r.sentence.text != "" && r.broken == nil {
		e, result := summed(r.sentence.text, r.here().pos.Turn())
		r.sum(r.sentence, e, result)
	}
	r.close()
	r.main = false
	for i, at := range slices.Backward(before) {
		var notes record.Noted
		for _, fork := range all[i].forks {
			r.path = r.path[:at]
			r.fresh, r.varied, r.blank, r.notes = true, line{}, 0, record.Noted{}
			if why := r.bounds.Variation(&notes, at); why != "" && len(fork) > 0 {
				r.fail(line{raw: oneLine(fork[0].raw), number: fork[0].line}, "", why)
				fork = fork[1:]
			}
			r.entries(fork)
		}
	}
}

// entry reads a move or an ending, with its annotations.
func (r *jkfReader) entry(e *jkfEntry) {
	l := line{number: e.line}
	if r.broken != nil || e.wrong || e.move != nil {
		l.raw = oneLine(e.raw)
	}
	plays := e.move != nil || e.special == jkfPass
	switch {
	case r.broken != nil:
		r.keep(l)
		return
	case e.wrong:
		r.fail(l, moveName(r.number(), ""), phrase.Errorf("common.not-move", l.raw).Error())
		return
	case plays && !r.plays(e, l):
		return
	}
	r.lose(e.lost)
	if !plays {
		r.ends(e, l, e.time.took())
	}
	for _, c := range e.comments {
		if _, before := strings.CutPrefix(c, jkfBefore); !before || !plays {
			for _, text := range strings.Split(c, "\n") {
				r.comment(line{text: text, raw: text, number: e.line}, text)
			}
		}
	}
	if plays {
		r.times(e.time)
		r.ends(e, l, 0)
	}
}

// ends reads how the line ends, if an entry says it.
func (r *jkfReader) ends(e *jkfEntry, l line, took time.Duration) {
	if e.special != "" && e.special != jkfPass {
		csaReader{r.builder}.ending(l, trim(e.special), took)
	}
}

// oneLine returns JSON without line ends.
func oneLine(raw string) string {
	var b bytes.Buffer
	if json.Compact(&b, []byte(raw)) != nil {
		return raw
	}
	return b.String()
}

// plays plays the move of an entry. If it cannot be read, the line ends.
func (r *jkfReader) plays(e *jkfEntry, l line) bool {
	early := r.early
	for _, c := range e.comments {
		if text, ok := strings.CutPrefix(c, jkfBefore); ok {
			r.early = append(r.early, text)
		}
	}
	err := error(nil)
	if e.move == nil {
		err = r.pass()
	} else {
		err = r.jkfMove(e.move, l)
	}
	if err != nil {
		r.early = early
		r.fail(l, moveName(r.number(), ""), err.Error())
	}
	return err == nil
}

// times notes how long the last move took. JKF has whole seconds; a comment has the time
// with its fraction.
func (r *jkfReader) times(t *jkfTimes) {
	took := t.took()
	if exact, ok := clock.ParseNote(r.node().Command(spentCommand)); ok && exact.Truncate(time.Second) == took {
		took = exact
	}
	whole := time.Duration(-1)
	if t != nil && t.Total != nil {
		whole = t.Total.duration()
		side := r.path[len(r.path)-2].pos.Turn()
		if sum := r.here().spent[side] + took; whole == sum.Truncate(time.Second) {
			whole = sum
		}
	}
	r.took(took, whole)
}

// took returns the time of a move, 0 if it is not known.
func (t *jkfTimes) took() time.Duration {
	if t == nil || t.Now == nil {
		return 0
	}
	return t.Now.duration()
}

// duration returns a time, 0 if it is not possible.
func (t *jkfTime) duration() time.Duration {
	const most = 1e6
	if t.H < 0 || t.H > most || t.M < 0 || t.M > most || t.S < 0 || t.S > most {
		return 0
	}
	return time.Duration(t.H)*time.Hour + time.Duration(t.M)*time.Minute + time.Duration(math.Round(t.S*1000))*time.Millisecond
}
