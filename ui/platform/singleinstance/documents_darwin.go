//go:build cgo

package singleinstance

// #cgo CFLAGS: -x objective-c -fobjc-arc
// #cgo LDFLAGS: -framework Cocoa
// #include "documents_darwin.h"
import "C"

// documents receives the files to open. It is set once, before the system can send any.
var documents chan<- []string

// Documents sends on the files that the system asks the running program to open: on macOS
// a double click arrives as an event and not as an argument. It must be called before the
// window opens.
func Documents(to chan<- []string) {
	documents = to
	C.passedpawnWatch()
}

//export passedpawnOpen
func passedpawnOpen(path *C.char) { documents <- []string{C.GoString(path)} }
