package assets

import (
	"strings"
	"testing"
)

func TestTranslations(t *testing.T) {
	german := Translations("de")
	if len(german) == 0 {
		t.Error("there is no German")
	}
	for name := range german {
		if !strings.HasSuffix(name, ".de.json") {
			t.Errorf("%s is read for German", name)
		}
	}
	if none := Translations("xx"); len(none) != 0 {
		t.Errorf("a language that does not exist has %d files", len(none))
	}
}

// TestTranslatedFiles reads the files of each language alone: together they are all files.
func TestTranslatedFiles(t *testing.T) {
	all := Translations("")
	alone := 0
	for name := range all {
		if code, is := strings.CutPrefix(strings.TrimSuffix(name, ".json"), "window."); is {
			alone += len(Translations(code))
		}
	}
	if alone != len(all) || alone == 0 {
		t.Errorf("%d files are read by language, of %d", alone, len(all))
	}
}
