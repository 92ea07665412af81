package webpage

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/websocket"

	"passedpawn/ui/testing/xserver"
)

// Firefox runs without a window. It is driven by WebDriver BiDi over a WebSocket.
// https://w3c.github.io/webdriver-bidi/ describes its methods.
type firefox struct {
	*dialogue
	page string
}

// preferences are what a person would not choose. WebGL is drawn by the processor.
const preferences = `
user_pref("webgl.force-enabled", true);
user_pref("dom.w3c_touch_events.enabled", %d);
user_pref("dom.storageManager.prompt.testing", true);
user_pref("dom.storageManager.prompt.testing.allow", true);
user_pref("intl.accept_languages", "%s");
%s
user_pref("extensions.update.enabled", false);
user_pref("nimbus.rollouts.enabled", false);
`

// withoutWebGL is an expression for the reason why a page cannot draw, null if it can.
const withoutWebGL = `(() => {
	const canvas = document.createElement("canvas");
	let why = "no reason is known";
	canvas.addEventListener("webglcontextcreationerror", event => (why = event.statusMessage));
	return canvas.getContext("webgl") ? null : why;
})()`

// launchFirefox starts Firefox with an empty page. It ends with the test. The test is skipped where
// Firefox does not start, or cannot draw.
func launchFirefox(t *testing.T, s screen) *firefox {
	t.Helper()
	program := installed("firefox", "firefox-esr")
	if program == "" {
		t.Skip("Firefox is not here")
	}
	display, _ := xserver.Start(t) // it draws by GLX, also without a window
	kept := profile(t, "firefox")
	touched, more := 0, ""
	if s.fingers {
		touched, more = 1, fmt.Sprintf(`user_pref("general.useragent.override", %q);`, s.called())
	}
	if s.private {
		more += `user_pref("browser.privatebrowsing.autostart", true);`
	}
	if err := os.WriteFile(filepath.Join(kept, "user.js"), fmt.Appendf(nil, preferences, touched, s.speaks(), more), 0o600); err != nil {
		t.Fatal(err)
	}
	const origin = "http://localhost"
	c := exec.Command(program, "--headless", "--no-remote", "--profile", kept, "--remote-debugging-port=0", "--remote-allow-origins="+origin, "about:blank")
	c.Env = append(os.Environ(), "HOME="+kept, "DISPLAY="+display, "LIBGL_ALWAYS_SOFTWARE=1", "LC_ALL=C.UTF-8", "DBUS_SESSION_BUS_ADDRESS=disabled:")
	addresses := make(chan string, 1)
	said := &listener{heard: addresses}
	c.Stderr = said
	if err := c.Start(); err != nil {
		t.Skip("Firefox does not start:", err)
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = c.Wait()
	}()
	t.Cleanup(func() {
		select {
		case <-ended:
		case <-time.After(time.Minute):
			_ = c.Process.Kill()
			<-ended
		}
		_ = os.RemoveAll(kept) // what is left does not matter
	})
	var address string
	select {
	case address = <-addresses:
	case <-ended:
		t.Skip("Firefox does not start: ", said.String())
	case <-time.After(2 * time.Minute):
		_ = c.Process.Kill()
		<-ended
		t.Skip("Firefox does not listen: ", said.String())
	}
	socket, err := websocket.Dial(address+"/session", "", origin)
	if err != nil {
		t.Fatal(err)
	}
	b := &firefox{dialogue: newDialogue(t, func(text []byte) error { return websocket.Message.Send(socket, string(text)) })}
	go b.read(func() (text []byte, err error) {
		err = websocket.Message.Receive(socket, &text)
		return text, err
	})
	t.Cleanup(func() { b.send("browser.close", nil, "") })
	b.show(s)
	return b
}

