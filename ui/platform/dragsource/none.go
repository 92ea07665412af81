//go:build !(linux || freebsd || openbsd || netbsd) || android

package dragsource

// System returns nil: nothing can be dragged out of the window here.
func System() Source { return nil }
