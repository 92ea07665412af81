package rules

// ReadOpen returns the legal move that a text in English letters means. open reports whether
// it is a promotion to a piece not yet chosen. m is then one of the promotions.
func ReadOpen(r Rules, p Position, text string) (m Move, open bool, err error) {
	if m, err = r.Read(p, text); err == nil {
		return m, false, nil
	}
	for _, promoted := range []string{"=Q", "+"} { // the first choice in chess and in shogi
		if m, wrong := r.Read(p, text+promoted); wrong == nil {
			return m, true, nil
		}
	}
	return Move{}, false, err
}
