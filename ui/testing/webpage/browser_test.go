package webpage

import (
	"os"
	"testing"
)

// A browser shows one page. What it cannot do ends the test.
type browser interface {
	// open loads a page and waits until its scripts have run.
	open(url string)
	// before runs statements of JavaScript before those of each page that is loaded from now on.
	before(statements string)
	// eval evaluates an expression of JavaScript, waits for it if it is a promise, and returns its
	// value as JSON.
	eval(expression string) []byte
	// mouse moves the mouse to a place of the page, and then presses or lets go its left button.
	mouse(does gesture, x, y float64)
	// tap puts a finger on a place of the page, and lifts it.
	tap(x, y float64)
	// key presses a key and lets it go. Its name is that of the DOM.
	key(name string, control bool)
	// compose shows a text in the focused element that an input method has not finished.
	compose(text string)
	// write writes a text into the focused element as the keyboard of a phone does, without keys. It
	// takes the place of what was composed.
	write(text string)
	// erase takes back one character in the focused element as the keyboard of a phone does.
	erase()
	// look returns what is on the screen, as PNG.
	look() []byte
	// choose answers the page's next dialog for files, or the one that is open, with a file.
	choose(path string)
}

// A gesture is what a mouse does.
type gesture int

const (
	moves gesture = iota
	presses
	letsGo
)

// A screen is what a browser shows its page on, and what it is told of its person.
type screen struct {
	width, height int
	fingers       bool   // it is touched, and has two pixels for each one of the page
	language      string // of the person, "" for English
	private       bool   // it is in a private window
}

func (s screen) scale() int {
	if s.fingers {
		return 2
	}
	return 1
}

// called is the name of the browser that the page reads, "" for its own. Fyne asks it for phones.
func (s screen) called() string {
	if s.fingers {
		return "Mozilla/5.0 (Linux; Android 15; Mobile) Passed Pawn's tests"
	}
	return ""
}

func (s screen) speaks() string {
	if s.language == "" {
		return "en-US"
	}
	return s.language
}

// Desktop and phone are the screens of most scenes.
var desktop, phone = screen{width: 1120, height: 760}, screen{width: 390, height: 844, fingers: true}

// inBrowsers plays a scene in each browser that is here. It skips the test where no page was
// built.
func inBrowsers(t *testing.T, s screen, scene func(p *person)) {
	t.Helper()
	folder := os.Getenv("PASSEDPAWN_PAGE")
	if folder == "" {
		t.Skip("long: .ci/run browser builds the page")
	}
	for _, b := range []struct {
		name   string
		launch func(t *testing.T, s screen) browser
	}{
		{"Chromium", func(t *testing.T, s screen) browser { return launchChromium(t, s) }},
		{"Firefox", func(t *testing.T, s screen) browser { return launchFirefox(t, s) }},
	} {
		t.Run(b.name, func(t *testing.T) {
			t.Parallel() // they draw on one processor each
			scene(visit(t, folder, b.launch(t, s), s))
		})
	}
}
