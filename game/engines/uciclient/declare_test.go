package uciclient

import (
	"reflect"
	"testing"
)

func TestParseOption(t *testing.T) {
	for line, want := range map[string]Option{
		"option name Hash type spin default 16 min 1 max 33554432": {
			Name: "Hash",
			Type: OptionSpin, Default: "16", Min: 1, Max: 33554432,
		},
		"option name Debug Log File type string default <empty>": {Name: "Debug Log File", Type: OptionString},
		"option name SyzygyPath type string default":             {Name: "SyzygyPath", Type: OptionString},
		"option name Book type string default c:\\my books\\a.bin": {
			Name: "Book",
			Type: OptionString, Default: "c:\\my books\\a.bin",
		},
		"option name Ponder type check default false": {Name: "Ponder", Type: OptionCheck, Default: "false"},
		"option name Clear Hash type button":          {Name: "Clear Hash", Type: OptionButton},
		"option name Style type combo default Very Solid var Very Solid var X": {
			Name: "Style", Type: OptionCombo,
			Default: "Very Solid", Choices: []string{"Very Solid", "X"},
		},
		"option name min max default type spin default 1 min -5 max 5": {
			Name: "min max default",
			Type: OptionSpin, Default: "1", Min: -5, Max: 5,
		},
		"option name NullMove Pruning type combo default Fail High var Always var Fail High var Never": {
			Name: "NullMove Pruning", Type: OptionCombo,
			Default: "Fail High", Choices: []string{"Always", "Fail High", "Never"},
		},
		" option  name  Two  Words   type  spin  default  3  min  1  max  9 ": {Name: "Two Words", Type: OptionSpin, Default: "3", Min: 1, Max: 9},
		"option name Skill type combo default easy var easy var type of thing": {
			Name: "Skill", Type: OptionCombo, Default: "easy",
			Choices: []string{"easy", "type of thing"},
		},
		"option name Book type string default c:\\the min var.bin": {Name: "Book", Type: OptionString, Default: "c:\\the min var.bin"},
	} {
		got, ok := ParseOption(line)
		if !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is read as %+v, %v; want %+v", line, got, ok, want)
		}
		if again, ok := ParseOption(got.String()); !ok || !reflect.DeepEqual(again, got) {
			t.Errorf("%+v is written as %q and read as %+v", got, got, again)
		}
	}
	for _, bad := range []string{
		"", "option", "option name", "option name X", "option name X type", "option name X type slider", "option type spin default 1",
		"id name X", "option name X type spin default 1 min 5 max 4",
	} {
		if got, ok := ParseOption(bad); ok {
			t.Errorf("%q is read as %+v", bad, got)
		}
	}
}

func TestValid(t *testing.T) {
	for _, tt := range []struct {
		o     Option
		value string
		want  bool
	}{
		{Option{Type: OptionSpin, Min: 1, Max: 8}, "8", true},
		{Option{Type: OptionSpin, Min: 1, Max: 8}, "9", false},
		{Option{Type: OptionSpin, Max: 8}, "x", false},
		{Option{Type: OptionCheck}, "true", true},
		{Option{Type: OptionCheck}, "yes", false},
		{Option{Type: OptionCombo, Choices: []string{"a"}}, "a", true},
		{Option{Type: OptionCombo, Choices: []string{"a"}}, "b", false},
		{Option{Type: OptionString}, "", true},
		{Option{Type: OptionString}, "a\nquit", false},
		{Option{Type: OptionButton}, "", false},
	} {
		if got := tt.o.Valid(tt.value); got != tt.want {
			t.Errorf("%+v takes %q: %v", tt.o, tt.value, got)
		}
	}
}
