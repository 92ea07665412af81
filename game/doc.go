// Package game holds no code: it is the map of the rooms. A room is a package
// with one purpose; rooms_test.go keeps who may import whom.
//
//	main.go           flags, folders, wiring; the only place that says fyne.Do
//	assets            pieces and icon, as bytes; all drawn for this project
//	settings          a person's choices, and where the folders are
//	game/
//	  atomicfile      files written whole or not at all
//	  rules           the words: Side, Square, Kind, Move, Position, Rules, Outcome
//	  orthodox        FIDE chess over notnil/chess, its only importer
//	  bitboard        a fast orthodox position, for searching only
//	  engine          the bundled opponent: search, evaluation, levels
//	  uci             the engine served to other programs
//	  calibrate       measures the engine and its levels; tests run by hand
//	  player          questions and answers between a game and its seats
//	  record          a game as data: a tree of moves with what was said of them
//	  pgn             records as PGN text, and back
//	  match           one game being played; emits snapshots
//	  library         the folder of games, and which copy of the program plays which
//	ui                the window and its menus; wires the pages
//	  boardmodel      what hands do to a board, as pure values
//	  boardview       the board as one widget, thin over boardmodel
//	  look            theme, board colours, pictures of the pieces
//	  play            the page a game is played on; owns one match
//	  shelf           the page of the kept games
//	  dialogs         values in, a value out
//	  uitest          hands for tests
//
// A move travels so:
//
//	Board -> rules.Move -> Match -> Question -> Player
//	Player -> Action -> Post -> Match      dropped unless it answers the open turn
//	Match -> Snapshot -> Board, move list, Keeper
//
// The list of legal moves is the whole contract of promotion: where several
// share From and To, the board asks. Match state is touched only where Post
// runs its functions, which is fyne.Do in the program and a queue in tests.
//
// Where this differs from the first plan. The running game has no journal of
// its own: it is its own PGN file among the kept games from the first move on,
// written at every ply, and a slot names which file a running copy of the
// program plays. What was two things that had to agree is one.
package game
