//go:build !js

package startup

import "fyne.io/fyne/v2"

// tellPage does nothing: the window is no page.
func tellPage(string) {}

// touched reports whether the window is used with fingers.
func touched() bool { return false }

// fillScreen switches a window to the full screen, or back.
func fillScreen(w fyne.Window, on bool) { w.SetFullScreen(on) }

// answerPage does nothing: the window is no page.
func answerPage(fyne.App, func(func())) {}
