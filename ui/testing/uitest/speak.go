package uitest

import (
	"testing"

	"passedpawn/assets"
	"passedpawn/ui/i18n"
)

// Languages returns the codes of all languages of the window.
func Languages() (codes []string) {
	for _, l := range i18n.Offered(assets.Languages()) {
		codes = append(codes, l.Code)
	}
	return codes
}

// Speak sets the language until the test ends.
func Speak(t testing.TB, language string) {
	t.Helper()
	t.Cleanup(func() { _ = i18n.Load(nil, "") })
	if err := i18n.Load(assets.Translations(""), language); err != nil {
		t.Fatal(err)
	}
}
