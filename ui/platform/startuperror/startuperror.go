// Package startuperror explains why no window can be opened. It reads what the toolkit
// logs when it gives up, and says it in a sentence, in the terminal and in a message box
// of the system, if it has one.
package startuperror

import (
	"fmt"
	"io"
	"strings"
)

// Watch passes a log on to out, and calls end with a sentence once the log shows that
// there will be no window. The toolkit would then panic or wait for ever, so end must not
// return.
func Watch(out io.Writer, end func(sentence string)) io.Writer { return &watcher{out: out, end: end} }

type watcher struct {
	out  io.Writer
	lost func(cause string) string // returns the sentence for a cause
	end  func(string)
}

// Write implements io.Writer. The log arrives line by line, with the cause after the
// failure.
func (w *watcher) Write(p []byte) (int, error) {
	line := string(p)
	for said, sentence := range lost {
		if strings.Contains(line, said) {
			w.lost = sentence
			return len(p), nil
		}
	}
	if _, cause, ok := strings.Cut(line, "Cause:"); ok && w.lost != nil {
		_, reason, named := strings.Cut(cause, ": ") // after the name of an error code
		if !named {
			reason = cause
		}
		w.end(w.lost(strings.TrimSpace(reason)))
	}
	// An error that the binding logs and ignores: without a context there is no window,
	// but no caller is told.
	if _, cause, ok := strings.Cut(line, "PlatformError: "); ok {
		for _, api := range []string{"WGL: ", "GLX: ", "EGL: ", "NSGL: "} {
			if strings.HasPrefix(cause, api) {
				w.end(noOpenGL(strings.TrimRight(cause, ". \n")))
			}
		}
	}
	return w.out.Write(p)
}

func noOpenGL(cause string) string {
	return fmt.Sprintf("Passed Pawn could not open its window: it needs OpenGL 2.1, and the graphics driver says \"%s\". "+
		"A driver from the maker of the graphics card usually helps; on Linux it is part of Mesa (on Debian and Ubuntu the package libgl1-mesa-dri).", cause)
}

// lost maps what the toolkit logs when it gives up to the sentence for it.
var lost = map[string]func(cause string) string{
	"failed to initialise GLFW": func(cause string) string {
		return fmt.Sprintf("Passed Pawn found no screen to open its window on (%s). Start it from the desktop, not from a connection without one.", cause)
	},
	"window creation error": noOpenGL,
}
