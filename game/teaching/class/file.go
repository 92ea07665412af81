package class

import (
	"regexp"
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// The tags of an exercise file besides those of PGN: the number of an exercise, and in how many
// moves its solution mates.
const (
	numberTag = "Exercise"
	mateTag   = "MateIn"
)

// numbered matches the tag with which Is recognises an exercise file.
var numbered = regexp.MustCompile(`(?m)^\[` + numberTag + ` "[0-9]+"\]`)

// Is reports whether the beginning of a text is that of an exercise file. Other PGNs with positions
// can be read as one, too.
func Is(text string) bool { return numbered.MatchString(text) }

// Text returns the set as an exercise file.
func (s Set) Text() string {
	var out strings.Builder
	for i, e := range s.Exercises {
		rec := record.New(e.Rules.ID(), e.Line[0].String())
		rec.SetTag("Event", s.Title)
		rec.SetTag("Round", strconv.Itoa(i+1))
		rec.SetTag(numberTag, strconv.Itoa(i+1))
		if e.Mate > 0 {
			rec.SetTag(mateTag, strconv.Itoa(e.Mate))
		}
		rec.Result = rules.Ongoing
		at := rec.Root()
		for j, m := range e.Moves {
			at = at.Add(m, e.Rules.Write(e.Line[j], m))
		}
		for _, m := range e.Also {
			rec.Root().Add(m, e.Rules.Write(e.Line[0], m))
		}
		if i > 0 {
			out.WriteString("\n")
		}
		out.WriteString(strings.TrimRight(pgn.Write(rec), "\n") + "\n")
	}
	return out.String()
}

// Read reads a set from a PGN. name is its title if the games have no event. Games without a
// position or a solution are left out, and so are faulty ones; it is an error if none is left. A faulty
// game of an exercise file is an error: what is left of its solution would not solve it.
func Read(text, name string, games rules.Games) (Set, error) {
	s := Set{Title: name}
	for i, item := range pgn.Scan(text) {
		rec, err := pgn.Read(item, games)
		if err != nil && Is(item.Raw) {
			return Set{}, err
		}
		if rec == nil || err != nil {
			continue
		}
		r, ok := games.Find(rec.Rules)
		if !ok {
			continue
		}
		if title := record.Known(rec.Tag("Event")); title != "" && i == 0 {
			s.Title = title
		}
		found := Marked(rec, r)
		if mate, err := strconv.Atoi(rec.Tag(mateTag)); err == nil && len(found) == 1 && mate == (len(found[0].Moves)+1)/2 {
			found[0].Mate = mate
		}
		if s.Exercises = append(s.Exercises, found...); len(s.Exercises) > Mostly {
			return Set{}, phrase.Errorf("class.many", Mostly)
		}
	}
	if len(s.Exercises) == 0 {
		return Set{}, phrase.Errorf("class.none")
	}
	return s, nil
}
