package matches

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// said returns a time control in words. Bad ones are shown as they are.
func said(control string) phrase.Phrase {
	c, err := clock.Parse(control)
	if err != nil {
		return phrase.Say("%v", control)
	}
	return c.Phrase()
}

// When games are decided: the scores of both engines agree for several moves. clearWin is
// in centipawns of chess.
var (
	clearWin  = tournament.ResignRule{Count: 4, Score: 1000}
	clearDraw = tournament.DrawRule{Move: 40, Count: 8, Score: 10}
)

// plan returns the match that the form describes, without its openings.
func (s *setup) plan(now time.Time) tournament.Plan {
	p := tournament.Plan{
		Variant: s.game().Tag, Format: s.request.format, Control: s.request.control, Rounds: s.request.games / 2,
		Date: now.Format("2006.01.02"), Seed: uint64(now.UnixNano()),
	}
	if len(s.request.engines) == fewest {
		p.Format = tournament.RoundRobin
	}
	if s.request.early {
		p.Resign, p.Draw = clearWin, clearDraw
		p.Resign.Score *= rules.Scale(s.game().Rules)
	}
	var names []string
	for _, spec := range s.request.engines {
		if i := s.index(spec); i >= 0 {
			p.Engines = append(p.Engines, s.choices[i].Engine)
			names = append(names, s.choices[i].Engine.Name)
		}
	}
	p.Engines, p.Event = tournament.Named(p.Engines), strings.Join(names, " - ")
	return p
}

// start begins a match. Its files are written off Fyne's thread.
func (s *setup) start() {
	p := s.page
	plan, wanted := s.plan(time.Now()), s.request
	if err := plan.Check(); err != nil {
		s.refuse(err)
		return
	}
	folder, r := p.config.Folder, s.game().Rules
	task.Go(p.files, func(*task.Task) (*tournament.Store, error) {
		openings, err := readOpenings(wanted.openings, r, plan.Rounds)
		if err != nil {
			return nil, err
		}
		return create(folder, plan.With(openings))
	}, func(store *tournament.Store, err error) {
		if err != nil {
			s.refuse(err)
			return
		}
		s.wrong.Hide()
		p.open(store, wanted.atOnce)
		p.match.play()
	})
}

// refuse says why a match cannot begin.
func (s *setup) refuse(err error) {
	s.wrong.SetText(i18n.Sentence(err))
	s.wrong.Show()
	s.page.grow()
	s.page.reveal(s.wrong)
}

func readOpenings(path string, r rules.Rules, most int) ([]tournament.Opening, error) {
	if path == "" {
		return nil, nil
	}
	f, err := openfile.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return tournament.ReadOpenings(f, r, 0, most)
}

// create creates the files of a match in the folder, under a name that is free.
func create(folder string, p tournament.Plan) (*tournament.Store, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	for n := 1; ; n++ {
		path := filepath.Join(folder, fmt.Sprintf("%s match %d.pgn", strings.ReplaceAll(p.Date, ".", "-"), n))
		if _, err := os.Stat(path + tournament.PlanSuffix); err == nil {
			continue
		}
		if _, err := os.Stat(path); err == nil {
			continue
		}
		if err := tournament.Create(path, p); err != nil {
			return nil, err
		}
		return tournament.Open(path)
	}
}
