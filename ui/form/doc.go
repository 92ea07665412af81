// Package form has the parts of pages on which a person sets things: tick boxes, lists,
// sliders and lines that scroll into sight when they get the focus and pass on the keys
// that mean nothing to them, and the layouts that place them beside their names. It
// decides nothing and stores nothing.
package form
