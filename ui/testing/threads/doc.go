// Package threads contains only tests: no work off Fyne's thread touches a widget.
package threads
