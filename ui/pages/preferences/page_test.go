package preferences

import (
	"errors"
	"image"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/shogi"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/look/ownlook"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a page in a window, with what it did.
type desk struct {
	*Page
	t      *testing.T
	window fyne.Window
	asked  []string // titles of questions
	answer bool     // to each
	opened int      // how often the folder was
	saved  []settings.Settings
}

func open(t *testing.T, mode string, percent int, size fyne.Size) *desk {
	t.Helper()
	a := uitest.App(t, look.NewTheme(mode))
	look.Apply(a.Settings(), mode, percent, false)
	d := &desk{t: t, window: a.NewWindow("")}
	s := settings.Default()
	s.Theme, s.TextSize = mode, percent
	d.Page = New(Config{
		Shell: pagestest.Shell{
			OnChange: func(change func(*settings.Settings)) {
				s := d.settings
				change(&s)
				d.saved = append(d.saved, s)
				d.SetSettings(s)
			},
			OnAsk: func(title, _, _, _ string, then func(bool)) {
				d.asked = append(d.asked, title)
				then(d.answer)
			},
			OnFocus: func(f fyne.Focusable) { d.window.Canvas().Focus(f) },
		},
		Options: Options([]i18n.Language{{Code: "en", Name: "English"}, {Code: "de", Name: "Deutsch"}, {Code: "nl", Name: "Nederlands", Note: "nieuw"}}),
		Pieces:  look.NewPieces(s.Pieces, s.ShogiPieces), Chess: orthodox.Rules{}, Shogi: shogi.Rules{},
		OpenFolder:   func() { d.opened++ },
		ChooseFolder: func(o Option, from string, then func(string)) { then("/tables") },
		Describe:     func(path string, then func(string, bool)) { then("what is in "+path, path == "/damaged") },
	}, s)
	d.window.SetContent(d.Content())
	d.window.Resize(size)
	return d
}

// all are the widgets in sight of a type.
func all[T fyne.CanvasObject](d *desk) (found []T) {
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		if w, ok := o.(T); ok && w.Visible() {
			found = append(found, w)
		}
	}
	return found
}

// said reports whether a text can be read on the page.
func (d *desk) said(text string) bool {
	return slices.ContainsFunc(all[*widget.Label](d), func(l *widget.Label) bool { return l.Text == text }) ||
		slices.ContainsFunc(all[*widgets.Check](d), func(c *widgets.Check) bool { return c.Text == text })
}

func (d *desk) check(text string) *widgets.Check {
	d.t.Helper()
	checks := all[*widgets.Check](d)
	i := slices.IndexFunc(checks, func(c *widgets.Check) bool { return c.Text == text })
	if i < 0 {
		d.t.Fatalf("no box %q", text)
	}
	return checks[i]
}

// TestOptionsAreComplete checks that every option changes what it says, that its default
// is one of its choices, and that none is there twice.
func TestOptionsAreComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range Options(nil) {
		name := i18n.P(o.Name)
		if seen[name] {
			t.Errorf("%s is there twice", name)
		}
		seen[name] = true
		kinds := 0
		for _, is := range []bool{o.Toggle != nil, o.Choice != nil, o.Number != nil, o.Folder != nil} {
			if is {
				kinds++
			}
		}
		if kinds != 1 {
			t.Errorf("%s changes %d things", name, kinds)
		}
		d := settings.Default()
		if o.Choice != nil && !slices.ContainsFunc(o.Choices, func(c Choice) bool { return c.Value == *o.Choice(&d) }) {
			t.Errorf("%s: the default %q cannot be chosen", name, *o.Choice(&d))
		}
		if o.Number != nil && (*o.Number(&d) < o.Least || *o.Number(&d) > o.Most) {
			t.Errorf("%s: the default is out of range", name)
		}
		other := d
		switch {
		case o.Toggle != nil:
			*o.Toggle(&other) = !*o.Toggle(&other)
		case o.Choice != nil:
			*o.Choice(&other) = o.Choices[len(o.Choices)-1].Value + "x"
		case o.Folder != nil:
			*o.Folder(&other) = "x"
		default:
			*o.Number(&other) = o.Least - 1
		}
		if reflect.DeepEqual(other, d) {
			t.Errorf("%s changes nothing", name)
		}
		if o.Copy(&other, d); !reflect.DeepEqual(other, d) {
			t.Errorf("%s is not copied", name)
		}
	}
}

