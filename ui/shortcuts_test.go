package ui

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/ui/board/byear"
	"passedpawn/ui/testing/uitest"
)

// TestREADMEKeys compares the table of keys in README with the menus.
func TestREADMEKeys(t *testing.T) {
	d := open(t, t.TempDir())
	want := "| keys | what they do |\n|---|---|\n"
	for _, s := range d.menus.shortcuts() {
		want += fmt.Sprintf("| %s | %s |\n", s.keys, s.does)
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), want) {
		t.Errorf("README.md lists other keys than the menus; its table is to be\n%s", want)
	}
}

// TestREADMEAsks compares the table of what can be asked by ear in README with the commands.
func TestREADMEAsks(t *testing.T) {
	uitest.NewApp(t)
	want := "| keys at the board | typed | what they do |\n|---|---|---|\n"
	for _, r := range byear.Rows() {
		want += fmt.Sprintf("| %s | %s | %s |\n", r.Keys, r.Typed, r.Does)
		if !strings.Contains(earText(), "**"+r.Keys+"**") || !strings.Contains(earText(), r.Does) {
			t.Errorf("Help lacks %+v", r)
		}
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), want) {
		t.Errorf("README.md lists other commands; its table is to be\n%s", want)
	}
}

// TestKeysAreTheirOwn checks that each key of the menus belongs to one item, which Help
// names.
func TestKeysAreTheirOwn(t *testing.T) {
	d := open(t, t.TempDir())
	help, seen := d.menus.keysText(), map[string]string{}
	for _, s := range d.menus.shortcuts() {
		if other, taken := seen[s.keys]; taken || s.does == "" {
			t.Errorf("%s is %q and %q", s.keys, s.does, other)
		}
		seen[s.keys] = s.does
		if !strings.Contains(help, "**"+s.keys+"**  "+s.does) {
			t.Errorf("Help does not say that %s is %s", s.keys, s.does)
		}
	}
}
