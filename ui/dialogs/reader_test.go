package dialogs

import (
	"strings"
	"testing"
)

// TestLines cuts texts into lines: nothing is lost, and words stay whole.
func TestLines(t *testing.T) {
	for _, text := range []string{"", "short", strings.Repeat("so it is said ", 5000), strings.Repeat("½", 1000), strings.Repeat("x", 1000) + " y"} {
		var back strings.Builder
		for i := range (len(text) + lineLength - 1) / lineLength {
			line := lineOf(text, i)
			if strings.Contains(text, "said") && line != "" && !strings.HasSuffix(line, " ") {
				t.Errorf("%q ends within a word", line)
			}
			back.WriteString(line)
		}
		if back.String() != text {
			t.Errorf("%.40q comes out as %.80q", text, back.String())
		}
	}
}
