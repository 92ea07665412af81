package startup

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"

	"fyne.io/fyne/v2"
)

// idleSocket is the environment variable that names the Unix socket of tellIdle.
const idleSocket = "PASSEDPAWN_IDLE"

// tellIdle answers whether the program is idle. Only the tests in ui/testing/e2e ask: they wait
// for an answer instead of for a time, and so that it can be asked they listen on a Unix
// socket and name it in PASSEDPAWN_IDLE. Without that nothing is done here.
//
// Each line on the socket is a question, and is answered with the same line, "idle" or
// "busy", and the number of frames that were drawn meanwhile. The answer is "idle" if
// everything has been handled that had arrived when the question did, busy reports false,
// and a few frames in a row had nothing to draw, so that no animation runs either. The
// program is idle between two ticks of a clock. It is not while its window is hidden,
// because Fyne leaves that undrawn.
func tellIdle(e *end, busy func() bool) {
	path := os.Getenv(idleSocket)
	if path == "" {
		return
	}
	w := &watch{post: e.post, frame: nextFrame, draws: func() bool { return draws(e.app) }, busy: busy, gone: e.gone}
	e.work.Run(func() {
		conn, err := net.Dial("unix", path)
		if err != nil {
			fyne.LogError("nobody asks whether the program is idle", err)
			return
		}
		defer conn.Close()
		w.answer(conn)
	})
}

// A watch watches the frames that Fyne draws.
type watch struct {
	post  func(func())    // runs a function on Fyne's thread
	frame func(do func()) // runs a function in the next frame, before anything is drawn
	draws func() bool     // reports whether that frame has anything to draw
	busy  func() bool
	gone  <-chan struct{} // closed when the program ends
}

const (
	// quiet is how many frames in a row without anything to draw make the program idle.
	// What the first one leads to, such as a new layout or a new animation, is drawn in the
	// second.
	quiet = 3
	// most is after how many frames the answer is "busy".
	most = 15
)

// answer answers questions until there are no more.
func (w *watch) answer(conn io.ReadWriter) {
	questions := bufio.NewScanner(conn)
	for questions.Scan() {
		question, answer := questions.Text(), make(chan string, 1)
		w.post(func() {
			w.observe(func(state string, drawn int) { answer <- fmt.Sprint(question, " ", state, " ", drawn) })
		})
		select {
		case text := <-answer:
			fmt.Fprintln(conn, text)
		case <-w.gone:
			return
		}
	}
}

// observe looks at the next frames, and tells what the program did in them.
func (w *watch) observe(tell func(state string, drawn int)) {
	frames, still, drawn := 0, 0, 0
	var look func()
	look = func() {
		frames++
		still++
		switch {
		case w.draws():
			still = 0
			drawn++
		case w.busy():
			still = 0
		}
		switch {
		case still == quiet:
			tell("idle", drawn)
		case frames == most:
			tell("busy", drawn)
		default:
			w.frame(look)
		}
	}
	w.frame(look)
}

// nextFrame runs a function in the next frame: after Fyne has handled the events that have
// arrived and has moved on all animations that run by now, before it draws.
func nextFrame(do func()) { fyne.NewAnimation(0, func(float32) { do() }).Start() }

// A drawn canvas is one of Fyne's driver. Fyne does not document these methods.
type drawn interface {
	CheckDirtyAndClear() bool
	SetDirty()
}

// draws reports whether Fyne will draw a window in this frame.
func draws(a fyne.App) bool {
	any := false
	for _, w := range a.Driver().AllWindows() {
		c, ok := w.Canvas().(drawn)
		if !ok {
			panic("startup: this version of Fyne does not tell whether there is anything to draw")
		}
		if c.CheckDirtyAndClear() {
			c.SetDirty()
			any = true
		}
	}
	return any
}
