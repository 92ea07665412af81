//go:build !js

package bundled

import "passedpawn/game/play/player"

// Thinker returns the engine, with memory of its own. One that is an io.Closer has to be closed.
func (e Engine) Thinker() player.Thinker { return e.Here() }