// show opens a session on a screen.
func (b *firefox) show(s screen) {
	b.t.Helper()
	b.do("session.new", map[string]any{"capabilities": map[string]any{
		"alwaysMatch": map[string]any{"unhandledPromptBehavior": map[string]any{"file": "ignore"}},
	}}, nil)
	var tree struct{ Contexts []struct{ Context string } }
	b.do("browsingContext.getTree", nil, &tree)
	b.page = tree.Contexts[0].Context
	b.do("session.subscribe", map[string]any{"events": []string{"input.fileDialogOpened"}}, nil)
	b.do("browsingContext.setViewport", map[string]any{
		"context": b.page, "viewport": map[string]any{"width": s.width, "height": s.height}, "devicePixelRatio": s.scale(),
	}, nil)
	// Nobody answers the dialog itself, so it is cancelled. The choice comes after that.
	b.before(`addEventListener("cancel", event => event.stopImmediatePropagation(), true);`)
	if why := string(b.eval(withoutWebGL)); why != "null" {
		b.t.Skip("Firefox cannot draw here: ", why)
	}
}

func (b *firefox) open(url string) {
	b.t.Helper()
	b.do("browsingContext.navigate", map[string]any{"context": b.page, "url": url, "wait": "complete"}, nil)
}

func (b *firefox) before(statements string) {
	b.t.Helper()
	b.do("script.addPreloadScript", map[string]any{"functionDeclaration": "() => {" + statements + "}", "contexts": []string{b.page}}, nil)
}

func (b *firefox) eval(expression string) []byte {
	b.t.Helper()
	var r struct {
		Result           struct{ Value string }
		ExceptionDetails *struct{ Text string }
	}
	b.do("script.evaluate", map[string]any{"expression": decoded(expression), "target": map[string]any{"context": b.page}, "awaitPromise": true}, &r)
	if r.ExceptionDetails != nil {
		b.t.Fatal(r.ExceptionDetails.Text)
	}
	return []byte(r.Result.Value)
}

// point performs actions of a mouse or a finger.
func (b *firefox) point(with string, actions ...map[string]any) {
	b.t.Helper()
	b.do("input.performActions", map[string]any{"context": b.page, "actions": []any{map[string]any{
		"type": "pointer", "id": with, "parameters": map[string]any{"pointerType": with}, "actions": actions,
	}}}, nil)
}

func (b *firefox) mouse(does gesture, x, y float64) {
	b.t.Helper()
	actions := []map[string]any{{"type": "pointerMove", "x": int(x), "y": int(y)}}
	switch does {
	case presses:
		actions = append(actions, map[string]any{"type": "pointerDown", "button": 0})
	case letsGo:
		actions = append(actions, map[string]any{"type": "pointerUp", "button": 0})
	}
	b.point("mouse", actions...)
}

func (b *firefox) tap(x, y float64) {
	b.t.Helper()
	b.point("touch", map[string]any{"type": "pointerMove", "x": int(x), "y": int(y)},
		map[string]any{"type": "pointerDown", "button": 0}, map[string]any{"type": "pointerUp", "button": 0})
}

func (b *firefox) look() []byte {
	b.t.Helper()
	var shot struct{ Data []byte }
	b.do("browsingContext.captureScreenshot", map[string]any{"context": b.page}, &shot)
	return shot.Data
}

func (b *firefox) choose(path string) {
	b.t.Helper()
	var asked struct{ Element map[string]any }
	b.dialog(&asked)
	b.do("input.setFiles", map[string]any{"context": b.page, "element": map[string]any{"sharedId": asked.Element["sharedId"]}, "files": []string{path}}, nil)
}

// A listener finds the address in what Firefox says.
type listener struct {
	strings.Builder
	heard chan string
}

func (l *listener) Write(text []byte) (int, error) {
	n, err := l.Builder.Write(text)
	const listening = "WebDriver BiDi listening on "
	if _, address, ok := strings.Cut(l.String(), listening); ok && l.heard != nil && strings.Contains(address, "\n") {
		address, _, _ = strings.Cut(address, "\n")
		l.heard <- strings.TrimSpace(address)
		l.heard = nil
	}
	return n, err
}
