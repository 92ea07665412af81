package class

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
)

const mates = `[Event "Mates with rooks"]
[Exercise "1"]
[SetUp "1"]
[FEN "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1"]

1. Ra8# *

[Event "Mates with rooks"]
[Exercise "2"]
[SetUp "1"]
[FEN "4r1k1/8/8/8/8/4q3/5PPP/3R2K1 b - - 0 1"]

1... Qe1+ 2. Rxe1 Rxe1# *

[Event "Mates with rooks"]
[Exercise "3"]
[SetUp "1"]
[FEN "3r2k1/5ppp/8/8/8/8/4Q3/4R1K1 w - - 0 1"]

1. Qe8+ Rxe8 2. Rxe8# *
`

// A room is a page in a window of the test driver.
type room struct {
	*Page
	t      testing.TB
	window fyne.Window
	posts  tasktest.Posts
	now    time.Time
	copied string
	told   []string
	asked  []string // what was asked of the person
	files  map[string]string
	answer string // of a question with several answers
	store  *class.Store
	full   bool
}

func enter(t testing.TB, theme string, size fyne.Size) *room {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	r := &room{t: t, posts: make(tasktest.Posts, 20), now: time.Unix(1e9, 0), files: map[string]string{}, store: class.NewStore(t.TempDir())}
	chess, _ := variants.All().Find("")
	set := settings.Default()
	set.Animate = false
	r.Page = New(Config{
		Shell: pagestest.Shell{
			OnPost: r.posts.Post, OnNow: func() time.Time { return r.now }, OnCopy: func(text string) { r.copied = text },
			OnTell: func(title, text string) { r.told = append(r.told, text) },
			OnPick: func(title, find string, lines []string, then func(int)) {
				r.asked = append(r.asked, fmt.Sprint(title, " ", len(lines)))
				then(4)
			},
			OnWrite: func(_, _, _ string, then func(string)) { then(r.answer) },
			OnChoose: func(title, text string, answers ...dialogs.Deed) *dialogs.Question {
				r.asked = append(r.asked, text)
				i := slices.IndexFunc(answers, func(d dialogs.Deed) bool { return d.Text == r.answer })
				answers[i].Do()
				return nil
			},
		},
		Games: variants.All(), Chess: chess, Pieces: look.NewPieces("founders", "kanji"), Store: r.store, Draw: func(n int) int { return n / 2 },
		Puzzles: func() (*puzzles.Set, error) { return puzzles.Parse(assets.Puzzles()) },
		Ask: func(title, yes string, all []dialogs.Options, then func([]int)) {
			var chosen []int
			for _, o := range all {
				r.asked = append(r.asked, title+": "+o.Heading)
				chosen = append(chosen, o.At)
			}
			then(chosen)
		},
		FullScreen: func(on bool) { r.full = on },
		Files: Files{
			Open: func() { r.asked = append(r.asked, "open") },
			SaveAs: func(title, name, extension string, then func(string, atomicfile.State)) {
				then(name+extension, atomicfile.State{})
			},
			Save: func(path string, _ atomicfile.State, produce func(io.Writer) error) error {
				var out bytes.Buffer
				err := produce(&out)
				r.posts.Post(func() { r.files[path] = out.String() }) // several files are saved at once
				return err
			},
			Print: func(size int) func(io.Writer, class.Set) error {
				return func(out io.Writer, s class.Set) error {
					_, err := fmt.Fprintf(out, "%s in %d points", s.Title, size)
					return err
				}
			},
		},
	}, set)
	r.window = test.NewTempWindow(t, r.Content())
	r.window.SetPadded(false)
	r.window.Resize(size.AddWidthHeight(9, 0)) // texts know their height only in their width
	r.window.Resize(size)
	return r
}

// wait waits until the page has nothing to do.
func (r *room) wait() {
	r.t.Helper()
	r.posts.Until(r.t, "idle", func() bool { return !r.Busy() }, func() string { return "busy" })
	for len(r.posts) > 0 {
		(<-r.posts)()
	}
}

// open shows the exercises of a text.
func (r *room) open(text string) class.Set {
	r.t.Helper()
	s, err := class.Read(text, "", variants.All())
	if err != nil {
		r.t.Fatal(err)
	}
	r.Show(s)
	r.wait()
	return s
}

