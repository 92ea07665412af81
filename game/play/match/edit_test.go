package match

import (
	"errors"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

func TestEdit(t *testing.T) {
	m, last := persons(t, "e4 e5 Nf3")
	before := last.Record
	if err := m.Edit(func(r *record.Record) { r.At(record.Path{0}).Say("best by test") }); err != nil {
		t.Fatal(err)
	}
	if got := last.Record.At(record.Path{0}).Text(); got != "best by test" || before.At(record.Path{0}).Text() != "" {
		t.Errorf("said %q; the snapshot before says %q", got, before.At(record.Path{0}).Text())
	}
	d4 := rules.Move{From: rules.Sq(3, 1), To: rules.Sq(3, 3)}
	err := m.Edit(func(r *record.Record) { r.PromoteToMainLine(r.Try(nil, d4, "d4")) })
	if err != nil || sans(last) != "d4" || len(last.Line) != 2 || !last.Yours() {
		t.Errorf("%v: %s", err, sans(last))
	}
	if err := m.Edit(func(r *record.Record) { *r = *before.Clone() }); err != nil || sans(last) != "e4 e5 Nf3" || !last.Record.Equal(before) {
		t.Errorf("undone: %v: %s", err, sans(last))
	}
	if err := m.Edit(func(r *record.Record) { r.PromoteToMainLine(r.Try(nil, rules.Move{From: d4.To, To: d4.From}, "?")) }); err == nil ||
		sans(last) != "e4 e5 Nf3" {
		t.Errorf("an illegal move: %v: %s", err, sans(last))
	}
}

func TestEditWhilePlaying(t *testing.T) {
	q, bob := newQueue(), newScripted()
	m, last := begin(t, q, record.New("chess", ""), player.Human{}, bob)
	play(t, m, "e4")
	(<-bob.asked).move(t, "e5")
	q.one()
	if err := m.Edit(func(r *record.Record) { r.Delete(record.Path{0, 0}) }); !errors.Is(err, ErrPlaying) || sans(last) != "e4 e5" {
		t.Errorf("%v: %s", err, sans(last))
	}
	c5 := rules.Move{From: rules.Sq(2, 6), To: rules.Sq(2, 4)}
	if err := m.Edit(func(r *record.Record) { r.Try(record.Path{0}, c5, "c5") }); err != nil || sans(last) != "e4 e5" ||
		len(last.Record.At(record.Path{0}).Children()) != 2 {
		t.Errorf("a variation: %v: %s", err, sans(last))
	}
	if err := m.Resign(); err != nil {
		t.Fatal(err)
	}
	err := m.Edit(func(r *record.Record) { r.PromoteToMainLine(record.Path{0, 1}) })
	if err != nil || sans(last) != "e4 c5" || last.Outcome.Reason != rules.Resignation {
		t.Errorf("after the end: %v: %s, %v", err, sans(last), last.Outcome)
	}
}
