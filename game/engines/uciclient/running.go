package uciclient

import "sync"

// Running is the processes of engines that run, so that a program can kill them before it
// ends. The zero value is ready. Its methods may be called from any goroutine, and on a nil
// Running, which knows no process.
type Running struct {
	mu       sync.Mutex
	children map[*child]bool
	killed   bool
}

// Kill kills all processes, also those that start later, with all that they have started. It
// waits neither for an answer nor for their end.
func (r *Running) Kill() {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.killed = true
	for k := range r.children {
		k.group.end()
	}
}

// add adds a process that has just started.
func (r *Running) add(k *child) {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.killed {
		k.group.end()
	}
	if r.children == nil {
		r.children = map[*child]bool{}
	}
	r.children[k] = true
}

// remove removes a process that has ended.
func (r *Running) remove(k *child) {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.children, k)
}