// plays makes a move after some seconds.
func (r *room) plays(seconds int, san string) {
	r.t.Helper()
	m, err := r.Run.Rules().Read(r.Run.Position(), san)
	if err != nil {
		r.t.Fatal(err)
	}
	r.now = r.now.Add(time.Duration(seconds) * time.Second)
	r.played(m)
	r.wait()
}

// TestSolving solves three exercises, one of them wrongly, and gets a slip without a name.
func TestSolving(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	s := r.open(mates)
	if r.slip.content.Visible() || r.Exercises.Progress.Text != "0 of 3 answered, 0 solved" {
		t.Errorf("the list says %q", r.Exercises.Progress.Text)
	}
	r.Open(0)
	if said := strings.Join(r.Said(), " "); !strings.Contains(said, "White mates in 1") || !strings.Contains(said, "first answer counts") {
		t.Errorf("the exercise says %q", said)
	}
	r.plays(5, "Rb8#")
	if !r.Run.Done() || r.Panel.Answer.Text != "Right." {
		t.Errorf("another mate: %q", r.Panel.Answer.Text)
	}
	r.Panel.Next.OnTapped()
	if v := r.View(); r.At != 1 || !v.Flipped || !r.Panel.Hint.Disabled() {
		t.Errorf("exercise %d, seen from White's side %v", r.At, !v.Flipped)
	}
	r.plays(20, "Qe1")
	if r.mine.slip.Answers[1].Given || r.Panel.Answer.Text != "Right. Keep going." {
		t.Errorf("half of the solution: %q", r.Panel.Answer.Text)
	}
	r.Leave()
	r.now = r.now.Add(time.Hour)
	r.Return()
	r.plays(10, "Rxe1#")
	r.Panel.Next.OnTapped()
	r.plays(3, "Qe4")
	if got := r.Panel.Answer.Text; !strings.HasPrefix(got, "Qe4 is not the solution.") || r.Run.Done() || r.Panel.Hint.Disabled() {
		t.Errorf("a wrong move: %q", got)
	}
	r.Panel.Hint.OnTapped()
	if r.View().Hint == nil {
		t.Error("no solution is shown")
	}
	r.plays(3, "Qe8+")
	r.plays(3, "Rxe8#")
	r.Panel.Again.OnTapped()
	r.plays(3, "Qe5")
	r.Panel.Next.OnTapped()
	r.wait()
	all, _ := class.ReadSlips(r.slip.text.Text)
	want := []class.Answer{
		{Given: true, Solved: true, Took: 5 * time.Second}, {Given: true, Solved: true, Took: 30 * time.Second}, {Given: true, Took: 3 * time.Second, Wrong: "e2e4"},
	}
	if len(all) != 1 || all[0].Set != s.Key() || all[0].Name != "" || !slices.Equal(all[0].Answers, want) || !r.slip.content.Visible() {
		t.Fatalf("the slip is %v", r.slip.text.Text)
	}
	if r.Run != nil || r.Exercises.Progress.Text != "3 of 3 answered, 2 solved" || r.slip.code.MinSize().Width < 150 {
		t.Errorf("the list says %q", r.Exercises.Progress.Text)
	}
	r.slip.name.SetText("Anna B.")
	saving{r.Page}.saveSlip()
	r.wait()
	if file := r.files["Mates with rooks Anna B..txt"]; !strings.Contains(file, ".Anna%20B%2E.") {
		t.Errorf("the file has %q, %v", file, r.files)
	}
	if kept, ok := r.store.Answers(s); !ok || kept.Name != "" || !slices.Equal(kept.Answers, want) {
		t.Errorf("%v is kept", kept)
	}
}

// TestResumes continues with answers from before, or begins again.
func TestResumes(t *testing.T) {
	for answer, given := range map[string]int{"Continue": 1, "Start again": 0} {
		r := enter(t, "light", fyne.NewSize(1000, 700))
		s := r.open(mates)
		r.Open(0)
		r.plays(5, "Ra8#")
		id, store := r.mine.slip.ID, r.store
		r = enter(t, "light", fyne.NewSize(1000, 700))
		r.config.Draw = func(int) int { return 1 }
		r.store, r.config.Store, r.answer = store, store, answer
		r.open(mates)
		r.wait()
		if n, _ := r.mine.count(); n != given || len(r.asked) != 1 || answer == "Continue" && r.mine.slip.ID != id {
			t.Errorf("%s: %d answers, asked %v", answer, n, r.asked)
		}
		if _, ok := r.store.Answers(s); ok != (given > 0) {
			t.Errorf("%s: answers are kept: %v", answer, ok)
		}
	}
}

