//go:build !darwin || !cgo

package singleinstance

// Documents sends on the files that the system asks the running program to open: on macOS
// a double click arrives as an event and not as an argument. Other systems start the
// program again. It must be called before the window opens.
func Documents(chan<- []string) {}
