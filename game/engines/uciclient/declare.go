package uciclient

import (
	"strconv"
	"strings"
)

// empty stands for a text without letters.
const empty = "<empty>"

// ParseOption reads how an engine declares an option: "option name Hash type spin default
// 16 min 1 max 1024". Source: the UCI protocol of April 2006, section "option". It returns
// false if the line has no name, no known type or no possible value.
func ParseOption(line string) (o Option, ok bool) {
	text, declared := strings.CutPrefix(strings.TrimSpace(line), "option ")
	text, titled := strings.CutPrefix(strings.TrimSpace(text), "name ")
	name, rest, typed := strings.Cut(text, " type ")
	words := strings.Fields(rest)
	if o.Name = strings.Join(strings.Fields(name), " "); !declared || !titled || !typed || o.Name == "" || len(words) == 0 {
		return o, false
	}
	o.Type = Type(words[0])
	switch o.Type {
	case OptionCheck, OptionSpin, OptionCombo, OptionButton:
		o.fields(words[1:])
	case OptionString:
		_, o.Default, _ = strings.Cut(rest, "default")
		if o.Default = strings.TrimSpace(o.Default); o.Default == empty {
			o.Default = ""
		}
	default:
		return o, false
	}
	if o.Type == OptionSpin && o.Max < o.Min {
		return o, false
	}
	return o, true
}

// ParseOptions reads options as String writes them. What is not an option is left out.
func ParseOptions(lines []string) (all []Option) {
	for _, line := range lines {
		if o, ok := ParseOption(line); ok {
			all = append(all, o)
		}
	}
	return all
}

// fields reads "default", "min", "max" and "var" with the words after each.
func (o *Option) fields(words []string) {
	key, value := "", []string(nil)
	put := func() {
		text := strings.Join(value, " ")
		n, _ := strconv.Atoi(text)
		switch key {
		case "default":
			o.Default = text
		case "min":
			o.Min = n
		case "max":
			o.Max = n
		case "var":
			o.Choices = append(o.Choices, text)
		}
		value = nil
	}
	for _, w := range words {
		switch w {
		case "default", "min", "max", "var":
			put()
			key = w
		default:
			value = append(value, w)
		}
	}
	put()
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
