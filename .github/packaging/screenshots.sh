#!/usr/bin/env bash
# Takes the pictures for README and for software centres from the running
# program: screenshots.sh PROGRAM. sh .github/setup.sh package installs what it
# needs. Pictures land in screenshots/ beside this file.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
to=$here/screenshots
home=$(mktemp -d)
mkdir -p "$to" "$home/config/passedpawn"
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$home"' EXIT

exec 3<><(:)
Xvfb -displayfd 3 -screen 0 1800x1300x24 -nolisten tcp -noreset 2>/dev/null &
read -r number <&3
export LC_ALL=C.UTF-8 LANGUAGE='' DISPLAY=:$number WAYLAND_DISPLAY='' HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache
openbox 2>/dev/null &

settings() {
	printf '%s\n' 'width = 1180' 'height = 740' 'name = "Ada"' "$@" >"$home/config/passedpawn/settings.toml"
}

# until TITLE: the window of that title has the keys
until_titled() {
	for _ in $(seq 400); do
		[ "$(xdotool getwindowfocus getwindowname 2>/dev/null)" = "$1" ] && return
		sleep 0.05
	done
	echo "waited in vain for $1" >&2 && exit 1
}

# shoot NAME: waits until the window stands still, and takes it
shoot() {
	local before='' now=''
	xdotool mousemove 1790 1290
	for _ in $(seq 100); do
		import -window "$(xdotool getwindowfocus)" "$home/shot.png"
		now=$(convert "$home/shot.png" rgba:- | md5sum)
		[ "$now" = "$before" ] && break
		before=$now
		sleep 0.4
	done
	convert "$home/shot.png" -strip -define png:compression-level=9 "$to/$1.png"
}

start() {
	"$program" --new-window "$@" >/dev/null 2>&1 &
	running=$!
}

stop() {
	kill $running
	wait $running 2>/dev/null || true
	rm -rf "$home/data"
}

settings 'theme = "light"' 'opponent = "engine"' 'chess_level = 7' 'time = "10+5"'
start
until_titled "Passed Pawn"
sleep 1
for move in e4 Nf3 d3 Be2; do
	xdotool type --delay 60 "$move"
	xdotool key Return
	sleep 4
done
xdotool key ctrl+p # or the picture never stands still
shoot game
stop

settings 'theme = "light"' 'opponent = "person"'
printf '[White "Ada"]\n[Black "Bob"]\n[Result "*"]\n[FEN "r4rk1/1p3pPp/2n1bq2/3p4/3P4/2P2N2/5PPP/R2QR1K1 w - - 0 24"]\n[SetUp "1"]\n\n*\n' >"$home/pawn.pgn"
start "$home/pawn.pgn"
until_titled "pawn.pgn – Passed Pawn"
sleep 1
xdotool type --delay 60 gxf8
xdotool key Return
shoot promotion
stop

settings 'theme = "dark"' 'opponent = "person"'
cat >"$home/notes.pgn" <<'G'
[Event "Club evening"]
[White "Ada"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 {Aims at f7.} Nf6 4. Ng5 d5 5. exd5 Nxd5? {Better was} (5... Na5 6. Bb5+ c6 7. dxc6 bxc6 {and Black has play for the pawn.}) 6. Nxf7! {[%cal Gg5f7,Gc4f7] The knight costs a piece and brings the king out.} Kxf7 7. Qf3+ Ke6 8. Nc3 $16 (8. d4) 1-0
G
start "$home/notes.pgn"
until_titled "notes.pgn – Passed Pawn"
sleep 1
xdotool key Home
for _ in $(seq 11); do xdotool key Right && sleep 0.1; done
shoot notes
stop

# The lesson on castling and check, with a try that is refused.
lessons=$(cd "$here/../../assets/lessons" && printf '"%s",' * | sed 's/"[0-9][0-9a-z]*-/"/g; s/\.txt//g; s/"castlecheck".*//')
settings 'theme = "light"' 'opponent = "person"' "learnt = [$lessons]"
start
until_titled "Passed Pawn"
sleep 1
xdotool key ctrl+l
sleep 1
at=$(xdotool getwindowfocus)
xdotool key Return && sleep 1 # the next lesson has the focus
xdotool mousemove --window "$at" 439 682 click 1 mousemove --window "$at" 610 682 click 1
shoot lesson
stop

settings 'theme = "light"' 'opponent = "person"'
printf '[White "Ada"]\n[Black "Bob"]\n[Result "*"]\n[Variant "Alternate Promotion Chess, Eurasian-sequence"]\n[FEN "4k2r/P1PA1g2/1c3n2/3p1T2/2n5/2G1A1N1/5PPP/4K2R w Kk - 0 20"]\n[SetUp "1"]\n\n*\n' >"$home/climb.pgn"
start "$home/climb.pgn"
until_titled "climb.pgn – Alternate Promotion, Eurasian – Passed Pawn"
sleep 1
xdotool type --delay 60 a8
xdotool key Return
shoot climb
stop

n=0
for line in "e4 e5 Nf3 Nc6 Bb5" "e4 c5 Nf3 d6 d4" "d4 d5 c4 e6 Nc3" "d4 Nf6 c4 g6 Nc3" "c4 e5 Nc3 Nf6 g3" "e4 e6 d4 d5 Nc3" "Nf3 d5 g3 Nf6 Bg2" "e4 c6 d4 d5 e5" \
	"e4 e5 Nf3 Nc6 Bc4" "d4 d5 c4 c6 Nf3" "e4 c5 Nf3 Nc6 d4" "e4 d5 exd5 Qxd5 Nc3"; do
	names=(Ada Bob Carla Dmitri Emre Fatou Grace Henk) results=(1-0 0-1 1/2-1/2 1-0)
	printf '[Event "Club championship"]\n[Date "2026.%02d.%02d"]\n[Round "%d"]\n[White "%s"]\n[Black "%s"]\n[Result "%s"]\n\n' \
		$((n % 9 + 1)) $((n * 2 + 3)) $((n / 4 + 1)) "${names[n % 8]}" "${names[(n + 3) % 8]}" "${results[n % 4]}"
	printf '%s %s\n\n' "$line" "${results[n % 4]}"
	n=$((n + 1))
done >"$home/club.pgn"
start "$home/club.pgn"
for _ in $(seq 100); do xdotool getwindowfocus getwindowname 2>/dev/null | grep -q Passed && break; sleep 0.1; done
sleep 2
xdotool mousemove --window "$(xdotool getwindowfocus)" 24 140 click 1 # the position on the board
sleep 1
shoot games
stop
