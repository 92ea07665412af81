package assets

// Endgames returns which positions with up to four men are won, drawn and lost, as
// game/endgames/wdl reads it, or nothing if a page could not load it.
func Endgames() []byte { return wanted("endgames.gz") }
