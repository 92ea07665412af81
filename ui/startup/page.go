//go:build !js

package startup

import "fyne.io/fyne/v2"

// tellPage does nothing: the window is no page.
func tellPage(string) {}

// touched reports whether the window is used with fingers.
func touched() bool { return false }

// answerPage does nothing: the window is no page.
func answerPage(fyne.App, func(func())) {}
