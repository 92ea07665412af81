package gamelist

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/pages/gamelist/search"
)

// prepared are the games of an opponent, Nowak, and others.
var prepared = strings.Join([]string{
	played("Nowak, Jan", "Ada", "2019.01.01", 2310, "1-0", "1. e4 e5 2. Nf3"),
	played("Nowak, Jan", "Berg", "2019.02.01", 2480, "0-1", "1. e4 e5 2. Nf3"),
	played("Nowak, Jan", "Carl", "2019.03.01", 2450, "1-0", "1. e4 c5 2. Nf3"),
	played("Jan Nowak", "Dora", "2023.01.01", 2420, "1/2-1/2", "1. d4 Nf6 2. c4"),
	played("Nowak, Jan", "Emil", "2023.02.01", 2310, "1-0", "1. d4 Nf6 2. c4"),
	played("Nowak, Jan", "Finn", "2024.02.01", 0, "1-0", "1. c4 Nf6 2. d4"),
	played("Nowakowski", "Finn", "2024.02.01", 0, "1-0", "1. b3"),
	played("Ada", "Nowak, Jan", "2022.02.01", 2400, "1-0", "1. e4 c6"),
}, "\n")

// played returns a game. elo is the rating of Black, 0 for none.
func played(white, black, date string, elo int, result, moves string) string {
	return fmt.Sprintf("[White %q]\n[Black %q]\n[Date %q]\n[BlackElo \"%d\"]\n[Result %q]\n\n%s %s\n", white, black, date, elo, result, moves, result)
}

