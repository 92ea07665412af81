package ui

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

const ending = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

// pastes puts a text on the clipboard and pastes it.
func (d *rig) pastes(text string) {
	d.t.Helper()
	d.config.App.Clipboard().SetContent(text)
	d.paste()
}

// asks waits for a question and gives an answer.
func (d *rig) asks(question, answer string) {
	d.t.Helper()
	d.says(question)
	d.press(answer)
}

// TestAPasteThatIsNothing pastes what is neither a game nor a position into a running
// game, which does not change.
func TestAPasteThatIsNothing(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	games := d.session.Snapshot().Game.Game
	for text, says := range map[string]string{
		"Hi mum, see you at 5":           "The clipboard does not contain a game or a position.",
		"4k3/8/8/8/8/8/8/4KK2 w - - 0 1": "This position is not legal: each side needs exactly one king; White has 2.",
	} {
		d.pastes(text)
		d.says(says)
	}
	if d.session.Snapshot().Game.Game != games || d.line() != "e4" || !d.session.Snapshot().Playing() {
		t.Errorf("the game became %q", d.line())
	}
	d.toGameList()
	d.pastes("Hi mum, see you at 5")
	d.asks("The clipboard does not contain", "Close")
	if d.onBoard() {
		t.Error("a paste that is nothing leaves the list of games")
	}
}

// TestAPasteOfChess960 pastes positions with castling rights that only Chess960 has, while
// chess is being played.
func TestAPasteOfChess960(t *testing.T) {
	for text, want := range map[string]string{
		"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1":   "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
		"nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w KQkq - 0 1": "nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w KQkq - 0 1",
	} {
		d := open(t, t.TempDir())
		d.pastes(text)
		d.until("the position", func() bool { return rules.Chess960(d.session.Snapshot().Rules.ID()) })
		if fen := d.session.Snapshot().Place.Position().String(); fen != want {
			t.Errorf("the position is %q", fen)
		}
	}
}

// TestAPasteThatIsChanged says what is changed in a pasted position.
func TestAPasteThatIsChanged(t *testing.T) {
	for text, says := range map[string]string{
		"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1": "Castling Q is left out: the king or the rook is not in its place.",
		"4k3/8/8/8/8/8/8/4K3 w K - -1 1": "\nThe half-move count must be a number from 0 to 32768, not \"-1\". " +
			"The counts of moves begin anew. Castling K is left out",
	} {
		d := open(t, t.TempDir())
		d.pastes(text)
		d.asks(says, "Close")
	}
}

// TestAPasteAsksBeforeItEndsAGame pastes positions and games while a game is being
// played.
func TestAPasteAsksBeforeItEndsAGame(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	name, games := d.waitGame(), d.session.Snapshot().Game.Game
	for _, text := range []string{ending, "1. d4 d5 *"} {
		d.pastes(text)
		d.asks("You can continue it there at any time.", "Cancel")
		if d.session.Snapshot().Game.Game != games || d.line() != "e4" {
			t.Fatalf("%s ended the game", text)
		}
	}
	d.pastes(ending)
	d.asks("Leave the game in progress?", "Leave")
	d.until("the position", func() bool { return d.session.Snapshot().Place.Position().String() == ending })
	if d.session.Snapshot().Playing() || d.session.Snapshot().Game.Clock.Used() || !menuItem(t, d, "Game", "Resign").Disabled {
		t.Error("a pasted position is played")
	}
	d.pastes("1. d4 d5 *") // nobody is playing: nothing is asked
	d.until("the game", func() bool { return d.line() == "d4 d5" })
	d.openKept(name)
	d.until("the first game", func() bool { return d.line() == "e4" })
	if !d.session.Snapshot().Playing() {
		t.Error("it cannot be continued")
	}
	d.openKept(name) // it is on the board: nothing is asked, and nothing changes
	d.toGameList()
	d.openKept(name)
	d.until("the board", d.onBoard)
	if d.window.Canvas().Overlays().Top() != nil {
		t.Errorf("something is asked:\n%s", d.texts())
	}
}