// TestOpensAgain opens the exercises again that are being solved: the answer that is still being
// written counts, and so do the name and the time that has run.
func TestOpensAgain(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	s := r.open(mates)
	r.slip.name.SetText("Anna")
	for _, answer := range []string{"Continue", "Start again"} {
		r.Open(0)
		m, _ := r.Run.Next()
		r.played(m)
		r.Open(1)
		r.now = r.now.Add(time.Minute)
		r.answer = answer
		id := r.mine.slip.ID
		r.config.Draw = func(int) int { return len(r.asked) }
		r.open(mates)
		given, name, spent := 1, "Anna", time.Minute
		if answer == "Start again" {
			given, name, spent = 0, "", 0
		}
		if n, _ := r.mine.count(); n != given || r.mine.slip.Name != name || r.mine.spent[1] != spent || (r.mine.slip.ID == id) != (given > 0) {
			t.Errorf("%s: %+v", answer, r.mine)
		}
		if _, ok := r.store.Answers(s); ok != (given > 0) {
			t.Errorf("%s: answers are kept: %v", answer, ok)
		}
	}
}

// TestFastAnswers answers faster than the answers can be written: the last writing has them all.
func TestFastAnswers(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	s := r.open(strings.Repeat(mates, 8))
	for r.At = range s.Exercises {
		r.Page.answer(class.Answer{Solved: true})
	}
	r.wait()
	if kept, _ := r.store.Answers(s); kept.Given() != len(s.Exercises) {
		t.Errorf("%d of %d answers are kept", kept.Given(), len(s.Exercises))
	}
}

// TestMaking makes exercises of a theme, prints and saves them.
func TestMaking(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	making{r.Page}.make()
	r.wait()
	if len(r.set.Exercises) != 9 || r.set.Title != "Mate in 2" || r.set.Exercises[3].Mate != 2 || len(r.Exercises.Buttons) != 9 {
		t.Fatalf("%d exercises of %q, asked %v", len(r.set.Exercises), r.set.Title, r.asked)
	}
	saving{r.Page}.print()
	saving{r.Page}.saveSet()
	r.wait()
	if got := r.files["Mate in 2.pdf"]; got != "Mate in 2 in 12 points" {
		t.Errorf("the worksheet is %q", got)
	}
	if s, err := class.Read(r.files["Mate in 2.pgn"], "", variants.All()); err != nil || s.Key() != r.set.Key() {
		t.Errorf("the file is %q", r.files["Mate in 2.pgn"])
	}
}

// slips returns a text with the slips of a class of thirty.
func slips(s class.Set) string {
	var out strings.Builder
	for i := range 30 {
		one := class.Slip{Set: s.Key(), ID: fmt.Sprint("p", i), Answers: make([]class.Answer, len(s.Exercises))}
		for j := range one.Answers {
			one.Answers[j] = class.Answer{Given: true, Took: time.Duration(10+i) * time.Second, Solved: true}
		}
		if i%3 == 0 {
			one.Answers[2] = class.Answer{Given: true, Took: time.Minute, Wrong: "e2e4"}
			one.Name = fmt.Sprint("Pupil ", i)
		}
		fmt.Fprintln(&out, one)
	}
	return out.String()
}

