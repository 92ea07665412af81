package learn

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/play/describe"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A school is a page in a window of the test driver.
type school struct {
	*Page
	t      *testing.T
	window fyne.Window
	posts  tasktest.Posts
	learnt []string
	backs  int
	// problems is how often the mate problems were asked for.
	problems int
	told     []string       // the messages shown
	keys     fyne.Focusable // the widget with the focus
}

func enrol(t *testing.T, theme string, size fyne.Size) *school {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	var lessons []lesson.Lesson
	names, texts := assets.Lessons()
	for i := range names {
		l, err := lesson.Parse(names[i], texts[i])
		if err != nil {
			t.Fatal(err)
		}
		lessons = append(lessons, l)
	}
	s := &school{t: t, posts: make(tasktest.Posts, 10)}
	set := settings.Default()
	set.Animate = false
	s.Page = New(Config{
		Shell: pagestest.Shell{
			OnBack: func() { s.backs++ }, OnFocus: func(f fyne.Focusable) { s.keys = f }, OnPost: s.posts.Post,
			OnTell: func(title, text string) { s.told = append(s.told, title+": "+text) },
		},
		Lessons: lessons, Games: variants.All(), Pieces: look.NewPieces("founders", "kanji"),
		Learnt: func(id string) {
			s.learnt = append(s.learnt, id)
			set = set.Learned(id)
			s.SetSettings(set)
		},
		Problems: func() { s.problems++ },
	}, set)
	s.window = test.NewTempWindow(t, s.Content())
	s.window.SetPadded(false)
	s.window.Resize(size)
	return s
}

// TestBuiltWhenWanted checks that the page takes no memory before somebody asks for it.
func TestBuiltWhenWanted(t *testing.T) {
	p := New(Config{Shell: pagestest.Shell{}, Pieces: look.NewPieces("founders", "kanji")}, settings.Default())
	p.SetSettings(settings.Default())
	if p.Speak(); p.Exercises != nil {
		t.Error("the page was built before anybody asked for it")
	}
	if p.Content() == nil || p.Exercises == nil {
		t.Error("the page is not there when it is asked for")
	}
}

// study opens a lesson by its name.
func (s *school) study(id string) {
	s.t.Helper()
	for i, l := range s.config.Lessons {
		if l.ID == id {
			s.Open(i)
			return
		}
	}
	s.t.Fatalf("no lesson %s", id)
}

// on returns the centre of a square.
func (s *school) on(name string) fyne.Position {
	s.t.Helper()
	sq, err := rules.ParseSquare(name)
	if err != nil {
		s.t.Fatal(err)
	}
	size := s.Board.Size()
	return fyne.NewPos(boardmodel.Fit(rules.ShapeOf(s.Run.Rules()), size.Width, size.Height, 1, s.Run.Below() == rules.Black).Centre(rules.On(sq)))
}

// click clicks a square.
func (s *school) click(name string) {
	s.t.Helper()
	uitest.Click(s.Board, s.on(name), desktop.MouseButtonPrimary, 0)
}

// move clicks two squares.
func (s *school) move(from, to string) {
	s.t.Helper()
	s.click(from)
	s.click(to)
}

func (s *school) drag(from, to string) {
	s.t.Helper()
	uitest.Drag(s.Board, s.on(from), s.on(to))
}

func (s *school) says(want string) {
	s.t.Helper()
	if !strings.Contains(s.Panel.Answer.Text, want) {
		s.t.Errorf("says %q, want %q", s.Panel.Answer.Text, want)
	}
}

var wide = fyne.NewSize(900, 600)

