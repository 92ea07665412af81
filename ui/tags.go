package ui

import (
	"slices"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
)

// editTags lets the person edit the game's details: who played, when and where.
func editTags(host *dialogs.Host, s *session.Session) {
	rec := s.Snapshot().Game.Record
	var named, others []dialogs.Tag
	for _, name := range record.Roster {
		value := rec.Tag(name)
		if name == "Result" {
			value = string(rec.Result)
		}
		named = append(named, dialogs.Tag{Name: name, Value: value})
	}
	for _, t := range rec.Tags {
		if !slices.Contains(record.Roster[:], t.Name) {
			others = append(others, dialogs.Tag(t))
		}
	}
	results := []string{string(rules.WhiteWins), string(rules.BlackWins), string(rules.Drawn), string(rules.Ongoing)}
	host.Tags(named, others, results, func(named, others []dialogs.Tag) {
		s.Edits.SetTags(func(r *record.Record) {
			r.Tags = nil
			for _, t := range named {
				if t.Name == "Result" {
					r.Result = rules.Result(t.Value)
				} else if t.Value != "" {
					r.Tags = append(r.Tags, record.Tag(t))
				}
			}
			for _, t := range others {
				r.Tags = append(r.Tags, record.Tag(t))
			}
		})
	})
}
