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

// An Answer is how a person answered a card or a puzzle: a line of the log.
type Answer struct {
	Time   time.Time // in whole seconds
	Item   string    // its ID; for a puzzle outside the schedule Race, Quiz, or "" in other cases
	Puzzle string    // its ID if it was one, "" for a card
	Grade  Grade
	Took   time.Duration // in tenths of a second
}

// String returns the answer as a line of the log, such as one of
//
//	2026-05-03T18:04:05Z 05a1c3e2b4d69f78 good 12.3
//	2026-05-03T18:04:29Z fork/0000D hard 24.0
//	2026-05-03T18:05:02Z -/00008 again 31.5
//	2026-05-03T18:05:40Z 05a1c3e2b4d69f78 suspend 0.0
func (a Answer) String() string {
	about := a.Item
	if a.Puzzle != "" {
		about = cmp.Or(a.Item, unscheduled) + "/" + a.Puzzle
	}
	return fmt.Sprintf("%s %s %v %.1f", a.Time.UTC().Format(time.RFC3339), about, a.Grade, a.Took.Seconds())
}

// The items of answers to puzzles of which only the puzzle counts.
const (
	Race = "race" // it was solved against the clock
	Quiz = "quiz" // it was asked whether a move was a blunder
)

// Aside reports whether an answer says nothing about the person's strength, memory or pace.
func (a Answer) Aside() bool { return a.Item == Race || a.Item == Quiz }

// unscheduled stands for the item of a puzzle that was solved outside the schedule.
const unscheduled = "-"

// answerLine matches a whole line of the log. A line that was cut off, even by one
// character, does not match.
var answerLine = regexp.MustCompile(`^([0-9-]{10}T[0-9:]{8}Z) ([0-9a-f]{16}|(-|[0-9A-Za-z]+)/([0-9A-Za-z]{5})) ` +
	`(again|hard|good|easy|suspend|resume) ([0-9]{1,9}\.[0-9])$`)

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
	seconds, err := strconv.ParseFloat(parts[6], 64)
	if err != nil {
		return Answer{}, phrase.Errorf("training.not-answer")
	}
	took := time.Duration(seconds*10+0.5) * (time.Second / 10)
	a := Answer{Time: at, Item: parts[2], Puzzle: parts[4], Grade: Grade(slices.Index(gradeNames[:], parts[5])), Took: took}
	if a.Puzzle != "" {
		a.Item = strings.TrimSuffix(parts[3], unscheduled)
	}
	return a, nil
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
		return cmp.Or(
			a.Time.Compare(b.Time), strings.Compare(a.Item, b.Item), strings.Compare(a.Puzzle, b.Puzzle),
			cmp.Compare(a.Grade, b.Grade), cmp.Compare(a.Took, b.Took),
		)
	})
	return slices.CompactFunc(all, func(a, b Answer) bool {
		return a.Item == b.Item && a.Puzzle == b.Puzzle && a.Grade == b.Grade && a.String() == b.String()
	})
}