// TestTable counts the slips of a class, and says why the commonest mistake fails.
func TestTable(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	s, err := class.Read(mates, "", variants.All())
	if err != nil {
		t.Fatal(err)
	}
	all := slips(s)
	r.Take(Said{Text: all, Name: "class.txt"})
	r.wait()
	if r.table != nil || len(r.told) != 1 || !strings.Contains(r.told[0], "Open the file") {
		t.Errorf("slips of unknown exercises: %q", r.told)
	}
	r.open(mates)
	if r.table == nil || r.table.news.Text != "30 slips" {
		t.Fatalf("the slips are not counted when their exercises are opened: %d slips", len(r.slips))
	}
	lines := strings.Join(r.Said(), "\n")
	for _, part := range []string{
		"1. White mates in 1 30 of 30 solved it.", "3. White to move 20 of 30 solved it.",
		"Most common mistake: queen to e4 (10) ", "Pupil 27: 2 of 3 solved", "Slip 2: 3 of 3 solved, 0:33",
	} {
		if !strings.Contains(lines, part) {
			t.Errorf("no %q in\n%s", part, lines)
		}
	}
	if !r.table.reasons[2].Visible() || r.table.reasons[0].Visible() || r.table.reasons[2].Text == "" {
		t.Errorf("the reasons are %q", r.table.reasons[2].Text)
	}
	r.table.copy()
	r.table.save()
	r.wait()
	if !strings.Contains(r.copied, "Most common mistake: Qe4 (10) ") {
		t.Errorf("%q is copied", r.copied)
	}
	if !strings.HasPrefix(r.copied, "Mates with rooks\n1. White mates") || r.files["Mates with rooks.txt"] != all {
		t.Errorf("%q is copied, %q saved", r.copied, r.files)
	}
	r.answer = "Anna: " + strings.Replace(all[:strings.IndexByte(all, '\n')], "slip1", "slip1x", 1)
	counting{r.Page}.paste()
	if len(r.told) != 2 || !strings.Contains(r.told[1], "no slip") {
		t.Errorf("no slip: %q", r.told)
	}
	if r.Take(Said{Text: "\n" + all[:40], Name: "a.txt"}); len(r.told) != 3 || r.told[2] != "a.txt: Line 2: the slip is damaged, copy it once more." {
		t.Errorf("a damaged slip: %q", r.told)
	}
	if !r.Escape() || r.table != nil || r.Escape() {
		t.Error("Esc does not leave the table")
	}
}

// TestDemo shows exercises to a class that votes for moves. The solution is hidden until it is asked
// for.
func TestDemo(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	r.open(mates)
	r.openDemo()
	for _, text := range []string{"Rb7", "Ra8#", "ra8", "Rz9", "e4"} {
		r.demo.entry.OnSubmitted(text)
	}
	said := strings.Join(r.Said(), "\n")
	if !r.full || !strings.Contains(said, "rook to a8, checkmate  2 votes\nrook to b7  1 vote") || !strings.Contains(said, "e4") || r.demo.entry.Text != "" {
		t.Errorf("the class sees %s", said)
	}
	r.demo.show.OnTapped()
	if said := r.demo.said.Text; said != "1.Ra8#" || !r.demo.show.Disabled() {
		t.Errorf("the solution is %q", said)
	}
	r.demo.next.OnTapped()
	if said := strings.Join(r.Said(), "\n"); said != "Exercise 2 of 3\nBlack to move\n" {
		t.Errorf("the next exercise says %s", said)
	}
	r.Speak()
	if r.demo == nil || r.ballot.at != 1 || r.Keys() != fyne.Focusable(r.demo.board) {
		t.Error("another language ends it")
	}
	r.demo.next.OnTapped()
	r.demo.next.OnTapped()
	if said := strings.Join(r.Said(), "\n"); !strings.Contains(said, "1. rook to a8, checkmate\nrook to a8, checkmate  2 votes") || r.demo.said.Text != "1.Ra8#" {
		t.Errorf("back at the first exercise: %s", said)
	}
	if !r.Escape() || r.full || r.demo != nil {
		t.Error("Esc does not end it")
	}
	if r.Undoing().Form != "" {
		t.Error("there is something to undo out of sight")
	}
}

