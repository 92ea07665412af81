package boardview

import "passedpawn/ui/board/boardmodel"

// tell reports what the hands have taken up and let go since an earlier state.
func (b *Widget) tell(before boardmodel.State) {
	if at, ok := b.state.TakenUp(before); ok && b.config.TakenUp != nil {
		b.config.TakenUp(at)
	}
	if from, to, ok := b.state.LetGo(before); ok && b.config.LetGo != nil {
		b.config.LetGo(from, to)
	}
}
