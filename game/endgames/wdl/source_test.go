package wdl

import (
	"sync/atomic"
	"testing"
)

// TestLoadedLater asks for the file while it cannot be loaded, while it is loaded again, and after
// that. Only the first question waits.
func TestLoadedLater(t *testing.T) {
	var reads atomic.Int32
	network := make(chan struct{})
	s := newSource(func() (*file, error) {
		if reads.Add(1) == 1 {
			return nil, errNotLoaded
		}
		<-network
		return &file{}, nil
	})
	for range 5 { // the first fails, the second loads it again
		if s.file() != nil {
			t.Fatal("the file is there before it is loaded")
		}
	}
	close(network)
	s.again.Wait()
	if s.file() == nil {
		t.Error("the file is loaded, but not there")
	}
	if n := reads.Load(); n != 2 {
		t.Errorf("it was read %d times, want 2", n)
	}
}
