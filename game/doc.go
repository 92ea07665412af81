// Package game holds no code: it is the map of the rooms. A room is a package
// with one purpose; rooms_test.go keeps who may import whom.
//
//	main.go           the version, and the call of ui/startup
//	assets            pieces, lessons, texts, help and icon, as bytes; all made for
//	                  this project, but for the outlines of kanji
//	settings          a person's choices, and where the folders are
//	game/
//	  atomicfile      files written whole or not at all
//	  phrase          sentences and errors that can be said in any language, and languages
//	  rules           the words: Side, Square, Kind, Move, Position, Rules, Outcome,
//	                  and the shape of a board; capabilities.go has what only some
//	                  rule sets can do; rulestest has a game for tests
//	                  and checks what every rule set promises
//	  orthodox        FIDE chess over notnil/chess, its only importer
//	  board           pieces whose moves are data: leaps, rides, hops
//	  altpromo        Alternate Promotion Chess in its eight forms
//	  shogi           the rules of shogi, and its moves as people and programs write them
//	  variants        the list of games
//	  editor          a position while it is set up, playable or not
//	  pasted          what a text from elsewhere holds: a position, or games
//	  bitboard        a fast orthodox position and its SAN, for what looks at millions
//	  shogiboard      a fast shogi position and its SFEN, likewise
//	  convert         what the fast board has into what the rules have, and back
//	  engine          the bundled opponent: search, evaluation, levels
//	  variantengine   the opponent in the variants: searches any game's positions
//	  shogiengine     the opponent in shogi: three levels, by positions looked at
//	  uci             the engine served to other programs
//	  unwinnable      whether a side can ever mate, and the moves or the wall that show it
//	  longtest        how much the tests do: a quick run, or all of it
//	  calibrate       measures the engine and its levels; tests run by hand
//	  clock           time controls, and the two clocks of a game, as values
//	  player          questions and answers between a game and its seats
//	  record          a game as data: a tree of moves with what was said of them
//	  pgn             records as PGN text, and back; files of any size; games played
//	                  without a record
//	  kifu            records of shogi in KIF, KI2, CSA, BOD and USI, and back
//	  gamefile        the games of a file in whatever format it is
//	  pgncheck        judges files of games without a window: the command --check
//	  openfile        files that a person names, opened without waiting for ever
//	  plain           what files hold, safe to show in a terminal
//	  opening         names of openings, by position
//	  index           many games: columns, filters, orders, positions
//	  match           one game being played; emits snapshots
//	  session         the game on the board without a window: its match, the place in
//	                  the tree, edits and undo, saving, analysis, hints, reasons
//	  law             why a move is not legal, with the squares that prove it;
//	                  why a surprising one is; what a promotion brings
//	  lesson          lessons of the rules: positions with goals
//	  library         the folder of games, which copy of the program plays which,
//	                  collections to list, games saved into files of many, and
//	                  backups of what was deleted or written over
//	ui                the window and its menus; wires the pages
//	  startup         flags, folders, wiring, the end; the only place with fyne.Do
//	  opponents       which engine sits behind which choice of a person
//	  task            work away from the window's thread, delivered on it
//	  i18n            what the window says, in the person's language
//	  boardmodel      what hands do to a board, as pure values
//	  boardview       the board as one widget, thin over boardmodel
//	  diagram         positions and games as pictures: PNG, SVG, GIF, shapes for print
//	  booklet         games with diagrams as a PDF
//	  notation        the moves of a game as a tree, with what is said of them
//	  look            theme, board colours, pictures of the pieces
//	  play            the page a game is played on: draws the snapshots of a session
//	  learn           the page of the lessons
//	  editor          the page on which a position is set up
//	  gamelist        the page of many games, kept or of a file
//	  dialogs         values in, a value out
//	  filedialog      asks for files with the system's own dialog
//	  sound           what is heard of a game, made from sines and noise
//	  speaker         plays it where the machine has sound
//	  singleinstance  one window for a person: a later start sends it its files
//	  startuperror    the message where no window can be opened
//	  uitest          hands for tests
//	  e2e             tests of the real program on a screen of its own
//	  packaging       tests of what the packages tell the systems they are for
//
// Where to look, in at most three files. TestWhereToLook finds the names in them:
//
//	a click's way to a move      ui/boardview/mouse.go MouseUp, ui/boardmodel/try.go try,
//	                             game/session/play.go Play
//	the promotion chooser        ui/boardmodel/try.go try, ui/boardview/chooser.go chooser
//	adding a variant             game/variants/variants.go All, game/rules/rules.go Rules,
//	                             game/rules/rulestest/conform.go Conform
//	a board theme                ui/look/board.go BoardStyles
//	a piece set                  ui/look/pieces.go PieceStyles, assets/pieces
//	a language                   assets/translations, ui/i18n/i18n.go Load
//	a page                       ui/pages.go page, ui/window.go New
//	an outside engine            game/player/player.go Thinker,
//	                             ui/opponents/opponents.go Opponent
//	where a PGN comment is read  game/pgn/comment.go commentEnd, game/pgn/remarks.go comment
//	where level 3 is weakened    game/engine/level.go strengths, game/engine/human.go human
//	where a flag falls           game/match/clock.go flag, game/clock/clock.go Over
//
// A move travels so:
//
//	board -> rules.Move -> Session -> Match -> Question -> Player
//	Player -> Action -> Post -> Match      dropped unless it answers the open turn
//	Match -> Snapshot -> Session -> Snapshot -> page
//
// Drawing starts nothing. What follows from an event, such as a question to the
// analyst, the file to be saved or the timer of a clock, is started by Session.do,
// before the page is told; a page that draws a snapshot twice starts nothing.
//
// Work that takes time runs in a task, which belongs to a place: a Latest drops
// what newer work has replaced, a Group waits for what must be finished. In ui
// only ui/task starts goroutines; goroutines_test.go keeps that.
//
// A text has an identifier, such as "law.way-blocked", and assets/translations says it
// in every language, English included: to change a sentence is to change one file. A
// sentence for the window is a phrase.Phrase, an identifier with its words, and an error
// by phrase.Errorf is one too; in errors and terminals they are English. Plural forms
// follow the CLDR. Lessons have their English in assets/lessons, the help is a file for
// each language. Fyne's own translations are not used: they complain of every text that
// a desktop's language lacks.
//
// The list of legal moves is the whole contract of promotion: where several
// share From and To, the board asks. Match state is touched only where Post
// runs its functions, which is fyne.Do in the program and a queue in tests.
//
// Where this differs from the first plan. The running game has no journal of
// its own: it is its own PGN file among the kept games from the first move on,
// written at every ply, and a slot names which file a running copy of the
// program plays. What was two things that had to agree is one.
//
// Chess in a PGN file is read and written over bitboard, which tests hold equal
// to orthodox; what ReadSAN does not understand goes to orthodox, which knows
// every form people write and says what is wrong. Text that cannot be read stays
// in the record where it stood (Notes.Rest, Notes.Unread) and is written back. So
// do strays (Notes.Strays): words, brackets and lines for other programs that mean
// nothing in a game. A game that was not edited keeps the bytes it was read from.
// Each game has its own encoding: UTF-8, or a guess that the menu Edit, Text
// encoding overrides for a whole file.
// A game that is not in PGN is the same pgn.Item with a Format, which reads it: what
// hands games around knows one kind. Records of shogi keep in commands, such as
// [%end TORYO], what a game has no place for.
// The index of a file is plain columns and not a database: in one run SQLite
// took 23 ms for a filter over 100,000 games and 64 ms for an order, the columns
// 12 and 49, in 50 bytes a game against 82.
package game
