//go:build !js

package player

// breathe does nothing: the system shares out the processors, except in a browser.
func breathe() {}
