// This file takes the place of the one in which Fyne keeps preferences in the browser's localStorage.
// The program has none of Fyne's, and Fyne's panics where the browser keeps nothing.
package app

import "io"

func (a *fyneApp) storageRoot() string { return "idbfile:///fyne/" }

func (p *preferences) storageReader() (io.ReadCloser, error) { return nil, errEmptyPreferencesStore }

func (p *preferences) storageWriter() (writeSyncCloser, error) { return nowhere{io.Discard}, nil }

func (p *preferences) watch() {}

// nowhere keeps nothing.
type nowhere struct{ io.Writer }

func (nowhere) Sync() error { return nil }

func (nowhere) Close() error { return nil }
