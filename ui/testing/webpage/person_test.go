package webpage

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// A person looks at the page and uses a mouse or a finger.
type person struct {
	t testing.TB
	browser
	screen
	server *httptest.Server
	looks  int
}

// visit opens the page of a folder.
func visit(t testing.TB, folder string, b browser, s screen) *person {
	t.Helper()
	server := httptest.NewServer(http.FileServer(http.Dir(folder)))
	t.Cleanup(server.Close)
	p := &person{t: t, browser: b, screen: s, server: server}
	p.load()
	return p
}

// load opens the page, or again, and waits until the program draws.
func (p *person) load() {
	p.t.Helper()
	p.open(p.server.URL)
	p.wait("the program draws", `document.getElementById("loading")?.hidden && passedPawn.handled`)
	p.ask(nil, "longPress = 1e9") // however long the machine takes for a tap
	p.still()
}

// ask evaluates an expression of JavaScript, into which words are put, waits for it if it is a
// promise, and decodes its value, unless value is nil.
func (p *person) ask(value any, format string, words ...any) {
	p.t.Helper()
	text := p.eval(fmt.Sprintf(format, words...))
	if value != nil {
		if err := json.Unmarshal(text, value); err != nil {
			p.t.Fatal(err)
		}
	}
}

// wait waits until an expression is true. What takes minutes is broken.
func (p *person) wait(what, expression string, words ...any) {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Minute); ; {
		var now bool
		p.ask(&now, "new Promise(r => setTimeout(() => r(Boolean("+expression+")), 50))", words...)
		if now {
			return
		}
		if time.Now().After(end) {
			p.keepPicture(p.look(), filepath.Join("testdata", "failed"), "") // where other tests have theirs
			p.t.Fatalf("%s: not after minutes", what)
		}
	}
}

// look returns what is on the screen, as PNG.
func (p *person) look() []byte {
	p.t.Helper()
	shot := p.browser.look()
	p.looks++
	if folder := os.Getenv("PASSEDPAWN_SHOTS"); folder != "" {
		p.keepPicture(shot, folder, "-"+strconv.Itoa(p.looks))
	}
	return shot
}

// keepPicture writes a picture of the screen into a folder, under the name of the test and more.
func (p *person) keepPicture(shot []byte, folder, more string) {
	p.t.Helper()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		p.t.Error(err)
	}
	name := strings.ReplaceAll(p.t.Name(), "/", "-") + more + ".png"
	if err := os.WriteFile(filepath.Join(folder, name), shot, 0o644); err != nil {
		p.t.Error(err)
	}
}

// frames waits until the browser has drawn some frames. In the first, the program handles what has
// arrived before, and in the next ones what follows from it.
func (p *person) frames() {
	p.t.Helper()
	p.ask(nil, `new Promise(done => {
		let n = 10;
		const frame = () => (n-- === 0 ? done() : requestAnimationFrame(frame));
		frame();
	})`)
}

// still waits until the program has handled all events, and two looks in a row show the same, with
// frames between them.
func (p *person) still() []byte {
	p.t.Helper()
	p.frames()
	p.ask(nil, "sent.then(handled).then(() => null)")
	before := p.look()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		p.ask(nil, "new Promise(r => setTimeout(r, 200))") // for animations
		p.frames()
		now := p.look()
		if bytes.Equal(before, now) {
			return now
		}
		before = now
	}
	p.t.Fatal("the page never rests")
	return nil
}

// press clicks or taps at a place of the page.
func (p *person) press(x, y float64) {
	p.t.Helper()
	if p.fingers {
		p.tap(x, y)
		p.still()
		return
	}
	for _, does := range []gesture{moves, presses, letsGo} {
		p.mouse(does, x, y)
		p.frames()
		p.ask(nil, "handled().then(() => null)")
	}
	p.still()
}

// board finds the board by the colour of its dark squares, in pixels of the page.
func (p *person) board() (left, top, square float64) {
	p.t.Helper()
	m, err := png.Decode(bytes.NewReader(p.still()))
	if err != nil {
		p.t.Fatal(err)
	}
	dark := color.RGBAModel.Convert(look.BoardFor(rules.Shape{Files: 8, Ranks: 8}, "meadow", "").Dark).(color.RGBA)
	var box image.Rectangle
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			if color.RGBAModel.Convert(m.At(x, y)).(color.RGBA) == dark {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Dx() < 200 || box.Dx()*100 < box.Dy()*98 || box.Dx()*98 > box.Dy()*100 {
		p.t.Fatalf("no board is to be seen, only %v", box)
	}
	s := float64(p.scale())
	return float64(box.Min.X) / s, float64(box.Min.Y) / s, float64(box.Dx()) / 8 / s
}

// squares presses squares one after the other, such as e2 and e4, on a board seen by White.
func (p *person) squares(names ...string) {
	p.t.Helper()
	left, top, square := p.board()
	for _, name := range names {
		p.press(left+(float64(name[0]-'a')+0.5)*square, top+(float64('8'-name[1])+0.5)*square)
	}
}

// kept is an expression for the text of all files that the page keeps in paths with an ending.
const kept = `(() => {
	let text = "";
	files.each("", files.root, (path, node) => {
		if (!node.children && files.lasts(path) && path.endsWith(%q)) text += new TextDecoder().decode(node.data.subarray(0, node.size));
	});
	return text;
})()`

// keeps waits until the games that the page keeps contain a text.
func (p *person) keeps(text string) {
	p.t.Helper()
	p.wait("kept: "+text, "("+kept+`).replace(/\s+/g, " ").includes(%q)`, ".pgn", text)
}

// keepsIn is an expression for whether the page keeps files in a folder.
const keepsIn = `(() => {
	let found = false;
	files.each("", files.root, (path, node) => (found ||= !node.children && files.lasts(path) && path.includes(%q)));
	return found;
})()`
