package startuperror

import (
	"bytes"
	"log"
	"strings"
	"testing"
)

func TestWatch(t *testing.T) {
	for _, tt := range []struct{ log, passed, said string }{
		{"something else\n  Cause: no matter\n", "something else\n  Cause: no matter\n", ""},
		{
			"Fyne error:  failed to initialise GLFW\n  Cause: PlatformUnavailable: Failed to detect any supported platform\n", "",
			"no screen to open its window on (Failed to detect any supported platform)",
		},
		{
			"Fyne error:  window creation error\n  Cause: APIUnavailable: GLX: GLX extension not found\n", "",
			`needs OpenGL 2.1, and the graphics driver says "GLX: GLX extension not found"`,
		},
		{
			"PlatformError: WGL: Failed to set pixel format for dummy context: Invalid window handle. \n", "",
			`needs OpenGL 2.1, and the graphics driver says "WGL: Failed to set pixel format for dummy context: Invalid window handle"`,
		},
		{"PlatformError: X11: The clipboard is busy\n", "PlatformError: X11: The clipboard is busy\n", ""},
	} {
		var out bytes.Buffer
		var said string
		type ended struct{}
		func() {
			defer func() {
				if r := recover(); r != nil && r != (ended{}) {
					panic(r)
				}
			}()
			l := log.New(Watch(&out, func(s string) { said = s; panic(ended{}) }), "2026/11/21 ", 0)
			for line := range strings.Lines(tt.log) {
				l.Print(strings.TrimSuffix(line, "\n"))
			}
		}()
		if !strings.Contains(said, tt.said) || (tt.said == "") != (said == "") {
			t.Errorf("%q: said %q", tt.log, said)
		}
		if got := strings.ReplaceAll(out.String(), "2026/11/21 ", ""); got != tt.passed {
			t.Errorf("%q: passed on %q", tt.log, got)
		}
	}
}
