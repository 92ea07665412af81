package desk

import (
	"errors"
	"testing"
	"time"
)

// TestSavedAgain saves values on a disk that is full for a while.
func TestSavedAgain(t *testing.T) {
	saved := make(chan int, 100)
	told := make(chan error, 100)
	room := make(chan bool)
	s := NewSaver(func(v int) error {
		select {
		case <-room:
			saved <- v
			return nil
		default:
			return errors.New("full")
		}
	}, time.Millisecond, func(err error) { told <- err })
	s.Save(7)
	if err := <-told; err == nil {
		t.Error("it was not told")
	}
	if err := s.Flush(); err == nil {
		t.Error("the end does not know")
	}
	close(room)
	if err := <-told; err != nil || <-saved != 7 {
		t.Errorf("%v: not saved", err)
	}
	if err := s.Flush(); err != nil {
		t.Error(err)
	}
	s.Save(8)
	s.Close()
	s.Close()
	if n := <-saved; n != 8 {
		t.Errorf("the last is %d", n)
	}
	s.Save(9) // too late, and harmless
	if err := s.Flush(); err != nil {
		t.Error(err)
	}
}
