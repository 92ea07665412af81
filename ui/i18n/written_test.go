package i18n

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// written returns English and the languages of some files. The name of a language is
// the text for "English" in it. One that is new has a text for "language.new", and one that
// lacks texts has one for "language.incomplete".
func written(files map[string][]byte) []Language {
	all := []Language{{Code: "en", Name: "English"}}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		var table struct {
			English    string
			New        string `json:"language.new"`
			Incomplete string `json:"language.incomplete"`
		}
		_, code, _ := strings.Cut(strings.TrimSuffix(name, ".json"), ".")
		if err := json.Unmarshal(files[name], &table); err == nil && table.English != "" && code != "en" {
			all = append(all, Language{code, table.English, cmp.Or(table.Incomplete, table.New)})
		}
	}
	return all
}
