// Package review evaluates a whole game in the background, marks its mistakes, and counts
// how accurately each side played. It shows nothing, starts no engine of its own, and
// says nothing in words: it only measures.
package review
