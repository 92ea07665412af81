package train

import "passedpawn/ui/i18n"

// Said implements pages.Sayer.
func (s *suspensions) Said() []string {
	p := s.page
	if p.content == nil {
		return nil
	}
	if p.sitting == nil {
		return []string{i18n.T("common.train"), p.start.said, p.start.due.Text}
	}
	return []string{p.panel.task.Text, p.panel.answer.Text}
}
