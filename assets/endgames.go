package assets

// Endgames returns which positions with up to four men are won, drawn and lost, as
// game/endgames/wdl reads it.
func Endgames() []byte { return must("endgames.gz") }
