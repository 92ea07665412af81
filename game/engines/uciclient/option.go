package uciclient

import (
	"slices"
	"strconv"
	"strings"
)

// A Type is what values an option has.
type Type string

// The types of options.
const (
	OptionCheck  Type = "check"  // "true" or "false"
	OptionSpin   Type = "spin"   // a whole number from Min to Max
	OptionCombo  Type = "combo"  // one of Choices
	OptionButton Type = "button" // no value: the engine does something
	OptionString Type = "string" // any text, also the path of a file; "" for none
)

// An Option is something that can be set in an engine. Values are text of the protocol.
type Option struct {
	Name     string
	Type     Type
	Default  string   // "" for a button
	Min, Max int      // of a spin; those of threads and memory are bounded by what this computer has
	Choices  []string // of a combo
}

// Value returns a value as the engine takes it, and false if the option has no such value.
// A number beyond the bounds becomes the nearest one within them.
func (o Option) Value(text string) (value string, ok bool) {
	if strings.ContainsAny(text, "\r\n") {
		return "", false
	}
	switch o.Type {
	case OptionCheck:
		return text, text == "true" || text == "false"
	case OptionSpin:
		n, err := strconv.Atoi(text)
		return strconv.Itoa(max(min(n, o.Max), o.Min)), err == nil
	case OptionCombo:
		return text, slices.Contains(o.Choices, text)
	case OptionString:
		return text, true
	}
	return "", text == ""
}

// Valid reports whether a text is a value of the option as it stands.
func (o Option) Valid(text string) bool {
	value, ok := o.Value(text)
	return ok && value == text && o.Type != OptionButton
}

// find returns the option with a name, which is the same in upper and lower case.
func find(all []Option, name string) (Option, bool) {
	i := slices.IndexFunc(all, func(o Option) bool { return strings.EqualFold(o.Name, name) })
	if i < 0 {
		return Option{}, false
	}
	return all[i], true
}

// reservedOptions are the options that the client itself sets, in lower case.
var reservedOptions = []string{
	"multipv", "protocol", "uci_variant", "usi_variant", "uci_chess960", "uci_analysemode",
	"uci_opponent", "uci_engineabout", "uci_showcurrline",
}

// ponderOptions are the names of the option that allows pondering. An engine that may ponder
// also plans its time accordingly.
var ponderOptions = []string{"Ponder", "USI_Ponder"}

// isPonder reports whether a name is one of ponderOptions.
func isPonder(name string) bool {
	return slices.ContainsFunc(ponderOptions, func(n string) bool { return strings.EqualFold(n, name) })
}

// Ponder reports whether the option lets the engine think in its opponent's time.
func (o Option) Ponder() bool { return o.Type == OptionCheck && isPonder(o.Name) }

// settable returns the options that a user may set, with the bounds of a machine.
func settable(all []Option, m Resources) (free []Option) {
	for _, o := range all {
		if !slices.Contains(reservedOptions, strings.ToLower(o.Name)) {
			free = append(free, o.bounded(m))
		}
	}
	return free
}

// bounded returns an option with the bounds of a machine. Pondering is off by default,
// whatever the engine's own default is.
func (o Option) bounded(m Resources) Option {
	if o.Ponder() {
		o.Default = "false"
	}
	m.Memory /= 2
	if most := m.of(o); most > 0 {
		o.Max = max(min(o.Max, most), o.Min)
	}
	return o
}
