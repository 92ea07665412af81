package packaging

import (
	"os"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/ui/i18n"
)

// TestLanguages finds every language of the program in what the packages say of it.
func TestLanguages(t *testing.T) {
	for file, form := range map[string]string{
		".github/packaging/macos/Info.plist.in":                                   "<string>CODE</string>",
		".github/packaging/linux/io.github.passedpawn.PassedPawn.metainfo.xml.in": `<lang percentage="100">CODE</lang>`,
		".github/packaging/linux/passedpawn.desktop":                              "Comment[CODE]=",
	} {
		data, err := os.ReadFile(root + file)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.ReplaceAll(string(data), "Comment=", "Comment[en]=")
		for _, l := range i18n.Languages(assets.Translations()) {
			if !strings.Contains(text, strings.ReplaceAll(form, "CODE", l.Code)) {
				t.Errorf("%s does not name %s", file, l.Name)
			}
		}
	}
}
