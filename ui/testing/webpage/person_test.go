package webpage

import (
	"bytes"
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
	*browser
	server  *httptest.Server
	fingers bool
	scale   int // pixels of the screen for one of the page
}

// visit opens the page in a new browser. It skips the test where no page was built.
func visit(t *testing.T, width, height int, fingers bool) *person {
	t.Helper()
	folder := os.Getenv("PASSEDPAWN_PAGE")
	if folder == "" {
		t.Skip("long: .ci/run browser builds the page")
	}
	server := httptest.NewServer(http.FileServer(http.Dir(folder)))
	t.Cleanup(server.Close)
	p := &person{browser: launch(t), server: server, fingers: fingers, scale: 1}
	if fingers {
		p.scale = 2
		p.do("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true}, nil)
	}
	p.do("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": height, "deviceScaleFactor": p.scale, "mobile": fingers}, nil)
	p.load()
	return p
}

// load opens the page, or again, and waits until the program draws.
func (p *person) load() {
	p.t.Helper()
	p.do("Page.navigate", map[string]any{"url": p.server.URL}, nil)
	p.wait("the program draws", `document.getElementById("loading")?.hidden && passedPawn.handled`)
	p.eval(nil, "longPress = 1e9") // however long the machine takes for a tap
	p.still()
}

// wait waits until an expression is true. What takes minutes is broken.
func (p *person) wait(what, expression string, words ...any) {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Minute); ; {
		var now bool
		p.eval(&now, "new Promise(r => setTimeout(() => r(Boolean("+expression+")), 50))", words...)
		if now {
			return
		}
		if time.Now().After(end) {
			p.keepPicture()
			p.t.Fatalf("%s: not after minutes", what)
		}
	}
}

// look returns what is on the screen.
func (p *person) look() image.Image {
	p.t.Helper()
	var shot struct{ Data []byte }
	p.do("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	if folder := os.Getenv("PASSEDPAWN_SHOTS"); folder != "" {
		name := strings.ReplaceAll(p.t.Name(), "/", "-") + "-" + strconv.Itoa(p.number) + ".png"
		_ = os.WriteFile(filepath.Join(folder, name), shot.Data, 0o644)
	}
	m, err := png.Decode(bytes.NewReader(shot.Data))
	if err != nil {
		p.t.Fatal(err)
	}
	return m
}

// keepPicture writes what is on the screen into testdata/failed, where other tests have theirs.
func (p *person) keepPicture() {
	p.t.Helper()
	folder := filepath.Join("testdata", "failed")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		p.t.Error(err)
		return
	}
	f, err := os.Create(filepath.Join(folder, p.t.Name()+".png"))
	if err != nil {
		p.t.Error(err)
		return
	}
	defer f.Close()
	if err := png.Encode(f, p.look()); err != nil {
		p.t.Error(err)
	}
}

// frames waits until the browser has drawn some frames. In the first, the program handles what has
// arrived before, and in the next ones what follows from it.
func (p *person) frames() {
	p.t.Helper()
	p.eval(nil, `new Promise(done => {
		let n = 10;
		const frame = () => (n-- === 0 ? done() : requestAnimationFrame(frame));
		frame();
	})`)
}

// still waits until the program has handled all events, and two looks in a row show the same, with
// frames between them.
func (p *person) still() image.Image {
	p.t.Helper()
	p.frames()
	p.eval(nil, "sent.then(handled).then(() => null)")
	before := p.look()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		p.eval(nil, "new Promise(r => setTimeout(r, 200))") // for animations
		p.frames()
		now := p.look()
		if same(before, now) {
			return now
		}
		before = now
	}
	p.t.Fatal("the page never rests")
	return nil
}

func same(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}

// press clicks or taps at a place of the page.
func (p *person) press(x, y float64) {
	p.t.Helper()
	if p.fingers {
		p.tap(x, y)
		p.still()
		return
	}
	for _, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		given := map[string]any{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
		if kind == "mouseMoved" {
			given["button"], given["clickCount"] = "none", 0
		}
		p.do("Input.dispatchMouseEvent", given, nil)
		p.frames()
		p.eval(nil, "handled().then(() => null)")
	}
	p.still()
}

// tap puts a finger on a place of the page, and lifts it.
func (p *person) tap(x, y float64) {
	p.t.Helper()
	p.do("Input.dispatchTouchEvent", map[string]any{"type": "touchStart", "touchPoints": []any{map[string]any{"x": x, "y": y}}}, nil)
	p.do("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []any{}}, nil)
}

// board finds the board by the colour of its dark squares, in pixels of the page.
func (p *person) board() (left, top, square float64) {
	p.t.Helper()
	m := p.still()
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
	s := float64(p.scale)
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
