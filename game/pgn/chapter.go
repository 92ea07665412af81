package pgn

import "strings"

// ChapterTag is the tag in which lichess names the chapter of a study.
const ChapterTag = "ChapterName"

// EventOf is the event that tags name. A chapter of a study is one, "Study: Chapter", also
// where the event leaves out which chapter it is.
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

// known is what a tag says, "" where that is that nobody knows.
func known(value string) string {
	if strings.Trim(value, "?- ") == "" {
		return ""
	}
	return value
}
