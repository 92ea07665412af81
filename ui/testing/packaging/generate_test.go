//go:build tools

// Run by hand: go test -tags tools ./ui/testing/packaging -run TestGenerate

package packaging

import (
	"os"
	"testing"
)

// TestGenerate writes what the packages say in other languages from the translations.
func TestGenerate(t *testing.T) {
	for _, file := range localized {
		content, err := os.ReadFile(root + file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(root+file, []byte(translated(t, string(content))), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
