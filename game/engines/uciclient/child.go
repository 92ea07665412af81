package uciclient

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"
)

// A child is a process of the operating system. One goroutine reads its output, one its
// errors, one waits for both, one writes to it, and one starts it and waits for its end.
type child struct {
	cmd       *exec.Cmd
	group     group
	in        *os.File
	out, errs *os.File
	commands  chan string
	gone      chan struct{} // closed when the process has ended, and with it all it has started
	workers   sync.WaitGroup
	// survived means that something held the output open after the end of the group: a process
	// in a session of its own, which the group does not reach. It is set before gone is closed.
	survived bool
}

// commands is how many commands can wait for the process to read them.
const commands = 2000

// drain is how long the output of a process is still read after its end. It lasts so long
// only if something that the process has started holds the output open.
const drain = 500 * time.Millisecond

// start starts a program, whose output m receives. It is one of those that run, which may be
// nil.
func start(c Command, m *mailbox, all *Running) (*child, error) {
	k := &child{cmd: exec.Command(c.Path, c.Args...), commands: make(chan string, commands), gone: make(chan struct{})}
	if filepath.IsAbs(c.Path) {
		k.cmd.Dir = filepath.Dir(c.Path) // where engines look for their files
	}
	theirs, err := k.pipes()
	if err == nil {
		started := make(chan error)
		k.workers.Go(func() { k.run(m, all, started) })
		err = <-started
	}
	for _, f := range theirs {
		_ = f.Close()
	}
	if err != nil {
		k.close()
		return nil, err
	}
	k.workers.Go(k.write)
	return k, nil
}

// run starts the process and waits for its end, on one thread of the system. Linux ends the
// process when the thread that started it ends, and takes that for the end of this program.
func (k *child) run(m *mailbox, all *Running, started chan<- error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	g, err := startGroup(k.cmd)
	k.group = g
	started <- err
	if err != nil {
		return
	}
	all.add(k)
	defer all.remove(k)
	k.wait(k.read(m), m)
}

// read passes the output and the errors of the process to m. The channel is closed when both
// have ended.
func (k *child) read(m *mailbox) <-chan struct{} {
	var readers sync.WaitGroup
	readers.Go(func() { eachLine(k.out, m.receive) })
	readers.Go(func() {
		eachLine(k.errs, func(line []byte) { m.locked(func() { m.words.add("stderr: ", line) }) })
	})
	all := make(chan struct{})
	k.workers.Go(func() {
		defer close(all)
		readers.Wait()
	})
	return all
}

// pipes connects the process and returns its own ends of the pipes, to be closed once it
// runs.
func (k *child) pipes() (theirs []*os.File, err error) {
	for i, at := range []**os.File{&k.in, &k.out, &k.errs} {
		r, w, err := os.Pipe()
		if err != nil {
			return theirs, err
		}
		switch i {
		case 0:
			*at, k.cmd.Stdin, theirs = w, r, append(theirs, r)
		case 1:
			*at, k.cmd.Stdout, theirs = r, w, append(theirs, w)
		default:
			*at, k.cmd.Stderr, theirs = r, w, append(theirs, w)
		}
	}
	return theirs, nil
}

// write writes commands to the process until the channel is closed. It blocks on a process
// that does not read them, but nothing waits for it.
func (k *child) write() {
	for line := range k.commands {
		if _, err := io.WriteString(k.in, line+"\n"); err != nil {
			break
		}
	}
	for range k.commands { // drop the rest: the process has closed its input
	}
}

// wait waits for the end of the process, ends the processes that it has left behind, and
// notifies m.
func (k *child) wait(read <-chan struct{}, m *mailbox) {
	_ = k.cmd.Wait()
	k.group.end()
	slow := time.NewTimer(drain)
	defer slow.Stop()
	select {
	case <-read:
	case <-slow.C:
		k.survived = true
	}
	k.close()
	m.locked(func() { m.ended = true })
	close(k.gone)
	m.notify()
}

// close closes this program's ends of the pipes.
func (k *child) close() {
	for _, f := range []*os.File{k.in, k.out, k.errs} {
		if f != nil {
			_ = f.Close()
		}
	}
}

// send queues a command for the process. It returns false if the queue is full.
func (k *child) send(line string) bool {
	select {
	case k.commands <- line:
		return true
	default:
		return false
	}
}

// end tells the process to quit, and ends it if it has not done so after some time. It
// returns when the process and all that it has started are gone.
func (k *child) end(patience time.Duration) {
	k.send("quit")
	close(k.commands)
	slow := time.NewTimer(patience)
	defer slow.Stop()
	select {
	case <-k.gone:
	case <-slow.C:
		k.group.end()
	}
	k.workers.Wait()
}

// state says how the process ended, such as "exit status 1". It may be asked once the
// process is gone.
func (k *child) state() string { return k.cmd.ProcessState.String() }