// TestKeysFollow completes a lesson with Enter between its moves.
func TestKeysFollow(t *testing.T) {
	s := enrol(t, "light", wide)
	press := func(key fyne.KeyName) {
		t.Helper()
		for len(s.posts) > 0 {
			(<-s.posts)()
		}
		if s.keys == nil {
			t.Fatal("nothing has the keys")
		}
		s.keys.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if s.List(); s.keys != fyne.Focusable(s.Exercises.On) {
		t.Errorf("%T has the keys of the list", s.keys)
	}
	press(fyne.KeyReturn)
	if s.Run == nil || s.keys != nil {
		t.Fatalf("Enter begins %v, %T has the keys", s.Run, s.keys)
	}
	s.study("rook")
	step := s.Run.Number()
	for !s.Run.Done() {
		m, ok := s.Run.Hint()
		if !ok {
			t.Fatal("no hint")
		}
		s.played(m)
	}
	if press(fyne.KeyReturn); s.Run.Number() != step+1 || s.keys != nil {
		t.Errorf("Enter leads to step %d, %T has the keys", s.Run.Number(), s.keys)
	}
	if left := s.Escape(); !left || s.Run != nil {
		t.Error("the lesson is not left for the list")
	}
	if s.Escape() {
		t.Error("there is more to leave than the page")
	}
}

// TestTitlesFit shows the lists of lessons in windows of several sizes, with every chapter
// open: every title has the room it needs.
func TestTitlesFit(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 900}, {Width: 900, Height: 600}, {Width: 480, Height: 700}} {
		s := enrol(t, "light", size)
		for _, id := range []string{"board", "climb", "shogiboard"} {
			s.study(id)
			s.List()
			for _, o := range test.LaidOutObjects(s.Exercises.Content) {
				if f, ok := o.(*widgets.Fold); ok && !f.Opened() {
					test.Tap(f)
				}
			}
		}
		for _, b := range s.Exercises.Buttons {
			if least := b.MinSize().Width; b.Size().Width < least {
				t.Errorf("in %v, %q has %v of %v", size, b.Text, b.Size().Width, least)
			}
		}
	}
}

// TestFindingSquares completes the first lesson: with clicks, with the keys, and on a turned
// board. The coordinates are shown even to those who have switched them off.
func TestFindingSquares(t *testing.T) {
	s := enrol(t, "light", wide)
	set := s.Settings
	set.Coordinates = false
	s.SetSettings(set)
	s.study("board")
	if v := s.View(); !v.Coordinates || len(v.Drawings) > 0 {
		t.Error("the coordinates are hidden, or the square is given away")
	}
	s.click("e5")
	s.says("the right file, but the wrong rank")
	test.Tap(s.Panel.Hint)
	test.Tap(s.Panel.Hint)
	if n := len(s.View().Drawings); n != 1 || !slices.Contains(s.Said(), "Circles: e4.") {
		t.Errorf("%d rings show the square, and it says %q", n, s.Said())
	}
	s.click("e4")
	s.says("That is e4.")
	if n := len(s.View().Drawings); n != 1 || s.View().Stamp {
		t.Errorf("%d rings show what was found", n)
	}
	test.Tap(s.Panel.Next)
	s.click("a1")
	s.says("Good. Now h1.")
	s.click("h1")
	test.Tap(s.Panel.Next)
	for _, name := range []string{"g7", "b3", "c6"} {
		s.click(name)
	}
	test.Tap(s.Panel.Next)
	if !s.View().Flipped {
		t.Error("the board is not turned")
	}
	s.click("b7")
	for range 4 { // the cursor begins on e1
		uitest.Key(s.Board, fyne.KeyDown)
	}
	uitest.Key(s.Board, fyne.KeyReturn)
	if len(s.learnt) != 1 || s.learnt[0] != "board" {
		t.Errorf("learnt %v, and the lesson says %q", s.learnt, s.Panel.Answer.Text)
	}
}

// TestEveryChapterHasAPicture checks that the pieces of the chapters and courses are drawn.
func TestEveryChapterHasAPicture(t *testing.T) {
	s := enrol(t, "light", wide)
	for i, l := range s.config.Lessons {
		if s.picture(i, 44) == nil || s.cover(i, 44) == nil {
			t.Errorf("there is no picture for %s of %s", l.Part, l.Game)
		}
	}
}

// TestPicturesFollowTheLook changes the pieces: the pictures of the chapters and the courses
// change with them.
func TestPicturesFollowTheLook(t *testing.T) {
	s := enrol(t, "light", wide)
	before := s.window.Canvas().Capture()
	set := s.Settings
	set.Pieces = "founders"
	s.config.Pieces.Use(set.Pieces, set.ShogiPieces)
	if s.SetSettings(set); reflect.DeepEqual(before, s.window.Canvas().Capture()) {
		t.Error("the pictures are still of the old pieces")
	}
}

// TestMateProblems leads from the lessons to the mate problems.
func TestMateProblems(t *testing.T) {
	s := enrol(t, "light", wide)
	s.study("shogidrop")
	s.List()
	for _, o := range test.LaidOutObjects(s.Exercises.Content) {
		if b, ok := o.(*widgets.Button); ok && b.Text == "Mate problems (tsume)" {
			test.Tap(b)
		}
	}
	if s.problems != 1 || s.Run != nil {
		t.Errorf("the problems were asked for %d times", s.problems)
	}
}

