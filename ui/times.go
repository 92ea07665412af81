package ui

import (
	"time"

	"passedpawn/game/clock"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// usual are the time controls to choose from, as people write them: bullet,
// blitz, rapid and classical.
var usual = [...]string{"1", "2+1", "3", "3+2", "5", "5+3", "10", "10+5", "15+10", "30", "30+20", "60", "90+30"}

// times are the usual time controls with their names, the first is none.
func times() []dialogs.Time {
	all := []dialogs.Time{{Name: i18n.T("No clock")}}
	for _, text := range usual {
		if c, err := clock.ParseMinutes(text); err == nil {
			all = append(all, dialogs.Time{Text: text, Name: named(c[0])})
		}
	}
	return all
}

func named(s clock.Stage) string {
	minutes, seconds := int(s.Time/time.Minute), int(s.Increment/time.Second)
	if seconds == 0 {
		return i18n.F("%d min", minutes)
	}
	return i18n.F("%d min + %d s a move", minutes, seconds)
}
