package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"passedpawn/game/teaching/class"
	"passedpawn/game/variants"
	"passedpawn/ui/pages"
)

const rookMates = "[Event \"Rooks\"]\n[Exercise \"1\"]\n[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1\"]\n\n1. Ra8# *\n\n" +
	"[Event \"Rooks\"]\n[Exercise \"2\"]\n[SetUp \"1\"]\n[FEN \"3r2k1/5ppp/8/8/8/8/4Q3/4R1K1 w - - 0 1\"]\n\n1. Qe8+ Rxe8 2. Rxe8# *\n"

// slipsOf returns the slips of some people, whose second answer is wrong.
func slipsOf(t *testing.T, n int) (all []string) {
	t.Helper()
	s, err := class.Read(rookMates, "", variants.All())
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		all = append(all, class.Slip{Set: s.Key(), ID: fmt.Sprint(i), Answers: []class.Answer{
			{Given: true, Took: time.Second, Solved: true}, {Given: true, Took: time.Minute, Wrong: "e2e4"},
		}}.String())
	}
	return all
}

// atClass waits until the page with exercises says something.
func (d *rig) atClass(text string) {
	d.t.Helper()
	d.until(text, func() bool {
		return d.inSight == pages.Page(d.classes.page) && !d.classes.page.Busy() && strings.Contains(strings.Join(d.classes.page.Said(), "\n"), text)
	})
}

// TestDropsOfAClass drops exercises on the window, and then the slips of a class, each in a file of
// its own. What else is dropped with them is opened as ever.
func TestDropsOfAClass(t *testing.T) {
	d := open(t, t.TempDir())
	d.Open(d.file("rooks.pgn", rookMates))
	d.atClass("0 of 2 answered")
	var files []string
	for i, slip := range slipsOf(t, 30) {
		files = append(files, d.file(fmt.Sprintf("slip %d.txt", i), "Dear teacher,\n"+slip+"\n"))
	}
	d.Open(append(files, d.file("game.pgn", "1. d4 {slip1.x} d5 *"))...)
	d.until("the game", func() bool { return d.line() == "d4 d5" && d.onBoard() })
	// The move of the second exercise cannot be played. The first is a game all the same.
	d.Open(d.file("torn.pgn", strings.Replace(rookMates, "Rxe8 2", "Rxe7 2", 1)))
	d.until("the list", func() bool { return d.inSight == pages.Page(d.gameList) && strings.Contains(d.texts(), "torn.pgn") })
	d.showPage(d.classes.page)
	d.atClass("30 slips")
	d.atClass("2. White to move 0 of 30 solved it.")
	d.atClass("starting with queen to e8, check")
	d.Open(d.file("old.pgn", strings.ReplaceAll(rookMates, "[Exercise", "[Number")))
	d.until("the list", func() bool { return d.inSight == pages.Page(d.gameList) })
	d.classes.openAny([]string{d.file("book.pgn", strings.ReplaceAll(rookMates, "[Exercise", "[Number"))})
	d.atClass("30 slips")
}

// TestPastesOfAClass pastes exercises, and slips.
func TestPastesOfAClass(t *testing.T) {
	d := open(t, t.TempDir())
	d.pastes(rookMates)
	d.atClass("0 of 2 answered")
	d.pastes(strings.Join(slipsOf(t, 3), " "))
	d.atClass("3 slips")
	d.classes.openAny([]string{d.file("game.pgn", "1. e4 e5 *")})
	d.says("game.pgn: There is no position with a solution.")
	d.classes.openAny([]string{d.file("torn.pgn", strings.Replace(rookMates, "Rxe8 2", "Rxe7 2", 1))})
	d.says("torn.pgn: ")
	for _, text := range []string{strings.Replace(rookMates, "Rxe8 2", "Rxe7 2", 1), "1. e4 {slip1.x} e5", "a slip", ""} {
		if d.classes.paste(text) {
			t.Errorf("%q is pasted as exercises", text)
		}
	}
}

// TestExercisesOfAList makes exercises from what a list has found, or from what its games mark.
func TestExercisesOfAList(t *testing.T) {
	d := open(t, t.TempDir())
	make := func() {
		d.t.Helper()
		for _, deed := range d.gameList.Database() {
			if deed.Text == "Make exercises" {
				deed.Do()
			}
		}
	}
	d.Open(d.file("plain.pgn", strings.Repeat("[Event \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n", 3)))
	d.until("the list", func() bool { return d.inSight == pages.Page(d.gameList) && !d.gameList.Busy() })
	make()
	d.says("no marked positions")
	for n, want := range map[int]string{3: "0 of 3 answered", class.Mostly: "0 of 100 answered", class.Mostly + 1: "The exercises are the first 100."} {
		name := fmt.Sprintf("marked %d.pgn", n)
		d.Open(d.file(name, strings.Repeat("[Event \"A\"]\n\n1. e4 e5 2. Nf3! *\n\n", n)))
		d.until("the list", func() bool {
			return strings.Contains(d.texts(), name) && strings.Contains(d.texts(), fmt.Sprint(n, " games")) && !d.gameList.Busy()
		})
		make()
		d.toBoard()
		d.until("idle", func() bool { return !d.gameList.Busy() })
		if !d.onBoard() {
			t.Error("exercises turn the page of a person who has left the list")
		}
		d.turnTo(d.gameList)
		make()
		d.atClass(want)
	}
}