// TestLessonsInStyles hears the texts of a lesson with letters spelled. What is drawn has the squares
// as they are written, and so has notation, which is what a lesson on it is about.
func TestLessonsInStyles(t *testing.T) {
	s := enrol(t, "light", wide)
	set := s.Settings
	set.ByEar, set.EarStyle = true, string(describe.Spelled)
	s.SetSettings(set)
	heard := func() string { return strings.Join(s.Said(), "\n") }
	s.study("rook")
	s.move("a1", "a6")
	if said := heard(); !strings.Contains(said, "Good. Now foxtrot 6.") || !strings.Contains(said, "rook to alfa 6, then") || strings.Contains(said, "a6") {
		t.Errorf("it says %q", said)
	}
	s.says("Now f6")
	s.study("notation")
	if said := heard(); !strings.Contains(said, "Play Nf3.") {
		t.Errorf("it says %q", said)
	}
}

// TestALesson completes a lesson as a learner would.
func TestALesson(t *testing.T) {
	s := enrol(t, "light", wide)
	test.Tap(s.Exercises.On)
	if s.Run.ID != "board" {
		t.Errorf("the first lesson is %s", s.Run.ID)
	}
	s.study("rook")
	s.move("a1", "b2")
	s.says("in straight lines")
	if tone := s.Panel.Answer.Tone(); tone != widgets.Refusal {
		t.Errorf("a wrong move is answered in tone %d", tone)
	}
	s.move("a1", "a6")
	s.says("Now f6")
	if !s.Panel.Next.Disabled() {
		t.Error("the next step is open before this one is done")
	}
	s.move("a6", "f6")
	s.says("That is how a rook moves.")
	test.Tap(s.Panel.Next)
	s.move("d2", "d8")
	s.says("blocked by the pawn on d5")
	test.AssertImageMatches(t, "proof.png", s.window.Canvas().Capture())
	test.Tap(s.why())
	if want := "FIDE Laws, article 3.5: "; len(s.told) != 1 || !strings.HasPrefix(s.told[0], want) || len(s.told[0]) < len(want)+20 {
		t.Errorf("Why? tells %q, want %q and the rule", s.told, want)
	}
	if s.panel.article.Visible() {
		t.Error("the lesson is not at its end, and names its article")
	}
	uitest.Key(s.Board, fyne.KeyRight)
	s.move("d2", "e2")
	test.Tap(s.Panel.Again)
	if p, ok := s.Run.Position().At(rules.Sq(3, 1)); !ok || p.Kind != rules.Rook {
		t.Error("the step does not begin again")
	}
	s.move("d2", "e2")
	s.move("e2", "e7")
	s.move("e7", "d7")
	test.AssertImageMatches(t, "finished.png", s.window.Canvas().Capture())
	if s.why() != nil || !s.panel.article.Visible() || s.panel.article.Text != "FIDE Laws, article 3.3" {
		t.Errorf("at the end there is Why? or no article: %q", s.panel.article.Text)
	}
	if len(s.learnt) != 1 || s.learnt[0] != "rook" {
		t.Errorf("learnt %v", s.learnt)
	}
	test.Tap(s.Panel.Next)
	if s.Run.ID != "bishop" {
		t.Errorf("the next lesson is %s", s.Run.ID)
	}
	test.Tap(s.Panel.List)
	if !strings.HasPrefix(s.Exercises.Progress.Text, "1 of ") || s.Exercises.On.Text != "The board: find e4" {
		t.Errorf("the list says %q and %q", s.Exercises.Progress.Text, s.Exercises.On.Text)
	}
	test.AssertImageMatches(t, "list.png", s.window.Canvas().Capture())
}

// TestWhyGoes refuses a move and leaves that behind in several ways: Why? goes, and stays away
// from answers without a rule.
func TestWhyGoes(t *testing.T) {
	s := enrol(t, "light", wide)
	for name, leave := range map[string]func(){
		"again":          func() { test.Tap(s.Panel.Again) },
		"another lesson": func() { s.study("bishop") },
		"a move that is legal and wrong": func() {
			s.move("a1", "a2")
		},
	} {
		s.study("rook")
		if s.move("a1", "b2"); s.why() == nil {
			t.Fatal("there is no Why? beside a refusal")
		}
		if leave(); s.why() != nil {
			t.Errorf("%s: there is Why? beside %q", name, s.Panel.Answer.Text)
		}
	}
}

// why returns the button that states the rule behind an answer, nil if there is none.
func (s *school) why() *widgets.Button {
	if more := s.Panel.Answer.More; more.Visible() {
		return more
	}
	return nil
}

