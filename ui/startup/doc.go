// Package startup leads from the command line to the window, and ends the program. It
// reads the flags, decides whether an open window takes the files, and puts the program
// together. It is the only package that imports Fyne's app package and calls fyne.Do.
package startup
