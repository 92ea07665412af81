package ui

import (
	"errors"
	"testing"

	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestLanguageLoads chooses languages in a page whose network is slow. The window goes on
// meanwhile, the last choice counts, and one that cannot be loaded is taken back, told, and can be
// chosen again.
func TestLanguageLoads(t *testing.T) {
	d := open(t, t.TempDir())
	network := map[string]chan error{"de": make(chan error, 1), "fr": make(chan error, 1)}
	d.config.Person.Speak = func(code string) (func() error, error) {
		err := <-network[code]
		return func() error {
			uitest.Speak(t, code)
			return nil
		}, err
	}
	choose := func(code string) {
		s := d.settings
		s.Language = code
		d.change(s)
	}
	choose("de")
	move(t, d, "e4")
	if got := i18n.Spoken().Code(); got != "en" || d.line() != "e4" {
		t.Errorf("while the texts are loaded, the window speaks %s, and the game is %q", got, d.line())
	}
	choose("fr")
	network["de"] <- nil // too late
	network["fr"] <- errors.New("no network")
	d.until("the failure is told", func() bool { return !d.language.reading.Busy() })
	d.says("No network.")
	if got := i18n.Spoken().Code(); got != "en" || d.settings.Language != "" {
		t.Errorf("the window speaks %s, and the settings say %q", got, d.settings.Language)
	}
	network["fr"] <- nil
	choose("fr")
	d.until("another language", func() bool { return !d.language.reading.Busy() })
	if got := i18n.Spoken().Code(); got != "fr" || d.settings.Language != "fr" {
		t.Errorf("the window speaks %s, and the settings say %q", got, d.settings.Language)
	}
}
