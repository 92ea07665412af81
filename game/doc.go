// Package game contains no code: it is the map of the rooms. A room is a package
// with one purpose. Rooms lie in groups; a name that ends with a slash is a group without
// code of its own. rooms_test.go says which rooms may import which.
//
//	main.go              the version, and the call of ui/startup
//	assets               pieces, scenes, lessons, texts, voices and icon, as bytes; all made for
//	                     this project, except the outlines of kanji
//	settings             the user's settings and list of engines, and where folders are
//	game/
//	  phrase             sentences and errors in any language
//	  files/             writing and opening files with care
//	    atomicfile       files written whole or not at all
//	    filename         names of files that every file system accepts
//	    openfile         opens files the user names, without waiting for ever
//	    filelock         locks on files, as the system has them; in a browser, of one page
//	    packed           reads compressed files: zstd, gzip, bzip2 and zip, within bounds;
//	                     packedtest compresses texts for tests
//	    zstdframe        writes zstd for a writer who knows where the text repeats itself
//	    ledger           keeps results of long work, to go on after an interruption
//	    retry            keeps what could be read, and reads again what could not
//	    plain            makes text from files safe to show in a terminal
//	  rules              the vocabulary: Side, Square, Kind, Move, Position, Rules, Outcome, and the
//	                     shape of a board; capabilities.go lists what only some rule sets can do;
//	                     rulestest has a game for tests and the conformance test that every rule set
//	                     passes
//	    board            pieces whose moves are data: leaps, rides, hops
//	  dfpn               what proof-number searches have in common, in any game
//	  variants           the list of games
//	    altpromo         the eight forms of Alternate Promotion Chess
//	    unread           stands for games whose rules are not known: text without moves
//	  editor             a position being set up, legal or not
//	  chess/             the rules of chess, its laws, and a fast board
//	    orthodox         FIDE chess over notnil/chess, its only importer
//	    chess960         Chess960 over the fast board, with its 960 starts
//	    san              reads the moves of chess as people write them
//	    bitboard         a fast orthodox position and its SAN, for searching and indexing
//	    convert          converts between bitboard and rules
//	    unwinnable       whether a side can ever checkmate, with the proof
//	    law              why a move is illegal, with the squares that prove it; why a surprising
//	                     move is legal; what a promotion does
//	    opening          names of openings, by position, and what they are in other languages
//	    polyglot         opening books in the Polyglot format, read and made
//	  shogi              the rules of shogi and its notations
//	    shogiboard       a fast shogi position and its SFEN, for searching
//	    formation        names castles and openings by where the pieces stand
//	    shogimate        proves mates in shogi by checks
//	  records/           games as data, and their file formats
//	    record           a game as data: a tree of moves with comments and NAGs; the edits to undo
//	    pgn              reads and writes PGN, in files of any size; judges games without building a
//	                     record
//	    kifu             reads and writes shogi records: KIF, KI2, CSA, BOD, USI and JKF
//	    gamefile         the list of formats; the games in a file of any format, compressed or not
//	    pgncheck         the command --check: what is wrong with a file of games
//	    csvexport        the command --export: games and positions as tables for other programs
//	    pasted           what is in a pasted text: a position, or games
//	  library            the folder of games, which window plays which game, collections to list,
//	                     copies of compressed files or of what is searched for in them, saving
//	                     into files with many games, at once or, into large ones, later;
//	                     backups of what was deleted or overwritten, and the edits of own games,
//	                     to be undone after a restart
//	    journal          changes to large files that are safe before the files are rewritten
//	    index            an index of many games: columns, filters, sorting, positions
//	    pattern          what positions are searched for: pieces, squares, pawn structures
//	    names            spellings that may be one player, event or site
//	    report           reports on the games in an index: players, openings, tournaments
//	  bundle             everything that a person has made as one file, and taking it over
//	  endgames/          endings solved: what each position with up to four men is worth
//	    ending           the list of endings, and the numbers of their positions;
//	                     endingtest draws some
//	    retro            solves an ending, from the mates back
//	    compress         compresses arrays of which any value can be read alone
//	    tables           the distances to mate in files: built once, checked, probed;
//	                     tablestest builds a few
//	    syzygy           reads Syzygy tables of up to seven men: WDL and DTZ
//	    wdl              whether a position is won, drawn or lost, from a file in the program
//	  engines/           the engines, and matches between engines
//	    engine           the bundled opponent: search, evaluation, levels
//	    variantengine    the opponent in the variants: searches the positions of any game
//	    shogiengine      the opponent in shogi: search, evaluation, levels
//	    bundled          the three in their roles; in a page they think in Workers of the browser
//	      worker         the program of such a Worker
//	    levels           how many levels there are, their names, and how earlier versions numbered them
//	    search           what the three have in common: opponent, deepening, limits, bounds
//	    tablebase        answers from the tables of endgames, where they know the position
//	    mate             the scores of a search that mean mate
//	    enginetest       writes down how an engine searches, for tests
//	    uci              the engine served to other programs
//	    uciclient        other engines as players: their processes, options and errors
//	    tournament       matches between engines: schedule, games, Elo, SPRT, resuming
//	    matchcommand     the command --match: a match without a window
//	  play/              a game in progress
//	    task             work off the thread, with results delivered on it; tasktest is a thread for
//	                     tests
//	    clock            time controls and the two clocks of a game, as values; clocktest is a wall
//	                     clock for tests
//	    player           questions a game asks its players, and their answers
//	    match            one game in progress; emits snapshots; matchtest reads games of files for
//	                     tests
//	    session          the game on the board, without a window: its match, the place in the tree,
//	                     edits and undo, saving, analysis, hints, reasons
//	    describe         what a person asks about a position without seeing it, in words
//	    desk             the game on the board and files, without a window: opening, saving, leaving,
//	                     and the end of the program
//	  teaching/          lessons, problems and explanations
//	    lesson           lessons on the rules: positions with goals
//	    tsume            mate problems of shogi: their conventions, solving one, and which come back
//	    claims           what is certain about a played move: sentences with their proof
//	    why              answers "why not this move?": what is proved against it, to be tried
//	    review           evaluates a whole game: winning chances, marks, accuracy, phases; keeps them
//	    training         the person's own mistakes as cards: their files, and when each comes back
//	    vision           questions about what one sees on the board: squares, ways, attacks
//	    repertoire       openings: games as positions for a side, in which the person's moves are
//	                     trained, compared with games, and left by them
//	    endings          endings with few pieces: fresh positions, verdicts, the hardest defence
//	    puzzles          puzzles by theme: how hard each is, how strong the person is, which is next
//	    class            exercises for a class as a file, the slips with its answers, their table
//	  testing/           for tests and measurements only
//	    longtest         how much the tests do: a quick run, or everything
//	    tunetest         the games from which the engines learn their weights
//	    pofile           writes all texts of a language as a .po file, and reads it back
//	    calibrate        measures the engine and its levels; its tests are run by hand
//	ui                   the window and its menus; wires the pages
//	  startup            flags, folders, wiring, shutdown; the only place with fyne.Do
//	  pages              what fills the window below the menus: what a page is, and the Shell that
//	                     every page gets; pagestest is a Shell for tests
//	    play             the page a game is played on: draws the snapshots of a session
//	    gamelist         the page that lists many games: the user's own, or a file's
//	      boardsearch    the sheet on which one draws what to search for
//	      chores         changes to many games: proposed, done, taken back
//	      search         which games are listed, and searches in words
//	    reports          the page that shows a report on many games
//	    learn            the page with the lessons
//	    tsume            the page with the mate problems
//	    train            the page that trains mistakes, openings, puzzles and endings
//	    vision           the page with the drills for seeing the board
//	    class            the page with the exercises of a class, and the table of its slips
//	    exercises        the frame of pages with lessons or problems: the list, or one of them
//	    editor           the page that sets up a position
//	    books            the page on which an opening book is edited
//	    engines          the page with the engines: added, tested, set and removed
//	    matches          the page on which engines play each other
//	    preferences      the list of all settings, and the page that shows it
//	  board/             the board, and what stands beside it
//	    boardmodel       board interaction as pure values
//	    byear            what a person who plays by ear asks: keys at the cursor, typed questions
//	    boardview        the board widget, a thin layer over boardmodel
//	    notation         the move list: a tree of moves with comments and NAGs
//	    graph            the winning chances in a game as a curve
//	    typed            typed moves: the field for them, and the person's letters
//	  accessible         makes the tree that screen readers read from what is in a window
//	  look               theme, board colours, pictures of the pieces and symbols
//	    ownlook          the boards and pieces that a person has brought
//	  lookup             finds things by what is typed of their names
//	  widgets            buttons, tick boxes, lists, fields, grids of tiles, layouts; what keys mean
//	  dialogs            values in, a value out
//	  i18n               the window's texts in the user's language
//	  print/             pictures and booklets of games
//	    diagram          positions and games as pictures: PNG, SVG, GIF, shapes for print
//	    booklet          games with diagrams as a PDF
//	    export           pictures and booklets of games as they look in the window
//	  players/           which engine plays
//	    opponents        which engine plays for which choice in the window
//	    entrants         which engine plays for which name in a match
//	  platform/          what the operating system provides
//	    singleinstance   one window per user: a second start sends its files to the first
//	    startuperror     the message when no window can be opened
//	    sessionbus       finds the bus of the desktop session
//	    filedialog       asks for files with the system's own dialog
//	    clippicture      puts pictures into the clipboard
//	    dragsource       drags texts and files out of the window, under X11; droptest is a program
//	                     that takes drops, for tests
//	    sound            the sounds of a game, made from sines and noise
//	    speaker          plays them if the computer has sound
//	    speech           says texts aloud by the system's voice
//	    access           what is in a window, as a tree for screen readers; knows no widgets and no
//	                     chess
//	    atspi            tells it to the screen readers of Linux; atspitest is a reader for tests
//	    msaa             tells it to those of Windows
//	  testing/           tests of the whole program, and their tools
//	    uitest           mouse, keyboard and language for tests
//	    xserver          X servers for tests
//	    bus              session buses for tests
//	    threads          no work off Fyne's thread touches a widget
//	    e2e              tests of the real program on a screen of its own
//	    packaging        tests of the packages' metadata
//	    webpage          tests of the page in real browsers
//
// The layers. A room imports rooms of its own line or of lines below it; TestLayers
// checks that, with the line that names a room most closely:
//
//	ui/startup                                  flags, folders, wiring, shutdown
//	ui                                          the window: its menus, and what its pages need of it
//	ui/pages                                    what fills it; no page knows another
//	ui/board ui/dialogs                         what pages are made of
//	ui/widgets                                  buttons, lists, grids of tiles, layouts
//	ui/print/export ui/players                  what the window is given to work with
//	ui/look ui/i18n ui/accessible               the last line that knows Fyne
//	ui/print                                    pictures, drawn without a window
//	ui/board/boardmodel ui/lookup ui/platform   state, searching, and the operating system
//	settings                                    no game knows them
//	game/play/desk                              the game on the board and files
//	game/play/session game/testing              the game on the board
//	game/play/describe                          what can be said of a position
//	game/engines/uci game/engines/matchcommand  the program without a window
//	game/engines game/play/match                who plays, and one game in progress
//	game/library game/teaching game/bundle      many games; what can be said of one
//	game/endgames                               endings, solved
//	game/records                                games as data and as text
//	game/variants game/editor                   any game, found by its name
//	game/chess game/shogi                       each knows nothing of the other
//	game/play/player                            a question and its answer
//	game/play/clock game/rules/board game/dfpn  time, pieces as data, and proof numbers
//	game/rules game/files                       the words of every game; files
//	game/phrase game/play/task                  sentences; late results
//	assets                                      bytes
//
// Where to look, in at most three files. TestWhereToLook finds the names in them:
//
//	a click's way to a move      ui/board/boardview/mouse.go MouseUp, ui/board/boardmodel/try.go try,
//	                             game/play/session/play.go Play
//	what a move means in a mode  game/play/session/play.go mode, game/play/session/playing.go move,
//	                             game/play/session/better.go move
//	what follows from a move     game/play/session/observe.go observe
//	the promotion chooser        ui/board/boardmodel/try.go try, ui/board/boardview/chooser.go chooser
//	adding a variant             game/variants/variants.go All, game/variants/families.go Families,
//	                             game/rules/rulestest/conform.go Conform
//	a board theme                ui/look/board.go BoardStyles
//	a mark such as ??            game/teaching/review/mark.go Judge, game/play/session/review.go GameReview
//	why not this move            game/teaching/claims/proof.go Prove, game/teaching/why/talk.go Talk,
//	                             game/play/session/asking.go examine
//	mistakes in many games       ui/pages/gamelist/chores/train.go Train,
//	                             game/teaching/training/games.go FromGame,
//	                             game/teaching/training/clear.go sieves
//	which puzzle comes next      game/teaching/training/sitting.go Plan,
//	                             game/teaching/puzzles/pick.go Pick, ui/pages/train/supply.go trial
//	which mate problem comes     game/teaching/tsume/deck.go Items, ui/pages/train/mates.go problem
//	a setting                    settings/settings.go Settings, ui/pages/preferences/options.go Options
//	a piece set                  ui/look/pieces.go PieceStyles, assets/pieces
//	a command found by its name  ui/palette.go commands, ui/lookup/lookup.go Find
//	a language                   assets/translations, ui/i18n/i18n.go Load
//	a castle's name in shogi     game/shogi/formation/read.go read,
//	                             game/shogi/formation/formation.go Name,
//	                             game/chess/opening/title.go Title
//	what an opening is called    assets/openings.go Openings, game/chess/opening/title.go Title,
//	                             game/chess/opening/words.go part
//	a page                       ui/pages/page.go Page, ui/pages/shell.go Shell, ui/pagelist.go pageList
//	how an ending is solved      game/endgames/retro/retro.go Solve, game/endgames/retro/begin.go settle,
//	                             game/endgames/retro/back.go back
//	another engine               game/engines/uciclient/engine.go Think,
//	                             game/engines/uciclient/search.go search,
//	                             ui/players/opponents/opponents.go Opponent
//	which engine plays a game    ui/players/opponents/opponents.go Opponent,
//	                             game/engines/bundled/families.go families,
//	                             game/rules/family.go FamilyOf
//	pondering                    game/play/match/ponder.go allowPonder,
//	                             game/engines/uciclient/handover.go ponderUntilAsked,
//	                             game/engines/uciclient/ponder.go expectedQuestion
//	where a PGN comment is read  game/records/pgn/comment.go commentEnd,
//	                             game/records/pgn/remarks.go comment
//	where level 3 is weakened    game/engines/engine/level.go strengths,
//	                             game/engines/engine/human.go human
//	where a flag falls           game/play/match/clock.go flag, game/play/clock/clock.go Over
//	what a touch binds           game/play/match/touch.go bound, game/play/session/conduct.go Touch
//	from match to disk           game/play/session/save.go save, game/library/keeper.go Keep,
//	                             game/library/keptgame.go write
//	a game saved in a file       game/play/desk/saving.go Save, game/play/desk/replacing.go to,
//	                             game/library/original.go Save
//	what can be exported         ui/print/export/formats.go Games, ui/exporting.go items
//	a file opened                game/play/desk/opening.go Open, game/play/desk/leaving.go Leave
//	a compressed file            game/files/packed/packed.go Recognise, game/library/unpack.go Unpack,
//	                             game/play/desk/looking.go unpack
//	a late result                game/play/task/task.go Post, game/play/match/questions.go put,
//	                             game/play/session/liveanalysis.go ask
//	a second engine              game/play/session/second.go ToggleLock
//	a text format                game/records/gamefile/formats.go types,
//	                             game/records/kifu/detect.go Detect, game/records/kifu/read.go Read
//	a column of the list         game/library/index/table.go Column,
//	                             game/library/index/cache.go version,
//	                             ui/pages/gamelist/columns.go columns
//	a pattern in the search      game/library/pattern/parse.go Parse,
//	                             game/library/pattern/match.go Find,
//	                             game/library/index/pattern.go having
//	preparing for an opponent    ui/pages/gamelist/preparation.go start,
//	                             ui/pages/gamelist/search/candidates.go transposed,
//	                             game/teaching/repertoire/graph.go Continuations
//	all games reviewed           ui/pages/gamelist/chores/reviewall.go Do, game/files/ledger/ledger.go Add,
//	                             game/teaching/review/write.go Write
//	a change to many games       ui/pages/gamelist/chores/chores.go Chore,
//	                             ui/pages/gamelist/chores/runner.go Run,
//	                             ui/pages/gamelist/commands.go database
//	games dragged to a program   ui/pages/gamelist/grip.go drag, ui/dragging.go prepare,
//	                             ui/platform/dragsource/x11.go Drag
//	how a claim is judged        game/play/match/claim.go Claim, game/play/session/written.go Claim
//
// A move travels so:
//
//	board -> rules.Move -> Session -> Match -> Question -> Player
//	Player -> Action -> Post -> Match      dropped unless it answers the open turn
//	Match -> Snapshot -> Session -> Snapshot -> page
//	                     Session -> record -> Keeper -> file on disk, off the thread
//
// In the functions of the list above: MouseUp and try, Play and move, then, once the match
// has made the move, observe, save, Keep and write.
//
// A file travels so, once away from the thread and once back:
//
//	Open -> task: read, replay -> Leave, which may ask -> Session -> page
//
// What the desk asks is a Question in its Snapshot, which the window shows. The answer is an
// event. One's own game is claimed for the window in the task that reads it, or after the
// answer.
//
// Another engine may go on thinking after its answer, until the next question comes or the
// match closes the question's channel Ponder.
//
// Drawing starts nothing. Session.do starts whatever follows from an event, such as an
// analysis, a save or a clock's timer, before it tells the page. A page can draw the
// same snapshot twice without any effect.
//
// Slow work runs in a task. A Latest drops results that newer work has replaced; a
// Group waits for work that has to finish. Await gives up waiting for what hangs.
// goroutines_test.go lists who else starts goroutines.
//
// Every text has an identifier, such as "law.way-blocked". assets/translations has the
// text in every language, including English, so a sentence is changed in one file. A
// sentence for the window is a phrase.Phrase: an identifier and its words. An error made
// by phrase.Errorf is a phrase too. Logs and terminals show phrases in English. Plural forms
// follow the CLDR. The English of the lessons is in assets/lessons; the help is one file
// per language. Fyne's own translations are not used: they log every text that the
// desktop's language lacks.
//
// Names of openings are in English in PGN, in the index and in all code. They become those
// of a language where they are shown: an opening.Title is a phrase.Word. A list is searched
// and sorted by the names that it shows.
//
// The list of legal moves is the whole contract of promotion: if several moves share
// From and To, the board asks. Match state is touched only by functions given to Post,
// which is fyne.Do in the program and a queue in tests.
//
// Some decisions and their reasons:
//
// The game in progress has no journal of its own. It is a PGN file in the user's folder
// of games from the first move on, written after every ply; a slot says which file a
// running window plays. There are not two files that could disagree.
//
// PGN is read and written over bitboard, which tests compare with orthodox. Moves that
// ReadSAN does not understand are left to orthodox, which reads every common spelling
// and says what is wrong with the rest. Text that cannot be read stays in the record
// where it was (Notes.Rest, Notes.Unread) and is written back, as are words, brackets
// and lines for other programs (Notes.Strays). A game that was not edited keeps its
// bytes. Each game has its own encoding, UTF-8 or a guess, which Edit, Database, Text
// encoding overrides for a whole file.
//
// A game in another format than PGN is the same pgn.Item with a Format that reads it, so
// that the code which handles lists of games knows one kind. Shogi records keep in
// commands, such as [%end TORYO], what a game has no field for.
//
// The index of a file is plain columns and not a database: in one run SQLite took 23 ms
// for a filter over 100,000 games and 64 ms for a sort, the columns 12 and 49, in 50
// bytes a game against 82. Its positions are in segments of 8,192 games, so that a search
// reads a little of each segment. A position that many games have is listed with its key,
// games and moves. Of the others, late ones above all, only the pawns are: few games share
// them, and those are played. That takes a third of the entries that all positions would.
// A segment knows a checksum of its part of the file: when the file changes, index.Renew
// reads only the parts that differ, whoever changed them.
package game
