package training

import (
	"math"
	"time"
)

// An Outlook is what a person is told before a sitting.
type Outlook struct {
	Items   int       // that there are
	Due     int       // items that are due now
	Minutes int       // roughly how long the due items take, at least 1 if there are any
	Next    time.Time // when the next item is due, if none is due now
	// Asked is how many cards came back after a day or more, and Known how many of them were
	// remembered.
	Asked, Known int
	// ByDay is how many items come back on each of the next days. What is overdue counts as
	// today's.
	ByDay [Days]int
}

// Days is how many days an outlook looks ahead.
const Days = 14

// Look returns the outlook at a time.
func Look(items []Item, m Memory, now time.Time) Outlook {
	o := Outlook{Items: len(items), Asked: m.Asked, Known: m.Known}
	var takes time.Duration
	for _, one := range due(items, m, now) {
		o.Due++
		takes += one.Takes
	}
	o.Minutes = int(math.Ceil(takes.Minutes()))
	for _, one := range items {
		at := m.Due(one.ID, now.Location())
		if o.Due == 0 && (o.Next.IsZero() || at.Before(o.Next)) {
			o.Next = at
		}
		if day := daysFrom(now, at); day < Days {
			o.ByDay[max(day, 0)]++
		}
	}
	return o
}

// daysFrom returns how many midnights there are between two times.
func daysFrom(now, at time.Time) int {
	date := func(t time.Time) time.Time {
		y, m, d := t.In(now.Location()).Date()
		return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) // where every day has 24 hours
	}
	return int(date(at).Sub(date(now)) / (24 * time.Hour))
}
