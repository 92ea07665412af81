package retry

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
)

// TestAgain reads a value that fails twice: each failure is returned, and what was read is kept.
func TestAgain(t *testing.T) {
	reads := 0
	v := New(func() (int, error) {
		if reads++; reads < 3 {
			return 0, errors.New("no network")
		}
		return 7, nil
	})
	for i, want := range []int{0, 0, 7, 7, 7} {
		got, err := v.Get()
		if got != want || (err == nil) != (want == 7) {
			t.Errorf("read %d: %d, %v, want %d", i+1, got, err, want)
		}
	}
	if reads != 3 {
		t.Errorf("it was read %d times, want 3", reads)
	}
}

// TestTogether asks for a value from many goroutines: one of them reads it.
func TestTogether(t *testing.T) {
	var reads atomic.Int32
	v := New(func() (int32, error) { return reads.Add(1), nil })
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			if got, err := v.Get(); got != 1 || err != nil {
				t.Errorf("got %d, %v, want 1", got, err)
			}
		})
	}
	all.Wait()
}
