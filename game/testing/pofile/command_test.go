//go:build tools

// Run by hand, with the language and the file:
//
//	PASSEDPAWN_LANGUAGE=nl PASSEDPAWN_PO=/tmp/nl.po go test -tags tools ./game/testing/pofile -run TestExport
//	PASSEDPAWN_LANGUAGE=nl PASSEDPAWN_PO=/tmp/nl.po go test -tags tools ./game/testing/pofile -run TestImport

package pofile

import (
	"os"
	"testing"
)

// asked returns the language and the file to work on.
func asked(t *testing.T) (code, path string) {
	t.Helper()
	code, path = os.Getenv("PASSEDPAWN_LANGUAGE"), os.Getenv("PASSEDPAWN_PO")
	if code == "" || path == "" {
		t.Skip("PASSEDPAWN_LANGUAGE and PASSEDPAWN_PO say what to do")
	}
	return code, path
}

// TestExport writes all texts of a language, or the English of a new one, as a .po file.
func TestExport(t *testing.T) {
	code, path := asked(t)
	if err := os.WriteFile(path, export(t, code), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestImport writes the files of a language from a .po file.
func TestImport(t *testing.T) {
	code, path := asked(t)
	po, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range files(t, code, po) {
		if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
