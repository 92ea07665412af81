package engines

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// Share returns what each engine may use of a computer: what the person has chosen, and else
// what it is offered.
func Share(s settings.Settings, machine uciclient.Resources) uciclient.Resources {
	return uciclient.Resources{Threads: s.Threads, Memory: s.Hash}.Or(machine.Share())
}

// Sharing returns an engine with the options for its share of this computer, unless the person
// has set them for this engine.
func Sharing(e settings.Engine, share uciclient.Resources) settings.Engine {
	options := uciclient.Shared(command(e), uciclient.ParseOptions(e.Declared), share)
	for own, value := range e.Options {
		maps.DeleteFunc(options, func(name, _ string) bool { return strings.EqualFold(name, own) })
		options[own] = value
	}
	e.Options = options
	return e
}

// command returns what starts an engine.
func command(e settings.Engine) uciclient.Command {
	return uciclient.Command{Path: e.Path, Args: e.Args}
}

// shareOn returns what each engine on a page may use of this computer.
func shareOn(p *Page) uciclient.Resources { return Share(p.settings, p.config.Programs.Machine()) }

// shares are the choices of what each engine may use of this computer.
func (l *list) shares() fyne.CanvasObject {
	m := l.page.config.Programs.Machine()
	offered := m.Share()
	return widgets.Rows(
		l.amount("threads", i18n.T("engines.share-threads"), strconv.Itoa, amounts(1, m.Threads), offered.Threads,
			func(s *settings.Settings) *int { return &s.Threads }),
		l.amount("hash", i18n.T("engines.share-hash"), megabytes, amounts(leastHash, cmp.Or(m.Memory/2, usualMost)), offered.Memory,
			func(s *settings.Settings) *int { return &s.Hash }),
		widgets.NewNote(i18n.T("engines.share-about")))
}

// The smallest and, where the memory is not known, the largest hash table to choose, in
// megabytes.
const (
	leastHash = 16
	usualMost = 4096
)

// amounts returns the amounts to choose from, each twice the one before, and the largest.
func amounts(least, most int) (all []int) {
	for n := least; n < most; n *= 2 {
		all = append(all, n)
	}
	return append(all, max(most, least))
}

func megabytes(n int) string { return i18n.F("engines.megabytes", n) }

// amount is the choice of an amount. 0 is what is offered.
func (l *list) amount(name, text string, say func(int) string, values []int, offered int, of func(*settings.Settings) *int) fyne.CanvasObject {
	p := l.page
	s := p.settings
	now := *of(&s)
	if i, listed := slices.BinarySearch(values, now); now > 0 && !listed {
		values = slices.Insert(values, i, now) // from another computer, or written into the file
	}
	values = append([]int{0}, values...)
	var names []string
	for _, n := range values {
		names = append(names, say(n))
	}
	if names[0] = i18n.F("engines.share-offered", say(offered)); offered == 0 {
		names[0] = i18n.T("engines.share-none")
	}
	choice := widgets.NewChoice(names, p.reveal, func(int) {})
	choice.Name = text
	choice.SetSelectedIndex(slices.Index(values, now))
	choice.OnChanged = func(string) {
		if n := values[choice.SelectedIndex()]; n != now {
			p.config.Change(func(s *settings.Settings) { *of(s) = n })
		}
	}
	l.named[name] = choice
	return container.New(widgets.Beside{}, widgets.NewText(text), choice)
}

// resources says what an engine uses of this computer, as far as its options tell.
func resources(e settings.Engine, share uciclient.Resources) (all []string) {
	set := Sharing(e, share).Options
	for _, o := range uciclient.ParseOptions(e.Declared) {
		n, err := strconv.Atoi(cmp.Or(set[o.Name], o.Default))
		switch {
		case err != nil:
		case o.Threads():
			all = append(all, i18n.Count(n, "play.threads"))
		case o.Memory():
			all = append(all, megabytes(n))
		}
	}
	return all
}
