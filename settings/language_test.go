package settings

import (
	"path/filepath"
	"testing"
)

// TestShogiPieces starts with international pieces, except on a Japanese system. What a
// person has chosen stays.
func TestShogiPieces(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	for language, want := range map[string]string{"en": "international", "de": "international", "": "international", "ja": "kanji"} {
		if s, err := Load(path, language); err != nil || s.ShogiPieces != want {
			t.Errorf("%v: on a system in %q the pieces are %s", err, language, s.ShogiPieces)
		}
	}
	for _, chosen := range []string{"kanji2", "international"} {
		s := Default()
		s.ShogiPieces = chosen
		if err := Save(path, "en", s); err != nil {
			t.Fatal(err)
		}
		if s, err := Load(path, "ja"); err != nil || s.ShogiPieces != chosen {
			t.Errorf("%v: chosen was %s, and the pieces are %s", err, chosen, s.ShogiPieces)
		}
	}
}
