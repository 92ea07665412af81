//go:build !linux

package uciclient

import (
	"runtime"
	"testing"
)

// endsWithProgram skips a test where the system does not end engines with the program.
func endsWithProgram(t *testing.T) {
	if runtime.GOOS != "windows" {
		t.Skip("this system does not end engines with the program that started them")
	}
}
