package training

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"passedpawn/game/phrase"
)

// An Answer is how a person answered a card: a line of the log.
type Answer struct {
	Time  time.Time // in whole seconds
	Card  string    // its ID
	Grade Grade
	Took  time.Duration // in tenths of a second
}

// String returns the answer as a line of the log, such as
//
//	2026-05-03T18:04:05Z 05a1c3e2b4d69f78 good 12.3
func (a Answer) String() string {
	return fmt.Sprintf("%s %s %v %.1f", a.Time.UTC().Format(time.RFC3339), a.Card, a.Grade, a.Took.Seconds())
}

// answerLine matches a whole line of the log. A line that was cut off, even by one
// character, does not match.
var answerLine = regexp.MustCompile(`^([0-9-]{10}T[0-9:]{8}Z) ([0-9a-f]{16}) (again|hard|good|easy) ([0-9]{1,9}\.[0-9])$`)

// parseAnswer reads what String has written.
func parseAnswer(line string) (Answer, error) {
	parts := answerLine.FindStringSubmatch(line)
	if parts == nil {
		return Answer{}, phrase.Errorf("training.not-answer")
	}
	at, err := time.Parse(time.RFC3339, parts[1])
	if err != nil {
		return Answer{}, phrase.Errorf("training.not-answer")
	}
	seconds, err := strconv.ParseFloat(parts[4], 64)
	if err != nil {
		return Answer{}, phrase.Errorf("training.not-answer")
	}
	took := time.Duration(seconds*10+0.5) * (time.Second / 10)
	return Answer{Time: at, Card: parts[2], Grade: Grade(slices.Index(gradeNames[:], parts[3])), Took: took}, nil
}

// parseLog reads the answers of a log, and names the lines that it cannot read.
func parseLog(text string) (all []Answer, faults []Fault) {
	for i, line := range lines(text) {
		if line == "" {
			continue
		}
		a, err := parseAnswer(line)
		if err != nil {
			faults = append(faults, Fault{Line: i + 1, Err: err})
			continue
		}
		all = append(all, a)
	}
	return all, faults
}

// Union returns the answers of two logs in the order of their time, each line once.
func Union(a, b []Answer) []Answer {
	all := slices.Concat(a, b)
	slices.SortFunc(all, func(a, b Answer) int {
		return cmp.Or(a.Time.Compare(b.Time), strings.Compare(a.Card, b.Card), cmp.Compare(a.Grade, b.Grade), cmp.Compare(a.Took, b.Took))
	})
	return slices.CompactFunc(all, func(a, b Answer) bool { return a.String() == b.String() })
}
