// Package startup is the way from the command line to the window and out of it:
// it reads the flags, decides whether a window that is open takes the files, puts
// the program together, and ends it. It alone imports Fyne's app and fyne.Do.
package startup
