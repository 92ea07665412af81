package assets

import (
	"strings"
	"testing"
)

func TestTranslation(t *testing.T) {
	german := Translation("de")
	if len(german) == 0 {
		t.Error("there is no German")
	}
	for name := range german {
		if !strings.HasSuffix(name, ".de.json") {
			t.Errorf("%s is read for German", name)
		}
	}
	if none := Translation("xx"); len(none) != 0 {
		t.Errorf("a language that does not exist has %d files", len(none))
	}
}
