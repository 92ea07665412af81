package startup

import "sync"

// requests are the files that later starts of the program ask this one to open.
type requests struct {
	mu     sync.Mutex
	early  [][]string // asked for before there was a window
	window func(paths []string) bool
}

// open opens files in the window, as soon as there is one. It reports false if the
// program ends first: whoever asks then has to open them.
func (r *requests) open(paths []string) bool {
	r.mu.Lock()
	window := r.window
	if window == nil {
		r.early = append(r.early, paths)
	}
	r.mu.Unlock()
	return window == nil || window(paths)
}

// serve passes on all requests to the window.
func (r *requests) serve(window func(paths []string) bool) {
	r.mu.Lock()
	early := r.early
	r.early, r.window = nil, window
	r.mu.Unlock()
	for _, paths := range early {
		window(paths)
	}
}
