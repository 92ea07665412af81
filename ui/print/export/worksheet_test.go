package export

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/teaching/class"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// TestWorksheets writes worksheets in two languages at all sizes. "go test -artifacts" leaves them,
// to be looked at.
func TestWorksheets(t *testing.T) {
	const mates = "[Event \"Mate with the rook\"]\n[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1\"]\n\n1. Ra8# (1. Rb8#) *\n\n" +
		"[SetUp \"1\"]\n[FEN \"r5k1/5ppp/8/8/8/8/5PPP/N5K1 b - - 0 1\"]\n\n1... Rxa1# *\n\n" +
		"[SetUp \"1\"]\n[FEN \"3r2k1/5ppp/8/8/8/8/4Q3/4R1K1 w - - 0 1\"]\n\n1. Qe8+ Rxe8 2. Rxe8# *\n\n"
	for lang, answer := range map[string]string{"en": "3. 1.Qe8+ Rxe8 2.Rxe8#", "de": "3. 1.De8+ Txe8 2.Txe8#"} {
		uitest.NewApp(t)
		uitest.Speak(t, lang)
		s, err := class.Read(strings.Repeat(mates, 3), "", variants.All())
		if err != nil {
			t.Fatal(err)
		}
		if got := "3. " + i18n.P(Answer(s.Exercises[2])); got != answer {
			t.Errorf("%s, not %s", got, answer)
		}
		e := New(settings.Default(), look.NewPieces("founders", "kanji").Art())
		for _, size := range LetterSizes() {
			var out bytes.Buffer
			if err := e.Worksheet(&out, s, size); err != nil {
				t.Fatal(err)
			}
			if out.Len() < 10_000 || out.Len() > 1_000_000 {
				t.Errorf("%s, %d points: %d bytes", lang, size, out.Len())
			}
			path := filepath.Join(t.ArtifactDir(), lang+string(rune('a'+size%26))+".pdf")
			if err := os.WriteFile(path, out.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}
