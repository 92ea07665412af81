package chores

import (
	"context"
	"errors"
	"io"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
)

// Stopped reports whether an error says that a person stopped the work.
func Stopped(err error) bool { return errors.Is(err, context.Canceled) }

// fixed returns a constant progress text.
func fixed(text string) func() string { return func() string { return text } }

// eachFile calls do for each of some files until the task is stopped. do is given a wrapper
// for what it writes: with one file it shows how much has been written, with several the
// progress is the number of files.
func eachFile(t *task.Task, n int, what string, do func(i int, wrap library.WrapWriter) error) error {
	for i := range n {
		if err := t.Context().Err(); err != nil {
			return err
		}
		wrap := progressWriter(t, what)
		if n > 1 {
			t.Report(float64(i)/float64(n), fixed(what))
			wrap = stoppableWriter(t)
		}
		if err := do(i, wrap); err != nil {
			return err
		}
	}
	return nil
}

// progressWriter shows how much has been written, and makes writing fail once the task is
// stopped.
func progressWriter(t *task.Task, what string) library.WrapWriter {
	return func(out io.Writer, size int64) io.Writer {
		return &countingWriter{stoppable: stoppable{t, out}, all: max(size, 1), what: fixed(what)}
	}
}

// stoppableWriter makes writing fail once the task is stopped. It shows no progress,
// because it is for one file of many.
func stoppableWriter(t *task.Task) library.WrapWriter {
	return func(out io.Writer, _ int64) io.Writer { return stoppable{t, out} }
}

// A stoppable is a writer that fails once a task is stopped.
type stoppable struct {
	task *task.Task
	out  io.Writer
}

func (s stoppable) Write(b []byte) (int, error) {
	if err := s.task.Context().Err(); err != nil {
		return 0, err
	}
	return s.out.Write(b)
}

// A countingWriter reports to a task how much of a file has been written.
type countingWriter struct {
	stoppable
	done, all int64
	what      func() string
}

func (c *countingWriter) Write(b []byte) (int, error) {
	n, err := c.stoppable.Write(b)
	c.done += int64(n)
	c.task.Report(float64(c.done)/float64(c.all), c.what)
	return n, err
}