// TestPlayFromHere pastes a position, tries a move in it, and starts a game from it.
func TestPlayFromHere(t *testing.T) {
	d := open(t, t.TempDir())
	d.pastes(ending)
	d.says("choose Play from here")
	move(t, d, "e4")
	d.menus.undo.Action()
	if got := d.session.Snapshot().Place.Position().String(); got != ending || d.session.Snapshot().Playing() {
		t.Errorf("undone it is %s", got)
	}
	games := d.session.Snapshot().Game.Game
	d.press("Play from here")
	d.press("Cancel")
	if d.session.Snapshot().Game.Game != games {
		t.Error("a game that was not begun is on the board")
	}
	menuItem(t, d, "Game", "Play from here").Action()
	d.press("Start")
	if s := d.session.Snapshot().Game; !d.session.Snapshot().Playing() || d.session.Snapshot().Place.Position().String() != ending ||
		s.Human != [2]bool{true, true} {
		t.Errorf("played is %s", d.session.Snapshot().Place.Position())
	}
	d.pastes("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
	d.until("the mate", func() bool { return !d.session.Snapshot().Playing() })
	d.page.Actions.PlayFromHere()
	d.says("The game has ended in this position.")
}

// TestPasteWhereAPositionIsSetUp pastes into the editor, which accepts only positions.
func TestPasteWhereAPositionIsSetUp(t *testing.T) {
	d := open(t, t.TempDir())
	d.toEditor()
	d.editor.Paste(ending)
	for text, says := range map[string]string{
		"1. d4 d5 *":            "The clipboard does not contain a position (FEN).",
		"4k3/8/8/8/8/8/8 w - -": "The board has eight ranks, but this FEN has 7.",
	} {
		d.pastes(text)
		d.says(says)
		if got := boardOf(d.editor).State().Position.String(); d.onBoard() || got != ending {
			t.Errorf("%s leaves %s", text, got)
		}
	}
}

// TestEditsAreNotLeftUnseen leaves an edited game of a file in every way: the question
// says where the edits are.
func TestEditsAreNotLeftUnseen(t *testing.T) {
	for name, leave := range map[string]func(d *rig){
		"paste":    func(d *rig) { d.pastes(ending) },
		"new game": func(d *rig) { d.newGame(); d.press("Start") },
		"open":     func(d *rig) { d.Open(d.file("other.pgn", "1. h3 *")) },
	} {
		d, path := edited(t)
		games := d.session.Snapshot().Game.Game
		leave(d)
		d.asks("The edited game is in My games either way.", "Cancel")
		if d.session.Snapshot().Game.Game != games || !d.edited() {
			t.Fatalf("%s: cancelled, and left", name)
		}
		leave(d)
		d.asks("Save your edits in one.pgn?", "Don't save")
		d.until(name, func() bool { return d.session.Snapshot().Game.Game != games })
		if data, _ := os.ReadFile(path); strings.Contains(string(data), "$1") {
			t.Errorf("%s: saved unasked", name)
		}
	}
	d, _ := edited(t)
	quit := false
	d.config.Lifecycle.Quit = func() { quit = true }
	d.desk.Close()
	d.asks("Save your edits", "Cancel")
	if d.front.hidden {
		t.Error("cancelled, and closed")
	}
	d.desk.Close()
	d.asks("Save your edits", "Don't save")
	d.until("the end", func() bool { return quit })
	d, path := edited(t)
	d.pastes(ending)
	d.asks("Save your edits", "Save")
	d.until("the file", func() bool {
		data, _ := os.ReadFile(path)
		return strings.HasSuffix(string(data), "1. a3 $1 *\n") && d.session.Snapshot().Place.Position().String() == ending
	})
}

// TestRematchIsOnlyForGamesPlayedHere opens a finished game, and then plays one.
func TestRematchIsOnlyForGamesPlayedHere(t *testing.T) {
	d := open(t, t.TempDir())
	d.shows("[White \"Ann\"]\n[TimeControl \"300\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", "f3 e5 g4 Qh4#")
	rematch := menuItem(t, d, "Game", "Rematch")
	if games := d.session.Snapshot().Game.Game; !rematch.Disabled {
		t.Error("a rematch of a game from elsewhere is offered")
	} else if rematch.Action(); d.session.Snapshot().Game.Game != games {
		t.Error("it begins")
	}
	d.newGameFrom(t)
	move(t, d, "e4")
	if !rematch.Disabled {
		t.Error("a rematch is offered while the game is played")
	}
	d.session.Edits.SetTags(func(r *record.Record) { r.Result = rules.WhiteWins })
	if rematch.Disabled {
		t.Error("none is offered at the end")
	}
}
