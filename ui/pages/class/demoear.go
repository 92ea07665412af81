package class

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/print/export"
)

// listener creates what answers a person who plays by ear about an exercise that is shown to a
// class. What the class is to find is not given away.
func (d *demo) listener() *byear.Listener {
	p := d.page
	return byear.Listen(byear.Config{
		Board: d.board, Scene: func() describe.Scene { return exercises.SceneOf(class.Begin(d.exercise()), p.Settings) },
		Tell: p.config.Tell, ToBoard: func() { p.config.Focus(d.board) }, Type: func() { d.entry.Begin("", p.config.Focus) },
	}, byear.Aside{Worth: phrase.Say("byear.unsolved")}, func() bool { return p.Settings.ByEar })
}

// rune handles a letter at the board: a question by ear, or the first of a move.
func (d *demo) rune(r rune) {
	if d.page.Settings.ByEar {
		d.ear.Letter(r)
		return
	}
	d.entry.Begin(string(r), d.page.config.Focus)
}

// lines returns what is shown, line by line, and what was answered since.
func (d *demo) lines() []string {
	e, one := d.exercise(), d.page.poll()
	says := func(p phrase.Phrase) string { return byear.Said(p, e.Rules, d.page.Settings.EarStyle) }
	all := []string{d.title.Text, d.task.Text, d.said.Text}
	if one.solved {
		all[2] = says(export.Answer(e))
	}
	for _, v := range one.votes {
		all = append(all, says(d.line(v)))
	}
	if told := i18n.P(d.ear.Reply()); told != "" {
		all = append(all, told)
	}
	return all
}

// ByEar implements pages.Listener.
func (p *Page) ByEar(key string) bool {
	if p.demo != nil {
		return p.demo.ear.ByEar(key)
	}
	return p.table == nil && p.Course.ByEar(key)
}

// Sayings implements pages.Repeater.
func (p *Page) Sayings() int {
	if p.demo != nil {
		return p.demo.ear.Sayings()
	}
	return p.Course.Sayings()
}
