package library

import (
	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// forgetUndeleted forgets the backups of games that were not deleted after all, because
// another program has changed their file. If the file no longer has all the games of a
// backup, that stays.
func (s settling) forgetUndeleted(lost []journal.Change) error {
	states := map[string]bool{}
	for _, c := range lost {
		if c.Kind == deletedLater {
			states[c.State] = true
		}
	}
	if len(states) == 0 {
		return nil
	}
	backups, _ := s.Backups() // one that cannot be read stays
	for _, b := range backups {
		if !b.Deleted || b.Whole || b.From != s.path || !states[b.State] {
			continue
		}
		still, err := b.stillIn(s.path)
		if err != nil {
			return err
		}
		if still {
			if err := s.Forget(b); err != nil {
				return err
			}
		}
	}
	return nil
}

// stillIn reports whether a file has all the games of a backup.
func (b Backup) stillIn(path string) (bool, error) {
	text, err := b.text()
	if err != nil {
		return false, err
	}
	defer text.Close()
	missing := map[string]int{}
	of := gamefile.NewScanner(text, path, pgn.Automatic)
	for of.Scan() {
		missing[of.Item().Raw]++
	}
	if err := of.Err(); err != nil {
		return false, err
	}
	err = scan(path, func(in gamefile.Scanner) error {
		for in.Scan() {
			if raw := in.Item().Raw; missing[raw] > 1 {
				missing[raw]--
			} else {
				delete(missing, raw)
			}
		}
		return in.Err()
	})
	return len(missing) == 0, err
}
