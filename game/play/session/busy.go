package session

// Busy reports whether a program is thinking about its move or about a hint. An analysis
// does not count, since it goes on for as long as it is on the screen, and neither does
// work that Config.Away runs.
func (s *Session) Busy() bool { return s.now.Game.Thinking || s.hinting != nil }