// preparing lists the games of an opponent with a colour.
func preparing(t *testing.T, side rules.Side) *desk {
	t.Helper()
	d := sit(t)
	if err := os.WriteFile(d.path, []byte(prepared), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the moves", func() bool { return d.source.positions != nil })
	t.Cleanup(func() { d.source.closePositions() })
	d.preparation.start(opponent{"Nowak, Jan", side})
	d.until("the opponent's games", func() bool { return d.explorer.prep && !d.finder.searching.Busy() && len(d.explorer.rows) > 0 })
	return d
}

// tree returns the moves of the explorer, with what an opponent's tree says of them.
func (d *desk) tree() string {
	var rows []string
	for _, c := range d.explorer.rows {
		r := newMoveRow(d.explorer)
		r.show(d.explorer.line.written(d.explorer.at, c.Move), c)
		text := ""
		for _, by := range d.explorer.columns().shown() {
			if by != search.ByElo && by != search.ByYear {
				text += " " + r.texts[by].Text
			}
		}
		rows = append(rows, strings.Join(strings.Fields(text), " "))
	}
	return strings.Join(rows, ", ")
}

func (d *desk) offers(want string) {
	d.t.Helper()
	d.posts.Until(d.t, want, func() bool { return d.tree() == want && !d.finder.searching.Busy() }, d.tree)
}

// TestPreparation shows the tree of an opponent, with trends and transpositions: both spellings of
// the name count, and no longer name.
func TestPreparation(t *testing.T) {
	d := preparing(t, rules.White)
	d.offers("e4 3 67 % −100, d4 2 75 % +67, c4 1 100 % +33")
	if !d.explorer.side.flipped || len(d.bar.chips.box.Objects) != 1 {
		t.Error("the person's side is not below, or there are other buttons than that of the opponent")
	}
	d.explorer.sortBy(search.ByScore)
	d.offers("c4 1 100 % +33, d4 2 75 % +67, e4 3 67 % −100")
	d.explorer.head.Tapped(&fyne.PointEvent{Position: fyne.NewPos(9, 9)}) // by name
	d.offers("c4 1 100 % +33, d4 2 75 % +67, e4 3 67 % −100")
	d.explorer.head.Tapped(&fyne.PointEvent{Position: fyne.NewPos(9, 9)})
	d.offers("e4 3 67 % −100, d4 2 75 % +67, c4 1 100 % +33")
	d.explorer.order = moveOrder{}
	d.explorer.play(d.explorer.rows[1].Move) // d4
	d.offers("Nf6 2 25 %")
	d.explorer.play(d.explorer.rows[0].Move)
	d.offers("c4 2 75 % 1") // and a game by 1.c4
	d.bar.chips.box.Objects[0].(interface{ Tapped(*fyne.PointEvent) }).Tapped(nil)
	d.until("all games", func() bool { return !d.explorer.prep && !d.finder.searching.Busy() })
}

// TestPrepareWhileReading finds the games of an opponent that are read while it looks for them, and
// at the end those that were read later. The board stays.
func TestPrepareWhileReading(t *testing.T) {
	d := preparing(t, rules.White)
	part := filepath.Join(t.TempDir(), "part.pgn")
	if err := os.WriteFile(part, []byte(strings.Join(strings.SplitAfterN(prepared, "\n\n", 7)[:6], "")), 0o600); err != nil {
		t.Fatal(err)
	}
	few, err := library.File(part, "", orthodox.Rules{}).List(t.Context(), func(*index.Table, float64) {})
	if err != nil || few.Len() != 3 {
		t.Fatal(few.Len(), err)
	}
	all, positions := d.source.table, d.source.positions
	found := func() int {
		if d.bar.request.only == nil {
			return 0
		}
		return len(d.bar.request.only.rows)
	}
	d.bar.askNothing()
	d.source.table = few
	d.preparation.start(opponent{"Nowak, Jan", rules.White})
	d.source.table = all
	d.until("all games", func() bool { return found() == 6 })
	d.bar.askNothing()
	d.source.table, d.source.positions = few, nil
	d.preparation.start(opponent{"Nowak, Jan", rules.White})
	d.until("the first games", func() bool { return found() == 3 })
	d.source.table, d.source.positions = all, positions
	d.explorer.play(orthodox.Rules{}.Start().Moves()[0])
	d.Page.read(nil)
	d.until("the other games", func() bool { return found() == 6 && !d.finder.searching.Busy() })
	if d.explorer.at != 1 {
		t.Errorf("the board shows move %d", d.explorer.at)
	}
}

// chosen chooses an item of the menu of a preparation.
func (d *desk) chosen(labels ...string) {
	d.t.Helper()
	test.Tap(d.preparation.button)
	items := d.menu.Items
	for n, label := range labels {
		var have []string
		var at *fyne.MenuItem
		for _, i := range items {
			if have = append(have, i.Label); i.Label == label {
				at = i
			}
		}
		switch {
		case at == nil:
			d.t.Fatalf("there is no %s among %s", label, strings.Join(have, ", "))
		case n == len(labels)-1:
			at.Action()
		default:
			items = at.ChildMenu.Items
		}
	}
}

// TestParts counts only games against some ratings, or of some years.
func TestParts(t *testing.T) {
	d := preparing(t, rules.White)
	d.chosen("Ratings of the other side", "2400–2499 · 3 games · 50%")
	d.offers("e4 2 50 %, d4 1 50 %")
	d.chosen("Ratings of the other side", "2300–2399 · 2 games · 100%")
	d.offers("d4 1 100 %, e4 1 100 %")
	d.chosen("Years", "2023 · 2 games · 75%")
	d.offers("d4 1 100 %")
	d.chosen("Ratings of the other side", "All ratings")
	d.chosen("Years", "Since 2023")
	d.offers("d4 2 75 %, c4 1 100 %")
	if d.bar.request.text != "year:>=2023" {
		t.Error(d.bar.request.text)
	}
	d.chosen("Sort the moves by", "White %")
	d.offers("c4 1 100 %, d4 2 75 %")
	d.chosen("Nowak, Jan with Black")
	d.offers("e4 1 100 %")
	if d.bar.request.text != "" || d.explorer.side.flipped {
		t.Error("the years of White are still asked for, or White is below")
	}
}

// TestOwnLines shows the person's repertoire beside the games, again after its file has changed,
// and keeps the one there is if another cannot be read.
func TestOwnLines(t *testing.T) {
	d := preparing(t, rules.White)
	mine := filepath.Join(t.TempDir(), "mine.pgn")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(mine, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 d6 (2... Nc6) *\n")
	d.other = mine
	d.chosen("Choose my repertoire")
	d.offers("e4 1 3 67 % −100, d4 2 75 % +67, c4 1 100 % +33")
	d.explorer.play(d.explorer.rows[0].Move)
	d.offers("e5 1 2 50 %, c5 1 1 0 %")
	if d.Page.settings.Repertoire != mine {
		t.Error(d.Page.settings.Repertoire)
	}
	write("1. e4 c6 2. d4 d5 *\n\n1. e4 c6 2. Nc3 *\n")
	d.own.follow()
	d.offers("e5 2 50 %, c5 1 0 %, c6 2 0")
	d.other = d.path + "none"
	d.chosen("Choose my repertoire")
	d.until("a message", func() bool { return d.told != "" })
	if !strings.Contains(d.told, "cannot be read") || d.own.open == nil || d.Page.settings.Repertoire != mine {
		t.Errorf("%q, and the repertoire is %q", d.told, d.Page.settings.Repertoire)
	}
	d.chosen("Remove mine.pgn")
	d.offers("e5 2 50 %, c5 1 0 %")
	// One that is gone is told once, and is not forgotten.
	d.change(func(s *settings.Settings) { s.Repertoire = d.other })
	d.own.follow()
	d.until("the news", func() bool { return strings.Contains(d.status.text.Text, "cannot be read") })
}

// TestOpponents offers the players of the selected game with each colour, and any other.
func TestOpponents(t *testing.T) {
	d := sit(t).shown()
	d.list.selectAt(0, false, false)
	var labels []string
	for _, i := range d.preparation.opponents().Items {
		labels = append(labels, i.Label)
	}
	if got := strings.Join(labels, ", "); got != "Carl with White, Carl with Black, Ada with White, Ada with Black, Choose an opponent" {
		t.Error(got)
	}
	d.preparation.opponents().Items[1].Action()
	d.lists("Berg")
	d.Prepare()
	d.until("the names", func() bool { return len(d.offered) > 0 })
	d.pick(0)
	if d.asked != "Which colour will Berg have?" || len(d.answers) != 3 {
		t.Fatal(d.asked)
	}
	d.bar.askNothing()
	d.lists("Carl Ada Berg Zoe")
	d.preparation.start(opponent{"Zoe", rules.Black})
	d.until("the news", func() bool { return strings.Contains(d.status.text.Text, "Zoe with Black") })
}
