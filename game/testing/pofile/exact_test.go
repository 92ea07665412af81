package pofile

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"passedpawn/assets"
)

// codes returns the languages of the translations but English.
func codes() (all []string) {
	for name := range assets.Translations("") {
		if code, is := strings.CutPrefix(strings.TrimSuffix(name, ".json"), "window."); is && code != "en" {
			all = append(all, code)
		}
	}
	return all
}

// TestExact writes each language as a .po file and reads it back: its files have the same bytes.
func TestExact(t *testing.T) {
	for _, code := range codes() {
		all := files(t, code, export(t, code))
		for _, name := range []string{"window.json", "rules.json", "shogi.json", "lessons.json", "shogilessons.json", "openings.tsv", "help"} {
			content, err := os.ReadFile(file(name, code))
			if err != nil && !os.IsNotExist(err) { // an incomplete language may lack some
				t.Error(err)
			}
			if all[file(name, code)] != string(content) {
				t.Errorf("%s becomes another file", file(name, code))
			}
		}
	}
}

// TestNew exports a language that has no texts: each is empty, and it makes no files.
func TestNew(t *testing.T) {
	po := export(t, "be")
	opening := []byte("msgctxt \"openings/Sicilian Defence\"\nmsgid \"Sicilian Defence\"\nmsgstr \"\"\n")
	if !bytes.Contains(po, []byte("msgstr[2] \"\"")) || !bytes.Contains(po, opening) {
		t.Error("it lacks texts to translate")
	}
	if all := files(t, "be", po); len(all) > 0 {
		t.Errorf("it makes %d files", len(all))
	}
	games := "msgid \"%v game\"\nmsgid_plural \"%v games\"\n"
	po = bytes.Replace(po, []byte(games+"msgstr[0] \"\"\nmsgstr[1] \"\"\nmsgstr[2] \"\""),
		[]byte(games+"msgstr[0] \"%v партыя\"\nmsgstr[1] \"%v партыі\"\nmsgstr[2] \"%v партый\""), 1)
	want := "\t\"gamelist.games\": {\n\t\t\"few\": \"%v партыі\",\n\t\t\"many\": \"%v партый\",\n\t\t\"one\": \"%v партыя\"\n\t}"
	if got := files(t, "be", po)[file("window.json", "be")]; !strings.Contains(got, want) {
		t.Errorf("the games become %q", got)
	}
}

// TestMsgfmt lets gettext check each file, where it is installed.
func TestMsgfmt(t *testing.T) {
	if _, err := exec.LookPath("msgfmt"); err != nil {
		t.Skip("there is no msgfmt")
	}
	for _, code := range codes() {
		path := filepath.Join(t.TempDir(), code+".po")
		if err := os.WriteFile(path, export(t, code), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("msgfmt", "--check", "-o", os.DevNull, path).CombinedOutput(); err != nil {
			t.Errorf("%s: %s", code, out)
		}
	}
}

// TestHints shows a translator the words of the glossary.
func TestHints(t *testing.T) {
	po := string(export(t, "de"))
	if !strings.Contains(po, "#. capture: schlagen\n") || !strings.Contains(po, "#. stalemate: Patt\n") {
		t.Error("the German words are not there")
	}
}

// TestRead reads what other programs write.
func TestRead(t *testing.T) {
	for text, want := range map[string][]entry{
		"": nil,
		"# by me\n#: a.go:1\n#, c-format\nmsgctxt \"a\"\nmsgid \"\"\n\"one \"\n\"two\"\nmsgstr \"\"\n\"eins \\\"\\n\"\n\"zwei\"\n": {
			{context: "a", one: "one two", forms: []string{"eins \"\nzwei"}},
		},
		"msgctxt \"a\"\nmsgid \"x\"\nmsgstr \"y\"\nmsgctxt \"b\"\nmsgid \"x\"\nmsgid_plural \"xs\"\nmsgstr[0] \"1\"\nmsgstr[1] \"2\"\n": {
			{context: "a", one: "x", forms: []string{"y"}}, {context: "b", one: "x", plural: "xs", forms: []string{"1", "2"}},
		},
		"#, fuzzy\nmsgctxt \"a\"\nmsgid \"x\"\nmsgstr \"y\"\n\n#~ msgctxt \"b\"\n#~ msgid \"x\"\n#~ msgstr \"y\"\n": nil,
	} {
		if got, err := read(strings.NewReader(text)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is read as %q, %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"\"a\"\n":                       `line 1: "" is not expected here`,
		"\n\nmsgid x\n":                 "line 3: x is not a string in quotes",
		"msgctxt \"a\"\nmsgstr[1] \"\"": `line 2: "msgstr[1]" is not expected here`,
	} {
		if _, err := read(strings.NewReader(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzRead reads any text: what is read is the same after it has been written.
func FuzzRead(f *testing.F) {
	f.Add("msgctxt \"a\"\nmsgid \"x\"\nmsgid_plural \"xs\"\nmsgstr[0] \"1\\n\"\nmsgstr[1] \"\\\\2\"\n")
	f.Add("#, fuzzy\nmsgid \"\"\n\"x\"\nmsgstr \"\t\"")
	f.Fuzz(func(t *testing.T, text string) {
		all, err := read(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, e := range all {
			if e.plural == "" && len(e.forms) > 1 || strings.ContainsFunc(e.context+e.one+e.plural+strings.Join(e.forms, ""), strange) {
				return // write makes no such entry
			}
		}
		var b bytes.Buffer
		if err := write(&b, "xx", plurals[0].written, all); err != nil {
			t.Fatal(err)
		}
		again, err := read(&b)
		if err != nil || len(again) != len(all) {
			t.Fatalf("%q becomes %q, %v", all, again, err)
		}
		for i := range all {
			if !reflect.DeepEqual(all[i].forms, again[i].forms) || all[i].context != again[i].context {
				t.Errorf("%q becomes %q", all[i], again[i])
			}
		}
	})
}

// strange reports whether a character is not in a text of the window.
func strange(r rune) bool { return r < ' ' && r != '\n' && r != '\t' || r == 0xfffd || r == 0x7f }
