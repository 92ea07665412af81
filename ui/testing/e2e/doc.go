// Package e2e contains only end-to-end tests. They start the built program on a screen of
// its own and use it by mouse and keyboard. The tests of the packages install what people
// download, use it, and remove it.
//
// The tests ask the program over a socket whether it is idle; ui/startup/idle.go says what
// that means. A test that waits for something fails when the program has been idle again
// and again without it, and not because a time has passed.
package e2e