func TestToggleAndUndo(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	if !d.undo.Disabled() {
		t.Error("there is something to undo")
	}
	d.check("Coordinates").SetChecked(false)
	if len(d.saved) != 1 || d.saved[0].Coordinates {
		t.Fatalf("saved %+v", d.saved)
	}
	d.check("Sounds").SetChecked(false)
	d.Undo()
	if s := d.settings; !s.Sound || s.Coordinates || !d.check("Sounds").Checked {
		t.Errorf("undone: %+v", s)
	}
	d.Undo()
	if s := d.settings; !s.Coordinates || !d.undo.Disabled() || d.Undoing().Form != "" {
		t.Errorf("undone twice: %+v", s)
	}
	d.Redo()
	if s := d.settings; s.Coordinates || d.Redoing().Form == "" {
		t.Errorf("redone: %+v", s)
	}
	n := len(d.saved)
	d.Page.SetSettings(d.settings)
	if len(d.saved) != n {
		t.Error("showing settings changes them")
	}
}

// TestReset asks, sets what is on the page and nothing else, and can be undone.
func TestReset(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	d.settings.Learnt, d.settings.Level = []string{"rook"}, 9
	d.check("Coordinates").SetChecked(false)
	d.set(func(s *settings.Settings) { s.Board, s.TextSize = "plum", 130 })
	before := d.settings
	d.askReset()
	if !reflect.DeepEqual(d.settings, before) || len(d.asked) != 1 {
		t.Fatalf("asked %q, and the answer was no: %+v", d.asked, d.settings)
	}
	d.answer = true
	d.askReset()
	if s := d.settings; !s.Coordinates || s.Board != "meadow" || s.TextSize != 100 || s.Level != 9 || len(s.Learnt) != 1 {
		t.Errorf("reset: %+v", s)
	}
	if d.Undo(); !reflect.DeepEqual(d.settings, before) {
		t.Errorf("the reset is undone to %+v", d.settings)
	}
}

// TestSearch finds options by their names, notes, choices and groups.
func TestSearch(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	shown := func() (n int) {
		for _, r := range d.rows {
			if r.content.Visible() {
				n++
			}
		}
		return n
	}
	whole := shown()
	for text, want := range map[string]string{
		"volume": "Volume", "reduced": "Animate moves", "MEADOW": "Board", "deutsch": "Language",
		"queen promote": "Always promote to a queen",
	} {
		d.find.SetText(text)
		if !d.said(want) || shown() >= whole/2 {
			t.Errorf("%q: %d options, %s among them: %v", text, shown(), want, d.said(want))
		}
	}
	if d.find.SetText("volume"); d.shown.Visible() || d.rows[len(d.rows)-1].content.Visible() || all[*widgets.Slider](d)[0].Position().Y > 300 {
		t.Error("what is found is not at the top")
	}
	d.find.SetText("zzz")
	if shown() != 0 || !d.said("No setting matches your search.") {
		t.Error("something is found, or nothing is said")
	}
	if !d.Escape() || shown() != whole || d.Escape() {
		t.Error("Esc does not show all again")
	}
}

