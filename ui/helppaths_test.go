package ui

import (
	"regexp"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/testing/uitest"
)

// TestHelpNamesItems finds each item that the help names by its menu, in every language.
func TestHelpNamesItems(t *testing.T) {
	longtest.Alone(t)
	named := regexp.MustCompile(`\*\*([^*]+)\*\*`)
	for _, code := range uitest.Languages() {
		uitest.Speak(t, code)
		d := open(t, t.TempDir())
		found := 0
		for _, name := range named.FindAllStringSubmatch(assets.Help(code), -1) {
			path := strings.Split(name[1], ", ")
			for _, menu := range d.menus.main.Items {
				if menu.Label != path[0] || len(path) == 1 {
					continue
				}
				found++
				items := menu.Items
				for _, label := range path[1:] {
					i, ok := directly(items, label)
					if !ok {
						t.Errorf("%s: there is no %q", code, name[1])
						break
					}
					if items = nil; i.ChildMenu != nil {
						items = i.ChildMenu.Items
					}
				}
			}
		}
		if found < 10 {
			t.Errorf("%s: the help names %d items", code, found)
		}
	}
}
