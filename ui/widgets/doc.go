// Package widgets has the parts that pages and dialogs are made of: buttons, tick boxes,
// lists, fields, sliders, grids of tiles and texts, and the layouts that place them. They
// share one policy: a widget uses the keys that mean something to it and passes on the
// others, and one that gets the focus can be scrolled into sight. The package decides
// nothing and stores nothing.
package widgets
