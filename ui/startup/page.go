//go:build !js

package startup

import "fyne.io/fyne/v2"

// tellPage does nothing: the window is no page.
func tellPage(string) {}

// answerPage does nothing: the window is no page.
func answerPage(fyne.App, func(func())) {}
