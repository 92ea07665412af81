package record

import (
	"slices"
	"testing"
)

// TestClonesShareTags clones a game, which copies no tags, and then changes the tags of the
// clone or of the original: the other one keeps its tags.
func TestClonesShareTags(t *testing.T) {
	const name, value = "Opening", "Ruy Lopez"
	for what, change := range map[string]func(*Record){
		"add":    func(r *Record) { r.SetTag("Annotator", "Berg") },
		"change": func(r *Record) { r.SetTag(name, "Spanish") },
		"remove": func(r *Record) { r.SetTag(name, "") },
		"reset":  func(r *Record) { r.Reset("chess", ""); r.SetTag("Annotator", "Berg") },
	} {
		for _, which := range []string{"the clone", "the original"} {
			r := New("chess", "")
			for _, t := range []Tag{{"White", "Berg"}, {name, value}, {"Black", "Tal"}} {
				r.SetTag(t.Name, t.Value)
			}
			was, c := slices.Clone(r.Tags), r.Clone()
			if &r.Tags[0] != &c.Tags[0] {
				t.Fatal("the tags are copied")
			}
			changed, kept := c, r
			if which == "the original" {
				changed, kept = r, c
			}
			change(changed)
			if !slices.Equal(kept.Tags, was) || slices.Equal(changed.Tags, was) {
				t.Errorf("%s tags of %s: it has %v, the other %v", what, which, changed.Tags, kept.Tags)
			}
		}
	}
}
