package ui

import (
	"strings"

	"passedpawn/ui/i18n"
)

// helpText is what Help, How to play here shows.
const helpText = `
## With the mouse

Click a piece and then the square it goes to, or drag it. Dots are where it may go, rings what it may take. A right click or Esc puts it down.

Castle by moving the king two squares, or onto its own rook.

When a pawn reaches the last rank you choose what it becomes: click, or press Q, R, B or N. Under each piece you see what is certain: checkmate, stalemate, check, that the game is a draw at once because nobody could mate any more, that it attacks king and queen at once (forks K+Q), that it wins something next move whatever the reply, or that it can be taken. Esc takes the pawn back, and nothing has been played. If you always promote to a queen, hold Alt or Shift, or press long, to choose all the same.

Draw arrows by dragging with the right button, and circles with a right click: green, red with Shift or Ctrl, blue with Alt, yellow with both. The next move clears them; **Edit, Keep what is drawn** keeps them with the move.

When you try a move that is not legal, on the board or by typing it, the line at the bottom says why, and the board shows the piece that forbids it for a moment. **View, Say why a move is refused** sets how often. A § in the list of moves stands by a move that surprises and is right all the same; a click on it shows why.

**Help, Learn the rules** teaches them, one thing at a time on a board. Rings are where to go. **Hint** says what to look for, and pressed once more shows a move; what you have done is remembered.

## With the keyboard

**Left** and **Right** show the move before and the move after; **Home** and **End** the start and the present. The game goes on meanwhile.

**Up**, **Down**, **Enter** or **Space** bring a cursor onto the board. While you see it, all four arrows walk it, and Enter or Space picks a piece up and puts it down. **Esc** puts a piece down, and then hides the cursor: Left and Right browse again.

**Type a move** at any time: Nf3, e2e4, O-O, e8=N. The letters go into the line under the moves, and Enter plays them.

**F** turns the board round. If you go on typing, as in f4, it was the pawn you meant, and the board turns back.

**Tab** moves to the other controls, **Enter** presses them, **Esc** returns to the board. In the list of moves, Up and Down go from line to line and show the move, Left and Right go along the game, and the menu key opens what can be done with the move.

**F10** opens the menus. Alt and the first letter of a menu opens that menu, or its next letter where two begin alike.

## Your opponent

Twelve levels, each with an Elo figure, from one who has just learnt the moves to the full strength. The lower ones err as people do: they overlook moves that are hard to see, and rarely a capture next to them. **Follows my results** goes a level up when you win and one down when you lose.

**Odds** let Passed Pawn begin without a queen, a rook, a knight, or with pawn and move.

**Analyse, What Passed Pawn thinks** shows its judgement for White in pawns, how many plies deep it looked, and the line it expects: why it played its move.

**Analyse, The position on the board** (Ctrl+I) looks at whatever is on the board, a game of yours or one from a file, deeper and deeper: the three best moves with their lines, judged for White, and an arrow for the first. It follows the board until you choose it again.

**Game, Set up a position** (Ctrl+U) begins with what is on the board: choose a piece beside it and click where it goes, drag what stands there, take it away with the other button of the mouse or off the board. The keys do it too: the arrows walk the cursor, a letter puts a piece there, N a white knight and n a black one, Delete takes it away. Say who moves and who may still castle, or write or paste a FEN. The line at the bottom says why a game cannot start from there yet. **Play** asks against whom.

## The clocks

**Time** in **Game, New game** gives both sides a clock: choose one, or write minutes+seconds, as 7+4. 40/90+30:30+30 is ninety minutes for forty moves and then thirty, with thirty seconds a move. The clocks stand still until the first move is made, after a move was taken back, and when the game comes back; a click on a clock, or **Game, Stop the clocks** (Ctrl+P), pauses them on your move, and starts them again. If your time runs out you lose, unless no legal moves could lead to a checkmate by your opponent.

**Custom** takes other clocks too. 5d3: the first 3 seconds of each move do not count. 5b3: up to 3 seconds come back after each move (Bronstein). 10:3x30: after 10 minutes there are 3 periods of 30 seconds (byoyomi), and a period is lost only if the move takes longer. 10:25/5: after 10 minutes, 25 moves in every 5 minutes. \*3: an hourglass, your time runs into your opponent's clock. 5|3: White has 5 minutes, Black 3. If the computer goes to sleep while your clock runs, you choose whether that time counts.

On other pages a bar at the top shows the clocks, and its button turns red when you have little time left.

## Other games

**Game, New game** offers Alternate Promotion Chess in its forms. There is no choice of promotion in it: whatever reaches the far rank, and then its own again, becomes the next in a sequence that begins with the pawn and the camel and ends with the queen or above. A rook or queen that has climbed home to a corner may castle while the king has not moved. Cannon, arrow and their kin go like rook and bishop and take over exactly one piece; picket and pocket go two squares at least.

**Shogi** is in **Game, New game** too. To drop a piece, click it on its stand and then a square, or drag it, or press its digit: 1 is the rook, 7 the pawn. When a piece may promote, the board asks: **+** promotes, **=** does not, Esc takes the move back. **View** has boards, pieces, names of the ranks and a Japanese form of the moves for shogi; the international pieces show how they move.

## Your games

Every game is kept from its first move. Close the window or switch the computer off: it comes back where you left it. All games are under **Game, My games**, each a PGN file that any chess program reads.

Move a piece in an earlier position, and you are asked whether to play on from there. What was played before stays as a variation. In a game that is over, or that you opened from a file, your moves become variations. **Game, Play from here** starts a new game from the position on the board.

**Ctrl+V** opens a game (PGN) or a position (FEN) that you copied elsewhere, so that you can look at it and analyse it. You are asked before you leave a game in progress.

Before a PGN file of yours is changed, its earlier version is kept, and so are games that you delete from it. To restore them, choose **More** in **Game, My games**, then **Deleted games and earlier versions**.

## Comments, marks, variations

The list shows the main line in two columns and, between its moves, what is said of them and the variations. Click a move to see it; click it with the right button, or use **Edit**, to comment on it, to mark it (!, ?, =), and to move a variation up, down, to the main line or out of the game. The triangle beside a variation folds it.

**Ctrl+Z** undoes an edit, or takes back your last move in a game that is being played. **Ctrl+Shift+Z** or **Ctrl+Y** redoes it. A copy of an edited game is saved in My games right away; **Ctrl+S** writes it into the file it came from, and changes nothing else there.

## Many games

Open a file with many games, or **Game, My games**, and type what you look for: names, a year, 1-0, an opening. white:, black:, event:, eco: and year: before a word look in one column. A click on a column sorts by it. Choose several with Ctrl and Shift to export, copy or delete them. **Down** goes from the line into the list, **Enter** opens the game, **Esc** goes back.

A game found by a position opens at that position. **Esc** or **Ctrl+B** goes back to the list as you left it; **Ctrl+Page Down** opens the next game of the list, **Ctrl+Page Up** the previous one.

**The position on the board** leaves the games in which it came up, by any order of moves, and shows what was played there and how it went.
`

// aboutText is what Help, About shows.
const aboutText = "A chess program for everyone. It keeps every game and asks what your pawn becomes.\n\nFree software under the MIT licence.\n\nThe kanji of shogi are outlines of Noto Serif CJK and Noto Sans CJK by Adobe, under the SIL Open Font License 1.1."

func (w *Window) help() {
	w.host.TellLong(i18n.T("How to play here"), paragraphs(helpText)+"\n\n## "+i18n.T("All keys")+"\n\n"+w.menus.keysText())
}

// paragraphs is a text in the person's language, each paragraph by itself.
func paragraphs(text string) string {
	all := strings.Split(strings.TrimSpace(text), "\n\n")
	for i, p := range all {
		all[i] = i18n.T(p)
	}
	return strings.Join(all, "\n\n")
}
