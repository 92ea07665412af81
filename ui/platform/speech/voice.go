// Package speech says texts aloud through what the system has for that: speech-dispatcher on
// Linux, say on macOS, SAPI on Windows. It starts nothing before a voice is opened, and nothing
// waits for a voice. It does not know what is said.
package speech

import (
	"context"
	"strings"
	"sync"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
)

// ErrNone means that the system has no voice.
var ErrNone = phrase.Errorf("speech.none")

// A Voice says one text after another.
type Voice struct {
	mu     sync.Mutex
	more   *sync.Cond // signals a change of what follows
	queue  []string
	hush   bool               // what is being said is to stop
	closed bool               // nothing more is said
	stop   context.CancelFunc // stops the text that is being said
	work   task.Group
}

// A speaker is a way to say texts.
type speaker interface {
	// say says a text. It may return before it has been said; then stop stops it.
	say(ctx context.Context, text string) error
	stop() error
	close() error
}

// Open opens a voice for a language, given by its code. It may start a program, so that it
// takes a while.
func Open(language string) (*Voice, error) {
	again := func() (speaker, error) { return open(language) }
	s, err := again()
	if err != nil {
		return nil, err
	}
	return start(s, again), nil
}

// start begins to speak. again opens another speaker after a failure.
func start(s speaker, again func() (speaker, error)) *Voice {
	v := &Voice{stop: func() {}}
	v.more = sync.NewCond(&v.mu)
	v.work.Run(func() { v.run(&tongue{s, again}) })
	return v
}

// Say says a text after those before it or, if it is urgent, instead of them. It does not wait.
func (v *Voice) Say(text string, urgent bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if urgent {
		v.queue, v.hush = nil, true
		v.stop()
	}
	if text = strings.Join(strings.Fields(text), " "); text != "" {
		v.queue = append(v.queue, text)
	}
	v.more.Signal()
}

// Close stops speaking, and waits until the voice is gone. The error is nil.
func (v *Voice) Close() error {
	v.mu.Lock()
	v.closed = true
	v.queue, v.hush = nil, true
	v.stop()
	v.more.Signal()
	v.mu.Unlock()
	v.work.Wait()
	return nil
}

// run says what is in the queue.
func (v *Voice) run(t *tongue) {
	for {
		text, hush, ctx := v.next()
		if ctx == nil {
			t.end(hush)
			return
		}
		if hush {
			t.do(ctx, speaker.stop)
		}
		if text != "" {
			t.do(ctx, func(s speaker) error { return s.say(ctx, text) })
		}
	}
}

// A tongue is a speaker, or another one after it has failed: what speaks may have been started
// anew. If that fails at once, too, it is silent from then on.
type tongue struct {
	speaker speaker // nil after two failures
	again   func() (speaker, error)
}

// do lets the speaker do something, or another one if it fails before ctx ends.
func (t *tongue) do(ctx context.Context, what func(speaker) error) {
	failed := func() bool { return what(t.speaker) != nil && ctx.Err() == nil }
	if t.speaker == nil || !failed() {
		return
	}
	t.end(false)
	if s, err := t.again(); err == nil {
		if t.speaker = s; failed() {
			t.end(false)
		}
	}
}

// end closes the speaker, after it has stopped if hush is set.
func (t *tongue) end(hush bool) {
	if t.speaker == nil {
		return
	}
	if hush {
		_ = t.speaker.stop()
	}
	_ = t.speaker.close()
	t.speaker = nil
}

// next waits for something to do: a text to say, "" for none, after silence if hush is set. ctx
// is nil at the end.
func (v *Voice) next() (text string, hush bool, ctx context.Context) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for len(v.queue) == 0 && !v.hush && !v.closed {
		v.more.Wait()
	}
	hush, v.hush = v.hush, false
	if v.closed {
		return "", hush, nil
	}
	if len(v.queue) > 0 {
		text, v.queue = v.queue[0], v.queue[1:]
	}
	ctx, v.stop = context.WithCancel(context.Background())
	return text, hush, ctx
}
