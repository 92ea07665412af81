//go:build cgo

package singleinstance

// #cgo CFLAGS: -x objective-c -fobjc-arc
// #cgo LDFLAGS: -framework Cocoa
// #include "documents_darwin.h"
import "C"

// documents is what is told of files, set once before the system can ask.
var documents chan<- []string

// Documents sends the files that the system asks a running program to open: on
// macOS a double click comes as an event and not as an argument. It must be
// called before the window opens.
func Documents(to chan<- []string) {
	documents = to
	C.passedpawnWatch()
}

//export passedpawnOpen
func passedpawnOpen(path *C.char) { documents <- []string{C.GoString(path)} }
