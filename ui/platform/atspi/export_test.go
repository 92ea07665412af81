//go:build !windows && !darwin && !js

package atspi

import "time"

// Hurry lets a bridge wait less long for readers, before Serve.
func Hurry(b *Bridge, pause, limit time.Duration) { b.pause, b.limit = pause, limit }