func TestHints(t *testing.T) {
	s := enrol(t, "light", wide)
	s.study("mateknight")
	test.Tap(s.Panel.Hint)
	s.says("Hint: A check from a knight")
	test.Tap(s.Panel.Hint)
	s.posts.Until(t, "an arrow", func() bool { return s.hint != nil }, func() string { return "none" })
	if a := *s.hint; a.To != rules.Sq(5, 6) {
		t.Errorf("the hint is %v", a)
	}
	s.move("g5", "e6")
	s.says("That is not check")
	s.move("g5", "f7")
	s.says("smothered mate")

	test.Tap(s.Panel.Hint)
	s.List()
	s.posts.Until(t, "the late hint", func() bool { return !s.Asked.Busy() }, func() string { return "a search" })
	for len(s.posts) > 0 {
		(<-s.posts)()
	}
	if s.hint != nil {
		t.Error("a hint for a lesson that was left is shown")
	}
}

func TestJudging(t *testing.T) {
	s := enrol(t, "dark", fyne.NewSize(480, 400))
	s.study("mateorstalemate")
	if !s.panel.verdicts.Visible() {
		t.Fatal("there is nothing to choose")
	}
	s.judged(lesson.Stalemate)
	s.says("is attacked")
	test.AssertImageMatches(t, "judge-small-dark.png", s.window.Canvas().Capture())
	s.drag("g7", "g1")
	s.says("is attacked") // there is nothing to move
	s.judged(lesson.Checkmate)
	s.says("protects the queen")
	s.drag("g7", "g1")
	s.says("protects the queen")
	if s.panel.verdicts.Visible() {
		t.Error("the choice stays")
	}
}

// TestChoosing makes a promotion that the lesson asks for, with what is certain about
// each piece shown.
func TestChoosing(t *testing.T) {
	s := enrol(t, "light", wide)
	s.study("underpromotion")
	s.move("e7", "e8")
	test.AssertImageMatches(t, "choice.png", s.window.Canvas().Capture())
	uitest.Key(s.Board, fyne.KeyQ)
	s.says("not the one you are asked for")
	s.move("e7", "e8")
	uitest.Key(s.Board, fyne.KeyN)
	s.says("captures the queen")
}

// TestPassing captures en passant, and again from Black's side in a step for Black.
func TestPassing(t *testing.T) {
	s := enrol(t, "light", wide)
	s.study("enpassant")
	s.move("e5", "d6")
	s.says("No other move in chess")
	test.Tap(s.Panel.Next)
	s.move("c4", "b3")
	s.says("the same way for Black")
}

// TestShogiLesson completes a lesson with a hand: a refused drop, a correct one, and a
// promotion. It judges a position by the verdicts of shogi.
func TestShogiLesson(t *testing.T) {
	s := enrol(t, "light", wide)
	s.study("shogidrop")
	s.played(rules.Move{To: s.square("5e"), Drop: "gold"})
	s.says("No piece ever leaves the game")
	test.Tap(s.Panel.Next)
	s.refused(rules.InHand(rules.Piece{Side: rules.White, Kind: rules.Bishop}), s.square("5a"))
	s.says("You can drop pieces only on empty squares")
	test.AssertImageMatches(t, "shogi.png", s.window.Canvas().Capture())
	s.study("shogientering")
	s.judged(lesson.Check)
	s.says("No piece attacks Sente's king")
	if n := len(s.panel.verdicts.Objects); n != 5 {
		t.Errorf("%d verdicts", n)
	}
	s.study("shogirepetition")
	for _, o := range s.panel.verdicts.Objects {
		if o.Size().Width < o.MinSize().Width {
			t.Errorf("a verdict has %v of %v", o.Size().Width, o.MinSize().Width)
		}
	}
	s.study("shogientering")
	s.judged(lesson.Declared)
	s.says("20 points and 8 points make 28")
	s.study("mateorstalemate")
	if n := len(s.panel.verdicts.Objects); n != 4 {
		t.Errorf("before draws are taught there are %d verdicts", n)
	}
}

// square returns the square of a name in the lesson's game.
func (s *school) square(name string) rules.Square {
	s.t.Helper()
	for n := range 81 {
		if sq := rules.Sq(n%9, n/9); rules.NameOf(s.Run.Rules(), sq).Text == name {
			return sq
		}
	}
	s.t.Fatalf("no square %s", name)
	return rules.Square{}
}
