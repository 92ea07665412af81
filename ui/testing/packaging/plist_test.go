package packaging

import (
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/gamefile"
	"passedpawn/ui/startup"
)

// root is the top of the tree, as seen from here.
const root = "../../../"

// A plist value is a string, a bool, a []any or a map[string]any.
func plistValue(d *xml.Decoder, start xml.StartElement) (any, error) {
	switch start.Name.Local {
	case "string", "key":
		var text string
		err := d.DecodeElement(&text, &start)
		return text, err
	case "true", "false":
		return start.Name.Local == "true", d.Skip()
	case "array", "dict":
	default:
		return nil, fmt.Errorf("<%s> is no value", start.Name.Local)
	}
	var all []any
	keys := map[string]any{}
	for {
		t, err := d.Token()
		if err != nil {
			return nil, err
		}
		switch t := t.(type) {
		case xml.StartElement:
			if key := len(all)%2 == 0; start.Name.Local == "dict" && key != (t.Name.Local == "key") {
				return nil, fmt.Errorf("<%s> in the wrong place of a dict", t.Name.Local)
			}
			v, err := plistValue(d, t)
			if err != nil {
				return nil, err
			}
			all = append(all, v)
		case xml.EndElement:
			if start.Name.Local == "array" {
				return all, nil
			}
			if len(all)%2 != 0 {
				return nil, fmt.Errorf("key %v has no value", all[len(all)-1])
			}
			for i := 0; i < len(all); i += 2 {
				keys[all[i].(string)] = all[i+1]
			}
			return keys, nil
		}
	}
}

func readPlist(t *testing.T, path string) map[string]any {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	d := xml.NewDecoder(f)
	for {
		tok, err := d.Token()
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if s, ok := tok.(xml.StartElement); ok && s.Name.Local == "dict" {
			v, err := plistValue(d, s)
			if err != nil {
				line, _ := d.InputPos()
				t.Fatalf("%s, line %d: %v", path, line, err)
			}
			if _, err := io.Copy(io.Discard, f); err != nil {
				t.Fatal(err)
			}
			return v.(map[string]any)
		}
	}
}

// TestInfoPlist checks what macOS is told, on systems without plutil.
func TestInfoPlist(t *testing.T) {
	p := readPlist(t, root+".github/packaging/macos/Info.plist.in")
	for key, want := range map[string]any{
		"CFBundleIdentifier": startup.AppID, "CFBundleExecutable": "passedpawn", "CFBundlePackageType": "APPL",
		"CFBundleName": "Passed Pawn", "CFBundleVersion": "@VERSION@", "CFBundleShortVersionString": "@VERSION@", "NSHighResolutionCapable": true,
	} {
		if p[key] != want {
			t.Errorf("%s is %v, want %v", key, p[key], want)
		}
	}
	var endings []string
	for i, declared := range p["UTImportedTypeDeclarations"].([]any) {
		opens := p["CFBundleDocumentTypes"].([]any)[i].(map[string]any)["LSItemContentTypes"].([]any)
		kind := declared.(map[string]any)
		if !slices.Contains(opens, kind["UTTypeIdentifier"]) {
			t.Errorf("it opens %v and declares %v", opens, kind["UTTypeIdentifier"])
		}
		for _, e := range kind["UTTypeTagSpecification"].(map[string]any)["public.filename-extension"].([]any) {
			endings = append(endings, "."+e.(string))
		}
	}
	if !slices.Equal(endings, gamefile.Extensions()) {
		t.Errorf("files end in %v, and the program reads %v", endings, gamefile.Extensions())
	}
}

// TestOneVersion keeps the version of the packages that of the program.
func TestOneVersion(t *testing.T) {
	main, err := os.ReadFile(root + "main.go")
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`(?m)^var version = "(.+)"$`).FindSubmatch(main)
	if version == nil {
		t.Fatal("main.go has no version")
	}
	data, err := os.ReadFile(root + "FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Version = \"" + string(version[1]) + "\"", "ID = \"" + startup.AppID + "\""} {
		if !strings.Contains(string(data), want) {
			t.Errorf("FyneApp.toml lacks %s", want)
		}
	}
}
