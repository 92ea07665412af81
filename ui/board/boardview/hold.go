package boardview

import "passedpawn/ui/board/boardmodel"

// tell reports what the hands have taken up and let go since an earlier state.
func (b *Widget) tell(before boardmodel.State) {
	if at, ok := b.state.TakenUp(before); ok && b.config.Hold.TakenUp != nil {
		b.config.Hold.TakenUp(at)
	}
	if from, to, ok := b.state.LetGo(before); ok && b.config.Hold.LetGo != nil {
		b.config.Hold.LetGo(from, to)
	}
}