// TestGallery chooses a board by hand and by keys, and shows it before in the preview.
func TestGallery(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	g := all[*gallery](d)[0]
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: g.Middle(4)}})
	if got := d.settings.Board; got != "meadow" || len(d.saved) > 0 {
		t.Errorf("the mouse alone chooses %s", got)
	}
	g.MouseOut()
	g.Tapped(&fyne.PointEvent{Position: g.Middle(4)})
	if d.settings.Board != "walnut" || d.window.Canvas().Focused() != fyne.Focusable(g) {
		t.Errorf("chosen %s", d.settings.Board)
	}
	uitest.Key(g, fyne.KeyRight, fyne.KeyEnd)
	if d.settings.Board != "contrast" {
		t.Errorf("the keys choose %s", d.settings.Board)
	}
	uitest.Key(g, fyne.KeyRight, fyne.KeyHome, fyne.KeyLeft)
	if d.settings.Board != "classic" {
		t.Errorf("the keys choose %s", d.settings.Board)
	}
	if got := g.AccessibilityLabel(); got != "Board: Classic" {
		t.Errorf("it is called %q", got)
	}
}

// TestOwn offers what a person has brought, names what is wrong with it, and survives that
// it goes.
func TestOwn(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	g := all[*gallery](d)[0]
	n := len(g.option.Choices)
	d.SetOwn(ownlook.Found{Boards: []ownlook.Board{{Name: "Mine", ID: "#ffffff #707070"}}, Wrong: []error{errors.New("boards/x.json: broken")}})
	if len(g.option.Choices) != n+1 || !d.said("boards/x.json: broken") {
		t.Fatalf("%d choices of %d", len(g.option.Choices), n)
	}
	if (pictures{g}).Press(n); d.settings.Board != "#ffffff #707070" || g.AccessibilityLabel() != "Board: Mine" {
		t.Errorf("chosen is %q, %s", d.settings.Board, g.AccessibilityLabel())
	}
	d.Speak()
	g = all[*gallery](d)[0]
	if len(g.option.Choices) != n+1 {
		t.Error("another language forgets it")
	}
	d.SetOwn(ownlook.Found{})
	if len(g.option.Choices) != n || g.AccessibilityLabel() != "Board" || d.said("boards/x.json: broken") {
		t.Error("it is gone and offered on")
	}
	test.Tap(button(d, "Open the folder"))
	if d.opened != 1 {
		t.Error("the folder is not opened")
	}
}

func button(d *desk, text string) *widgets.Button {
	buttons := all[*widgets.Button](d)
	return buttons[slices.IndexFunc(buttons, func(b *widgets.Button) bool { return b.Text == text })]
}

// TestGalleryIsAsHighAsItsTiles makes the window wider and narrower: no gap is left below,
// and nothing lies over what follows.
func TestGalleryIsAsHighAsItsTiles(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(480, 700))
	for _, width := range []float32{1920, 480, 900, 330} {
		d.window.Resize(fyne.NewSize(width, 700))
		for _, g := range all[*gallery](d) {
			if got, want := g.Size().Height, g.MinSize().Height; got != want {
				t.Errorf("at a width of %v a gallery is %v high, want %v", width, got, want)
			}
		}
	}
}

// TestPicturesAreKept checks that a choice for one game does not redraw the pictures of the other.
func TestPicturesAreKept(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	galleries := all[*gallery](d)
	drawn := func() (counts [2]int) { // of chess, and of shogi
		for _, g := range galleries {
			game := 0
			if g.option.Games == Tiles {
				game = 1
			}
			counts[game] += len(g.drawn)
		}
		return counts
	}
	before := drawn()
	for _, g := range galleries[:2] {
		(pictures{g}).Press(1)
	}
	after := drawn()
	if after[0] == before[0] || after[1] != before[1] {
		t.Errorf("%v pictures of chess and shogi become %v", before, after)
	}
	if (pictures{galleries[2]}).Press(1); drawn()[0] != after[0] || drawn()[1] == after[1] {
		t.Errorf("%v pictures of chess and shogi become %v", after, drawn())
	}
}

