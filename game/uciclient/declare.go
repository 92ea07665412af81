package uciclient

import (
	"slices"
	"strconv"
	"strings"
)

// empty stands for a text without letters.
const empty = "<empty>"

// ParseOption reads how an engine declares an option: "option name Hash type spin default
// 16 min 1 max 1024". Source: the UCI protocol of April 2006, section "option".
// It returns false if the line has no name or no known type.
func ParseOption(line string) (Option, bool) {
	words := strings.Fields(line)
	if len(words) < 2 || words[0] != "option" {
		return Option{}, false
	}
	var o Option
	part := ""
	texts := map[string][]string{}
	for _, w := range words[1:] {
		// After the type a word such as "min" begins the next part; a name may contain it.
		begins := w == "name" && part == "" || w == "type" && part == "name" ||
			len(texts["type"]) > 0 && slices.Contains([]string{"default", "min", "max", "var"}, w)
		if begins {
			if part == "var" {
				o.Choices = append(o.Choices, strings.Join(texts["var"], " "))
				texts["var"] = nil
			}
			part = w
			continue
		}
		texts[part] = append(texts[part], w)
	}
	if part == "var" {
		o.Choices = append(o.Choices, strings.Join(texts["var"], " "))
	}
	o.Name, o.Type, o.Default = strings.Join(texts["name"], " "), Type(strings.Join(texts["type"], " ")), strings.Join(texts["default"], " ")
	if o.Default == empty {
		o.Default = ""
	}
	o.Min, _ = strconv.Atoi(strings.Join(texts["min"], " "))
	o.Max, _ = strconv.Atoi(strings.Join(texts["max"], " "))
	known := []Type{OptionCheck, OptionSpin, OptionCombo, OptionButton, OptionString}
	return o, o.Name != "" && slices.Contains(known, o.Type)
}

// String returns the option as ParseOption reads it.
func (o Option) String() string {
	text := "option name " + o.Name + " type " + string(o.Type)
	switch o.Type {
	case OptionSpin:
		text += " default " + o.Default + " min " + strconv.Itoa(o.Min) + " max " + strconv.Itoa(o.Max)
	case OptionCheck:
		text += " default " + o.Default
	case OptionString:
		if text += " default " + o.Default; o.Default == "" {
			text += empty
		}
	case OptionCombo:
		text += " default " + o.Default
		for _, c := range o.Choices {
			text += " var " + c
		}
	}
	return text
}

// Valid reports whether a text is a value of the option.
func (o Option) Valid(value string) bool {
	switch o.Type {
	case OptionCheck:
		return value == "true" || value == "false"
	case OptionSpin:
		n, err := strconv.Atoi(value)
		return err == nil && n >= o.Min && n <= o.Max
	case OptionCombo:
		return slices.Contains(o.Choices, value)
	case OptionString:
		return !strings.ContainsAny(value, "\r\n")
	}
	return false
}
