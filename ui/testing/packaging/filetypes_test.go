package packaging

import (
	"encoding/xml"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/gamefile"
)

// TestFileTypes tells Linux and Windows of every file that the program reads. Only the
// types for PGN are known to Linux already.
func TestFileTypes(t *testing.T) {
	read := func(file string) string {
		data, err := os.ReadFile(root + ".github/packaging/" + file)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	var info struct {
		Types []struct {
			Type string `xml:"type,attr"`
			Glob []struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal([]byte(read("linux/io.github.passedpawn.PassedPawn.mime.xml")), &info); err != nil {
		t.Fatal(err)
	}
	endings := []string{".pgn"}
	desktop, meta, installer := read("linux/passedpawn.desktop"), read("linux/io.github.passedpawn.PassedPawn.metainfo.xml.in"), read("windows/installer.nsi")
	for _, kind := range info.Types {
		if !strings.Contains(desktop, ";"+kind.Type+";") || !strings.Contains(meta, "<mediatype>"+kind.Type+"</mediatype>") {
			t.Errorf("%s is not opened", kind.Type)
		}
		for _, g := range kind.Glob {
			endings = append(endings, strings.TrimPrefix(g.Pattern, "*"))
		}
	}
	if !slices.Equal(endings, gamefile.Extensions()) {
		t.Errorf("Linux is told of %v, and the program reads %v", endings, gamefile.Extensions())
	}
	for _, e := range gamefile.Extensions() {
		if !strings.Contains(installer, "${DO} \""+e+"\" ") {
			t.Errorf("Windows is not told of %s", e)
		}
	}
}
