package speech

import (
	"context"
	"os/exec"
)

// A program says each text in a process of its own, which ends when the text has been said.
type program struct {
	path string
	args []string // before the text
}

// find returns the program with a name, if there is one.
func find(name string, args ...string) (speaker, error) {
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, ErrNone
	}
	return program{path, args}, nil
}

// say implements speaker.
func (p program) say(ctx context.Context, text string) error {
	return exec.CommandContext(ctx, p.path, append(p.args[:len(p.args):len(p.args)], "--", text)...).Run()
}

// stop implements speaker. The end of the context has stopped the process.
func (program) stop() error { return nil }

// close implements speaker.
func (program) close() error { return nil }