// TestVotes takes votes back and gives them again. Votes stay when the page is left, until the person
// begins again or opens other exercises.
func TestVotes(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	r.open(mates)
	r.ask()
	if len(r.asked) != 0 || r.demo == nil || !r.demo.undo.Disabled() || r.Undoing().Form != "" {
		t.Fatalf("without votes it asks %q", r.asked)
	}
	r.demo.entry.OnSubmitted("Ra8#")
	r.demo.entry.OnSubmitted("Rb7")
	before := strings.Join(r.Said(), "\n")
	if r.Undoing().String() != "the vote" {
		t.Errorf("to undo is %q", r.Undoing())
	}
	r.demo.undo.OnTapped()
	if said := strings.Join(r.Said(), "\n"); strings.Contains(said, "b7") || !strings.Contains(said, "rook to a8, checkmate  1 vote") || r.Redoing().Form == "" {
		t.Errorf("after Undo it says %s", said)
	}
	r.Redo()
	if said := strings.Join(r.Said(), "\n"); said != before {
		t.Errorf("after Redo it says %s, not %s", said, before)
	}
	r.demo.next.OnTapped()
	if r.Undo(); r.total() != 2 || r.Undoing().Form != "" {
		t.Errorf("a vote in another exercise is taken back: %d", r.total())
	}
	r.Leave()
	if r.Undo(); r.demo != nil || r.full || r.total() != 2 {
		t.Errorf("%d votes are left", r.total())
	}
	for _, tt := range []struct {
		answer    string
		shown     bool
		at, votes int
	}{{"Cancel", false, 1, 2}, {"Continue", true, 1, 2}, {"Start again", true, 0, 0}} {
		r.asked, r.answer = nil, tt.answer
		r.ask()
		if (r.demo != nil) != tt.shown || r.ballot.at != tt.at || r.total() != tt.votes || len(r.asked) != 1 || !strings.Contains(r.asked[0], "2 votes") {
			t.Errorf("%s: exercise %d, %d votes, asked %q", tt.answer, r.ballot.at, r.total(), r.asked)
		}
		r.Leave()
	}
	r.ask()
	r.demo.vote(r.set.Exercises[0].Moves[0])
	r.open(mates)
	if r.total() != 0 || r.demo != nil || r.full {
		t.Errorf("%d votes are left for other exercises", r.total())
	}
}

// TestPictures draws the page.
func TestPictures(t *testing.T) {
	for _, tt := range []struct {
		name, theme string
		size        fyne.Size
	}{{"wide", "light", fyne.NewSize(1200, 800)}, {"narrow", "dark", fyne.NewSize(440, 640)}} {
		r := enter(t, tt.theme, tt.size)
		test.AssertRendersToImage(t, "home-"+tt.name+".png", r.window.Canvas())
		s := r.open(mates)
		test.AssertRendersToImage(t, "list-"+tt.name+".png", r.window.Canvas())
		r.Open(2)
		r.plays(3, "Qe4")
		test.AssertRendersToImage(t, "exercise-"+tt.name+".png", r.window.Canvas())
		r.Course.List()
		r.wait()
		r.Exercises.Reveal(r.slip.content)
		test.AssertRendersToImage(t, "slip-"+tt.name+".png", r.window.Canvas())
		r.openDemo()
		r.demo.onward()
		r.demo.onward()
		for _, text := range []string{"Qe4", "Qe8+", "Qe8+", "Qe7"} {
			r.demo.entry.OnSubmitted(text)
		}
		r.demo.solve()
		test.AssertRendersToImage(t, "demo-"+tt.name+".png", r.window.Canvas())
		r.leaveDemo()
		r.Take(Said{Text: slips(s), Name: ""})
		r.wait()
		test.AssertRendersToImage(t, "table-"+tt.name+".png", r.window.Canvas())
	}
}

// TestDemoByEar asks about an exercise that is shown to a class, by keys and by typing.
func TestDemoByEar(t *testing.T) {
	r := enter(t, "light", fyne.NewSize(1000, 700))
	r.open(mates)
	s := r.Settings
	s.ByEar = true
	r.SetSettings(s)
	r.openDemo()
	for _, tt := range []struct{ key, says string }{
		{"r", "a1: rook, White"},
		{"m", "a1: rook, White. It can move to: a2, a3, a4, a5, a6, a7, a8"},
		{"alt+x", "a1, file and rank: b1: rook, White"},
		{"g", "That is for you to find."},
	} {
		if got := uitest.Hears(r, r.demo.board, tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
	}
	if r.demo.entry.OnSubmitted("p k"); r.Said()[len(r.Said())-1] != "Black, king: g8" || r.total() > 0 {
		t.Errorf("it says %q", r.Said())
	}
	if r.demo.entry.OnSubmitted("Ra8#"); r.total() != 1 || slices.Contains(r.Said(), "Black, king: g8") {
		t.Errorf("after a vote it says %q", r.Said())
	}
	r.Escape()
	if r.ByEar("o") || r.Sayings() != 0 {
		t.Error("it answers about a list")
	}
}
