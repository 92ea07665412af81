package pgn

import (
	"testing"
	"unsafe"
)

// TestTagsAreCopied reads a game: a tag of it does not keep the text of the file in memory.
func TestTagsAreCopied(t *testing.T) {
	item := Scan("[White \"Berg\"]\n\n1. e4 *\n")[0]
	rec, err := Read(item, chess)
	if err != nil || rec.Tag("White") != "Berg" || len(item.Tags) != len(rec.Tags) {
		t.Fatal(rec.Tags, err)
	}
	for i, tag := range item.Tags {
		if own := rec.Tags[i]; unsafe.StringData(own.Name) == unsafe.StringData(tag.Name) || unsafe.StringData(own.Value) == unsafe.StringData(tag.Value) {
			t.Errorf("%v is a part of the text of the file", own)
		}
	}
}
