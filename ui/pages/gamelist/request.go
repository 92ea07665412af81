package gamelist

// A request is what the person asks for: words, the position on the board, favourites,
// duplicates, games of a report.
type request struct {
	text                      string
	here, starred, duplicates bool
	only                      *subset // nil for all
}

// A subset is some of the games, under a name.
type subset struct {
	name string
	rows []int32
}