// TestPicturesDiffer draws each choice of a gallery unlike the others.
func TestPicturesDiffer(t *testing.T) {
	pieces := look.NewPieces("founders", "kanji")
	for _, o := range Options(nil) {
		if o.Gallery == nil {
			continue
		}
		var drawn []image.Image
		for _, c := range o.Choices {
			s := settings.Default()
			*o.Choice(&s) = c.Value
			pieces.Use(s.Pieces, s.ShogiPieces)
			img := o.Gallery(s, pieces, 20)
			for i, other := range drawn {
				if reflect.DeepEqual(img, other) {
					t.Errorf("%s: %s looks like choice %d", i18n.P(o.Name), c.Value, i)
				}
			}
			drawn = append(drawn, img)
		}
	}
}

// TestNothingIsCut keeps all of the page inside the narrowest window, at each size of
// text and in the language with the longest words.
func TestNothingIsCut(t *testing.T) {
	for _, percent := range []int{100, 160} {
		d := open(t, "light", percent, fyne.NewSize(480, 700))
		for _, o := range test.LaidOutObjects(d.window.Content()) {
			right := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).X + o.Size().Width
			if _, text := o.(*widget.Label); text && o.Visible() && right > 481 {
				t.Errorf("%d %%: %T ends at %v", percent, o, right)
			}
		}
		if least := d.Content().MinSize(); least.Width > 480 {
			t.Errorf("%d %%: the page is at least %v wide", percent, least.Width)
		}
	}
}

// TestLooks keeps what the page looks like.
func TestLooks(t *testing.T) {
	for name, tt := range map[string]struct {
		mode    string
		percent int
		size    fyne.Size
		find    string
		scale   float32
	}{
		"light": {"light", 100, fyne.NewSize(1120, 760), "", 1}, "dark-narrow": {"dark", 100, fyne.NewSize(480, 700), "", 1},
		"contrast": {"contrast", 100, fyne.NewSize(1120, 760), "", 1}, "large": {"light", 160, fyne.NewSize(480, 700), "shogi", 1},
		"wide": {"dark", 100, fyne.NewSize(1920, 1080), "", 1}, "double": {"contrast", 100, fyne.NewSize(480, 350), "sound", 2},
	} {
		d := open(t, tt.mode, tt.percent, tt.size)
		if d.find.SetText(tt.find); strings.HasPrefix(name, "dark") {
			d.body.Offset.Y = 640
			d.body.Refresh()
		}
		d.window.Canvas().(interface{ SetScale(float32) }).SetScale(tt.scale)
		test.AssertRendersToImage(t, name+".png", d.window.Canvas())
	}
}

// TestFolder chooses a folder, which says what is in it, and removes it again.
func TestFolder(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(700, 900))
	press := func(text string) {
		t.Helper()
		for _, b := range all[*widgets.Button](d) {
			if b.Text == text {
				b.OnTapped()
				return
			}
		}
		t.Fatalf("there is no button %q", text)
	}
	if d.said("what is in ") {
		t.Error("no folder is described")
	}
	press("Choose a folder")
	if d.settings.Syzygy != "/tables" || !d.said("what is in /tables") {
		t.Errorf("the folder is %q", d.settings.Syzygy)
	}
	press("Remove")
	if d.settings.Syzygy != "" || d.said("what is in /tables") {
		t.Errorf("the folder is %q", d.settings.Syzygy)
	}
	d.Undo()
	if d.settings.Syzygy != "/tables" || !d.said("what is in /tables") {
		t.Errorf("after undoing, the folder is %q", d.settings.Syzygy)
	}
}

// TestNewLanguage shows beside the name of a language that it is new.
func TestNewLanguage(t *testing.T) {
	d := open(t, "light", 100, fyne.NewSize(900, 700))
	want := []string{i18n.T("window.desktop"), "English", "Deutsch", "Nederlands (nieuw)"}
	if !slices.ContainsFunc(all[*widgets.Choice](d), func(c *widgets.Choice) bool { return slices.Equal(c.Options, want) }) {
		t.Errorf("no list has %q", want)
	}
}
