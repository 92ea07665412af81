//go:build !js

package startup

// tellPage does nothing: the window is no page.
func tellPage(string) {}

// answerPage does nothing: the window is no page.
func answerPage(func(func())) {}
