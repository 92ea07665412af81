package atomicfile

import (
	"errors"
	"testing"

	"golang.org/x/sys/unix"
)

func TestAttributes(t *testing.T) {
	path := file(t)
	if err := unix.Setxattr(path, "user.origin", []byte("club"), 0); errors.Is(err, unix.ENOTSUP) || errors.Is(err, unix.EPERM) {
		t.Skipf("files have no attributes here: %v", err)
	} else if err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new")); err != nil {
		t.Fatal(err)
	}
	room := make([]byte, 10)
	if n, err := unix.Getxattr(path, "user.origin", room); err != nil || string(room[:n]) != "club" {
		t.Errorf("%q, %v", room[:max(n, 0)], err)
	}
}
