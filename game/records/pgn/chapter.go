package pgn

import "strings"

// ChapterTag is the tag that lichess uses for the name of a study chapter.
const ChapterTag = "ChapterName"

// EventOf returns the event of a game. For a chapter of a study it is "Study: Chapter",
// even if the Event tag omits the chapter.
func EventOf(tag func(name string) string) string {
	event, chapter := known(tag("Event")), known(tag(ChapterTag))
	if chapter == "" || strings.HasSuffix(event, chapter) {
		return event
	}
	study := known(tag("StudyName"))
	if study == "" {
		study = event
	}
	if study == "" {
		return chapter
	}
	return study + ": " + chapter
}

// known returns the value of a tag, or "" if the value means unknown.
func known(value string) string {
	if strings.Trim(value, "?- ") == "" {
		return ""
	}
	return value
}
