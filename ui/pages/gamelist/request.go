package gamelist

// A request is what the person asks for: words, the position on the board, favourites,
// duplicates, games of a report or of an opponent.
type request struct {
	text                      string
	here, starred, duplicates bool
	only                      *subset // nil for all
}

// A subset is some of the games, under a name.
type subset struct {
	name string
	rows []int32
	of   *opponent // whose games they are, nil for those of a report
}

// opponent returns for whom the person prepares, nil for nobody.
func (r request) opponent() *opponent {
	if r.only == nil || !r.here {
		return nil
	}
	return r.only.of
}
