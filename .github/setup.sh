#!/bin/sh
# Installs what building Passed Pawn needs and this machine lacks. With "test"
# it adds what the tests with a real window need, with "package" what building
# and testing the packages needs as well, with "browser" what the tests of the
# page need. Then it downloads the Go modules that are missing, and builds Fyne
# the first time. Silent and instant when nothing is missing.
set -eu
cd "$(dirname "$0")/.."

want=${1:-build}
missing=""

# need COMMAND-THAT-SUCCEEDS-IF-THERE -- DEBIAN FEDORA ARCH
need() {
	check=$1
	if ! sh -c "$check" >/dev/null 2>&1; then
		case $family in
		debian) missing="$missing $2" ;;
		fedora) missing="$missing $3" ;;
		arch) missing="$missing $4" ;;
		esac
	fi
}

# modules downloads the Go modules that are missing, and builds Fyne where that has not been
# done yet.
modules() {
	command -v go >/dev/null 2>&1 || return 0
	packages=.
	[ "$want" = build ] || packages="-test ./..."
	if ! GOPROXY=off go list -deps $packages >/dev/null 2>&1; then
		echo "Downloading the Go modules..."
		go list -deps $packages >/dev/null
	fi
	[ "$(go list -f '{{.Stale}}' fyne.io/fyne/v2/app)" = false ] && return 0
	echo "Building Passed Pawn takes a few minutes the first time."
	[ "$(go env CC)" != gcc ] || fyne
}

# fyne builds Fyne, as go run would, but spares gcc more than half of all the work. To learn
# what each of the 2,854 functions of OpenGL is, cgo shows gcc uses of it that are errors. One
# of them contains an unknown name, and gcc looks for similar names among all it knows. If the
# name is declared, gcc rejects the use for its types instead. What is built is the same, byte
# for byte. If anything fails here, go run does it, and says what is wrong.
fyne() {
	folder=$(mktemp -d)
	echo 'extern struct unknown *__cgo_undefined__2;' >"$folder/unknown.h"
	cat >"$folder/gcc" <<-END
		#!/bin/sh
		case "\$*" in *-fdiagnostics-color=never*) set -- -include "$folder/unknown.h" "\$@" ;; esac
		exec "$(command -v gcc)" "\$@"
	END
	chmod +x "$folder/gcc"
	PATH=$folder:$PATH go build fyne.io/fyne/v2/app >/dev/null 2>&1 || true
	rm -rf "$folder"
}

case $(uname -s) in
Darwin)
	xcode-select -p >/dev/null 2>&1 || { echo "Installing Apple's command line tools (a window will ask)." && xcode-select --install; }
	modules
	exit 0
	;;
MINGW* | MSYS* | CYGWIN*)
	modules
	exit 0
	;;
esac

family=none
command -v apt-get >/dev/null 2>&1 && family=debian
[ $family = none ] && command -v dnf >/dev/null 2>&1 && family=fedora
[ $family = none ] && command -v pacman >/dev/null 2>&1 && family=arch

