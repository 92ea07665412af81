package gamelist

import (
	"passedpawn/game/files/atomicfile"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// review reviews the games in the background, into a copy of the file.
func (c *commands) review() {
	s := c.list.scope()
	if c.reviewing.Busy() {
		c.status.announce(i18n.Sentence(chores.ErrReviewing))
		return
	}
	if len(s.Rows) == 0 {
		return
	}
	r := &chores.ReviewAll{Export: chores.Export{Files: c.files, Scope: s}, Reviewer: c.config.Training.Review()}
	c.runner.Propose(r, func() {
		c.config.Paths.Beside(i18n.T("gamelist.review"), s.Games.Path(), i18n.F("gamelist.reviewed-name", s.Stem()), func(path string, was atomicfile.State) {
			if s.Games.Is(path) {
				c.status.announce(i18n.T("gamelist.review-original"))
				return
			}
			r.Path, r.Was = path, was
			c.runner.DoAt(c.reviewing, r)
		})
	})
}
