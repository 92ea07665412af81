// Package e2e holds no code but tests, from end to end: they start the program as
// it is built, on a screen of its own, and use it by mouse and keys. Those of the
// packages install what people download, use it, and remove it.
package e2e
