package webpage

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"testing"
)

// Chromium runs without a window. It is driven by the DevTools protocol over two pipes.
// https://chromedevtools.github.io/devtools-protocol/ describes its methods.
type chromium struct{ *dialogue }

// launchChromium starts Chromium or Chrome with an empty page. It ends with the test.
func launchChromium(t testing.TB, s screen) *chromium {
	t.Helper()
	program := installed("chromium", "chromium-browser", "google-chrome")
	if program == "" {
		t.Skip("Chromium is not here")
	}
	theirIn, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	out, theirOut, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	kept := profile(t, "chromium")
	c := exec.Command(program, "--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
		"--enable-unsafe-swiftshader", "--remote-debugging-pipe", "--no-first-run", "--user-data-dir="+kept, "about:blank")
	if s.private {
		c.Args = append(c.Args, "--incognito")
	}
	c.ExtraFiles = []*os.File{theirIn, theirOut} // it reads commands from 3 and writes to 4
	c.Env = append(os.Environ(), "HOME="+kept, "LC_ALL=C.UTF-8", "LANGUAGE=en")
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	_, _ = theirIn.Close(), theirOut.Close()
	b := &chromium{newDialogue(t, func(text []byte) error {
		_, err := in.Write(append(text, 0))
		return err
	})}
	read := make(chan struct{})
	go func() {
		defer close(read)
		defer out.Close()
		answers := bufio.NewReader(out)
		b.read(func() ([]byte, error) {
			text, err := answers.ReadBytes(0)
			return text[:max(0, len(text)-1)], err
		})
	}()
	t.Cleanup(func() {
		b.send("Browser.close", nil, "") // it ends its processes, which a kill would not
		<-read
		_ = c.Wait()
		_ = in.Close()
		_ = os.RemoveAll(kept) // what is left does not matter
	})
	b.show(s)
	return b
}

// show opens an empty page on a screen.
func (b *chromium) show(s screen) {
	b.t.Helper()
	var target struct{ TargetID string }
	b.do("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	b.do("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	b.session = attached.SessionID
	b.do("Page.enable", nil, nil)
	b.do("Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil)
	b.do("Emulation.setUserAgentOverride", map[string]any{"userAgent": s.called(), "acceptLanguage": s.speaks()}, nil)
	b.do("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": s.fingers}, nil)
	b.do("Emulation.setDeviceMetricsOverride", map[string]any{"width": s.width, "height": s.height, "deviceScaleFactor": s.scale(), "mobile": s.fingers}, nil)
}

func (b *chromium) open(url string) {
	b.t.Helper()
	b.do("Page.navigate", map[string]any{"url": url}, nil)
}

func (b *chromium) before(statements string) {
	b.t.Helper()
	b.do("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": statements}, nil)
}

func (b *chromium) eval(expression string) []byte {
	b.t.Helper()
	var r struct {
		Result           struct{ Value string }
		ExceptionDetails *struct {
			Text      string
			Exception json.RawMessage
		}
	}
	b.do("Runtime.evaluate", map[string]any{"expression": decoded(expression), "awaitPromise": true, "returnByValue": true}, &r)
	if r.ExceptionDetails != nil {
		b.t.Fatalf("%s: %s", r.ExceptionDetails.Text, r.ExceptionDetails.Exception)
	}
	return []byte(r.Result.Value)
}

func (b *chromium) mouse(does gesture, x, y float64) {
	b.t.Helper()
	given := map[string]any{"type": "mouseMoved", "x": x, "y": y}
	b.do("Input.dispatchMouseEvent", given, nil)
	if does == moves {
		return
	}
	given["type"], given["button"], given["clickCount"] = "mousePressed", "left", 1
	if does == letsGo {
		given["type"] = "mouseReleased"
	}
	b.do("Input.dispatchMouseEvent", given, nil)
}

func (b *chromium) tap(x, y float64) {
	b.t.Helper()
	b.do("Input.dispatchTouchEvent", map[string]any{"type": "touchStart", "touchPoints": []any{map[string]any{"x": x, "y": y}}}, nil)
	b.do("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []any{}}, nil)
}

func (b *chromium) look() []byte {
	b.t.Helper()
	var shot struct{ Data []byte }
	b.do("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	return shot.Data
}

func (b *chromium) choose(path string) {
	b.t.Helper()
	var asked struct{ BackendNodeID int }
	b.dialog(&asked)
	b.do("DOM.setFileInputFiles", map[string]any{"files": []string{path}, "backendNodeId": asked.BackendNodeID}, nil)
}