need "command -v gcc" gcc gcc gcc
need "echo '#include <stdlib.h>' | gcc -E -" libc6-dev glibc-devel glibc
need "command -v pkg-config" pkg-config pkgconf-pkg-config pkgconf
need "pkg-config --exists gl" libgl-dev mesa-libGL-devel mesa
need "pkg-config --exists egl" libegl-dev mesa-libEGL-devel libglvnd
need "pkg-config --exists x11" libx11-dev libX11-devel libx11
need "pkg-config --exists xcursor" libxcursor-dev libXcursor-devel libxcursor
need "pkg-config --exists xrandr" libxrandr-dev libXrandr-devel libxrandr
need "pkg-config --exists xinerama" libxinerama-dev libXinerama-devel libxinerama
need "pkg-config --exists xi" libxi-dev libXi-devel libxi
need "pkg-config --exists xxf86vm" libxxf86vm-dev libXxf86vm-devel libxxf86vm
need "pkg-config --exists wayland-client" libwayland-dev wayland-devel wayland
need "pkg-config --exists xkbcommon" libxkbcommon-dev libxkbcommon-devel libxkbcommon
need "pkg-config --exists alsa" libasound2-dev alsa-lib-devel alsa-lib
if [ "$want" = test ] || [ "$want" = package ]; then
	need "command -v Xvfb" xvfb xorg-x11-server-Xvfb xorg-server-xvfb
	need "command -v openbox" openbox openbox openbox
	need "command -v xdotool" xdotool xdotool xdotool
	need "command -v strace" strace strace strace
	need "command -v pdftotext" poppler-utils poppler-utils poppler # reads the booklets
	need "command -v dbus-run-session && command -v dbus-daemon" dbus dbus-daemon dbus
	need "ls /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher /usr/lib/at-spi-bus-launcher 2>/dev/null | grep ." at-spi2-core at-spi2-core at-spi2-core
	need "command -v speech-dispatcher" speech-dispatcher speech-dispatcher speech-dispatcher
	need "ls /usr/lib*/dri/*.so /usr/lib*/*/dri/*.so /usr/lib*/*/libgallium* /usr/lib*/libgallium* 2>/dev/null | grep ." libgl1-mesa-dri mesa-dri-drivers mesa
	need "command -v brotli" brotli brotli brotli # packs the page
	if [ $family = debian ]; then # engines that the program plays with
		for engine in stockfish gnuchess fairy-stockfish; do
			need "command -v $engine || test -x /usr/games/$engine" $engine
		done
		need "command -v gpsusi || test -x /usr/games/gpsusi" gpsshogi
	fi
fi
if [ "$want" = browser ]; then
	need "command -v chromium || command -v chromium-browser || command -v google-chrome" chromium chromium chromium
	need "command -v firefox || command -v firefox-esr" firefox-esr firefox firefox
	need "command -v Xvfb" xvfb xorg-x11-server-Xvfb xorg-server-xvfb # Firefox draws there
	need "ls /usr/lib*/dri/*.so /usr/lib*/*/dri/*.so /usr/lib*/*/libgallium* /usr/lib*/libgallium* 2>/dev/null | grep ." libgl1-mesa-dri mesa-dri-drivers mesa
fi
if [ "$want" = package ]; then
	need "command -v rsvg-convert" librsvg2-bin librsvg2-tools librsvg
	need "command -v zip" zip zip zip
	need "command -v desktop-file-validate" desktop-file-utils desktop-file-utils desktop-file-utils
	need "command -v appstreamcli" appstream appstream appstream
	need "command -v gio" libglib2.0-bin glib2 glib2
	need "command -v import" imagemagick ImageMagick imagemagick
	need "command -v shellcheck" shellcheck ShellCheck shellcheck
	need "command -v makensis" nsis mingw-nsis-base nsis
	need "command -v x86_64-w64-mingw32-gcc" gcc-mingw-w64-x86-64 mingw64-gcc mingw-w64-gcc
	need "command -v wine" "wine wine64" wine wine
	if [ $family = debian ]; then
		need "command -v dpkg-shlibdeps" dpkg-dev dpkg-dev dpkg
		need "command -v lintian" lintian lintian lintian
		need "command -v flatpak-builder" flatpak-builder flatpak-builder flatpak-builder
	fi
fi
if [ -z "$missing" ]; then
	modules
	exit 0
fi

missing=$(printf '%s\n' $missing | sort -u | paste -sd ' ' -)
if [ $family = none ]; then
	echo "This system's package manager is not known here. Needed: a C compiler, pkg-config, and the headers of OpenGL, X11, Wayland, xkbcommon and ALSA." >&2
	exit 1
fi
as=""
if [ "$(id -u)" != 0 ]; then
	command -v sudo >/dev/null 2>&1 || { echo "Install these as root, then start again: $missing" >&2 && exit 1; }
	as=sudo
fi
echo "Installing what is missing: $missing..."
case $family in
debian)
	$as apt-get update -qq
	$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
	;;
fedora) $as dnf install -y -q $missing ;;
arch) $as pacman -S --needed --noconfirm $missing ;;
esac
modules
