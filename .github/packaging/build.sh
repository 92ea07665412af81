#!/usr/bin/env bash
# Builds what people install:
#
#   build.sh WHAT... [VERSION=1.2.3] [OUT=folder]
#
# WHAT is linux (the binary), stage (a folder to make install from), deb,
# tarball, windows (the .exe), zip, installer, dmg, web (a folder that any web server
# shows), webzip or websizes (a table of the code in that page). VERSION is that of
# FyneApp.toml if none is given, OUT is dist/.
# Two builds of one commit give the same bytes, but for the installer and dmg.
# sh .github/setup.sh package installs what it needs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
id=io.github.passedpawn.PassedPawn
out=$root/dist
version=$(sed -n 's/^ *Version = "\(.*\)"/\1/p' "$root/FyneApp.toml")
targets=()
for a in "$@"; do
	case $a in
	VERSION=*) version=${a#VERSION=} && version=${version#v} ;;
	OUT=*) out=$(mkdir -p "${a#OUT=}" && cd "${a#OUT=}" && pwd) ;;
	*) targets+=("$a") ;;
	esac
done
mkdir -p "$out"
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C.UTF-8
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" +%F)
arch=$(go env GOARCH)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# What is shipped is built without Fyne's check that a widget is touched on its
# thread; go run . and the tests have it. It is also built without what Fyne reads
# from a FyneApp.toml beside the program, and without HTTP/2: it never uses HTTP.
tags=migrated_fynedo,no_metadata,nethttpomithttp2

# native PATH: as Go knows it, also in Windows' own shell
native() { cygpath -m "$1" 2>/dev/null || printf '%s' "$1"; }

# packed makes packed.json, with which Go embeds texts and drawings packed with gzip. That
# makes the program almost a megabyte smaller; the room assets unpacks them.
packed() {
	[ ! -f "$scratch/packed.json" ] || return 0
	local file comma=
	while read -r file; do
		mkdir -p "$scratch/packed/${file%/*}"
		gzip -9nc "$root/$file" >"$scratch/packed/$file"
		printf '%s"%s": "%s"' "$comma" "$(native "$root/$file")" "$(native "$scratch/packed/$file")"
		comma=,
	done < <(cd "$root" && find assets/help assets/icons assets/lessons assets/pieces assets/scenes assets/translations assets/voices assets/openings.tsv assets/tsume.txt -type f | sort) >"$scratch/replace"
	printf '{"Replace": {%s}}' "$(cat "$scratch/replace")" >"$scratch/packed.json"
}

# compile FILE [LINKER FLAGS]. The engine adds up its network sixteen values at a time where
# Go can write that: see game/engines/engine/lanes_simd.go. Without inlining, the window's own code
# takes 0.7 MB less, and its benchmarks are the same within noise.
compile() {
	local -x GOEXPERIMENT=
	[ "$(go env GOARCH)" != amd64 ] || GOEXPERIMENT=simd
	packed
	(cd "$root" && CGO_ENABLED=1 go build -trimpath -overlay "$scratch/packed.json" -tags "$tags" -gcflags="passedpawn/ui/...=-l" \
		-ldflags "-s -w -buildid= -X main.version=$version ${2:-}" -o "$1" .)
}

# licences are those of the program and of the kanji in it.
licences() { cat "$root/LICENSE" && echo && cat "$root/assets/pieces/OFL.txt"; }

fill() { sed "s/@VERSION@/$version/g; s/@DATE@/$day/g" "$1"; }

have=
linux() { compile "$out/passedpawn" && have+=linux; }

# tree FOLDER: what is installed below /usr, with every time stamp the commit's
tree() {
	[[ $have == *linux* ]] || linux
	install -D "$out/passedpawn" "$1/bin/passedpawn"
	install -Dm644 "$here/linux/passedpawn.desktop" -t "$1/share/applications"
	install -Dm644 "$here/linux/$id.mime.xml" "$1/share/mime/packages/$id.xml"
	mkdir -p "$1/share/metainfo" "$1/share/man/man6"
	fill "$here/linux/$id.metainfo.xml.in" >"$1/share/metainfo/$id.metainfo.xml"
	fill "$here/linux/passedpawn.6.in" >"$1/share/man/man6/passedpawn.6"
	install -Dm644 "$root/assets/icon.svg" "$1/share/icons/hicolor/scalable/apps/$id.svg"
	for n in 16 24 32 48 64 128 256 512; do
		mkdir -p "$1/share/icons/hicolor/${n}x$n/apps"
		rsvg-convert -w $n -h $n "$root/assets/icon.svg" -o "$1/share/icons/hicolor/${n}x$n/apps/$id.png"
	done
}

dated() { find "$1" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +; }

deb() {
	local d=$scratch/deb doc=$scratch/deb/usr/share/doc/passedpawn
	tree "$d/usr"
	mkdir "$d/usr/games" && mv "$d/usr/bin/passedpawn" "$d/usr/games/" && rmdir "$d/usr/bin" # where Debian has games
	gzip -9n "$d/usr/share/man/man6/passedpawn.6"
	mkdir -p "$doc" "$d/DEBIAN"
	{
		echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
		echo "Upstream-Name: Passed Pawn"
		echo "Source: https://github.com/passedpawn/passedpawn"
		printf '\nFiles: *\nCopyright: 2026 The Passed Pawn developers\nLicense: MIT\n'
		sed '1,/^Copyright/d; 1{/^$/d}; s/^$/./; s/^/ /' "$root/LICENSE" | sed '1{/^ \.$/d}'
		printf '\nFiles: assets/fonts/* assets/pieces/kanji/* assets/pieces/kanji2/* assets/pieces/numerals/*\nCopyright: 2014-2022 Adobe (http://www.adobe.com/)\nLicense: OFL-1.1\n'
		sed 's/^$/./; s/^/ /' "$root/assets/pieces/OFL.txt"
		printf '\nFiles: assets/puzzles.gz\nCopyright: lichess.org\nLicense: CC0-1.0\n On Debian systems, the text of the CC0 1.0 Universal licence\n is in "/usr/share/common-licenses/CC0-1.0".\n'
	} >"$doc/copyright"
	printf 'passedpawn (%s) stable; urgency=medium\n\n  * Released.\n\n -- The Passed Pawn developers <passedpawn@users.noreply.github.com>  %s\n' \
		"$version" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$doc/changelog.gz"
	# What the binary is linked to, and what it loads as it starts.
	mkdir -p "$scratch/debian" && printf 'Source: passedpawn\n' >"$scratch/debian/control"
	local needs
	needs=$(cd "$scratch" && dpkg-shlibdeps -O deb/usr/games/passedpawn 2>/dev/null | sed 's/^shlibs:Depends=//')
	{
		echo "Package: passedpawn"
		echo "Version: $version"
		echo "Architecture: $(dpkg --print-architecture)"
		echo "Maintainer: The Passed Pawn developers <passedpawn@users.noreply.github.com>"
		echo "Installed-Size: $(du -sk --apparent-size "$d/usr" | cut -f1)"
		echo "Depends: $needs, libx11-6, libxcursor1, libxi6, libxinerama1, libxrandr2, libxrender1, libxxf86vm1, libxkbcommon0, libwayland-cursor0, libwayland-egl1, libegl1"
		echo "Recommends: libgl1-mesa-dri, libdecor-0-0, pipewire-alsa | libasound2-plugins"
		echo "Suggests: zenity | kdialog | x11-utils"
		echo "Section: games"
		echo "Priority: optional"
		echo "Homepage: https://github.com/passedpawn/passedpawn"
		echo "Description: play chess, save every game, learn the rules"
		echo " Open it and you are ready to play against the computer, at sixteen levels,"
		echo " from one that a child can beat to one that beats club players. You choose"
		echo " your promotion piece and are told why a move is illegal. Every game is saved"
		echo " from the first move, and PGN files keep every comment and variation."
		echo " Other chess programs can use the engine over UCI."
	} >"$d/DEBIAN/control"
	(cd "$d" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$d/DEBIAN/md5sums"
	find "$d" -type d -exec chmod 755 {} +
	dated "$d"
	dpkg-deb --root-owner-group -Zxz --build "$d" "$out/passedpawn_${version}_$(dpkg --print-architecture).deb" >/dev/null
}

stage() { staged "$out"; }

staged() {
	tree "$1"
	install -Dm644 "$root/README.md" -t "$1/share/doc/passedpawn"
	licences >"$1/share/doc/passedpawn/LICENSE"
	install -m644 "$here/linux/Makefile" "$1/Makefile"
}

tarball() {
	local name=passedpawn-$version-linux-$arch
	local d=$scratch/$name
	staged "$d"
	dated "$d"
	tar -C "$scratch" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -c "$name" | gzip -9n >"$out/$name.tar.gz"
}

# windows cross-builds on Linux, and builds natively in Windows' own shell.
windows() {
	local tool=x86_64-w64-mingw32- plain=${version%%[-+]*}
	command -v ${tool}windres >/dev/null || tool=
	(cd "$here/windows" && ${tool}windres -O coff -D "VERSION=\\\"$version\\\"" -D "NUMBERS=${plain//./,},0" \
		passedpawn.rc "$root/resource_windows_amd64.syso")
	trap 'rm -rf "$scratch" "$root/resource_windows_amd64.syso"' EXIT
	CC=${tool}gcc GOOS=windows GOARCH=amd64 compile "$out/passedpawn.exe" "-H windowsgui"
	rm "$root/resource_windows_amd64.syso"
	have+=windows
}

zip() {
	[[ $have == *windows* ]] || windows
	local name=passedpawn-$version-windows-amd64
	mkdir -p "$scratch/$name"
	cp "$out/passedpawn.exe" "$scratch/$name/"
	licences | sed 's/$/\r/' >"$scratch/$name/LICENSE.txt"
	zipped "$name"
}

# zipped NAME: a folder of scratch as a zip file
zipped() {
	dated "$scratch/$1"
	rm -f "$out/$1.zip"
	(cd "$scratch" && find "$1" | sort | command zip -qX9 "$out/$1.zip" -@)
}

installer() {
	[[ $have == *windows* ]] || windows
	licences >"$scratch/LICENSE"
	(cd "$here/windows" && makensis -V2 -XTarget\ amd64-unicode "-DVERSION=${version%%[-+]*}" "-DEXE=$out/passedpawn.exe" \
		"-DLICENSE=$scratch/LICENSE" "-DOUT=$out/passedpawn-$version-setup.exe" installer.nsi)
}

dmg() { packed && bash "$here/macos/dmg.sh" "$root" "$out" "$version" "$tags" "$scratch/packed.json"; }

# small makes tree, a copy of the program and its libraries in which what is in web/instead takes the
# place of parts of the libraries: a page.go that of a whole package. small.json does the same for
# Go's own library.
small() {
	local instead=$here/web/instead tree=$scratch/tree std place folder file bar
	std=$(cd "$root" && go env GOROOT)/src
	mkdir "$tree"
	(cd "$root" && cp -r assets game settings ui go.mod go.sum main.go "$tree")
	(cd "$tree" && go mod vendor)
	# Fyne's menu bar is too low for a finger: it gets the least height of ui/look/sizes.go.
	bar=$tree/vendor/fyne.io/fyne/v2/internal/driver/glfw/menu_bar_item.go
	sed -i 's/InnerPadding()\*2, theme.InnerPadding())/InnerPadding()*2, max(theme.InnerPadding(), theme.Size("target")-r.text.MinSize().Height))/' "$bar"
	grep -q '"target"' "$bar"
	while read -r place; do
		folder=$std/${place%/*}
		if [[ $place == *.*/* ]]; then
			folder=$tree/vendor/${place%/*}
			[ "${place##*/}" != page.go ] || rm "$folder"/*.go
			cp "$instead/$place" "$folder"
			continue
		fi
		for file in "$folder"/*.go; do
			printf '"%s": "", ' "$(native "$file")"
		done
		printf '"%s": "%s", ' "$(native "$folder/page.go")" "$(native "$instead/$place")"
	done < <(cd "$instead" && find . -name '*.go' -printf '%P\n' | sort) >"$scratch/small"
	sed 's/^/{"Replace": {/; s/, $/}}/' "$scratch/small" >"$scratch/small.json"
}

# without are the packages that take less space without inlining, and in which no time is lost.
without=(-gcflags={passedpawn/{ui,game/play,game/records/{kifu,csvexport},game/engines/{tournament,uciclient}},fyne.io,github.com,golang.org,rsc.io}/...=-l)

# wasm PACKAGE FILE [LINKER FLAGS]: compiles a program of the page
wasm() {
	(cd "$scratch/tree" && GOOS=js GOARCH=wasm go build -trimpath -overlay "$scratch/small.json" -tags "$tags,no_emoji,page" \
		"${without[@]}" -ldflags "${3:-} -buildid= -X main.version=$version" -o "$2" "$1")
}

# program NAME PACKAGE FOLDER QUALITY: a program of the page, in both forms. The engines stay as fast
# as they are.
program() {
	wasm "$2" "$scratch/$1.wasm" "-s -w"
	gzip -9nc "$scratch/$1.wasm" >"$3/$1.wasm.gz"
	brotli -q "$4" -w 24 -c "$scratch/$1.wasm" >"$3/$1.wasm.br"
}

# beside FOLDER: the assets that the page fetches when they are first needed, see
# assets/beside_page.go
beside() {
	local fyne font
	fyne=$(cd "$root" && go list -m -f '{{.Dir}}' fyne.io/fyne/v2)
	packed
	mkdir -p "$1/assets/fonts"
	cp -r "$scratch"/packed/assets/{help,translations} "$root"/assets/{endgames,puzzles}.gz "$1/assets"
	cp "$root/assets/fonts/japanese.ttf.gz" "$1/assets/fonts"
	for font in NotoSans-Italic DejaVuSansMono-Powerline; do
		gzip -9nc "$fyne/theme/font/$font.ttf" >"$1/assets/fonts/$font.ttf.gz"
	done
	rm -f "$1"/assets/{help/en.md,translations/*.en.json}
}

# web: the texts in the program are not packed one by one, because it is packed as a whole. It
# has no font for emoji, which would be a fifth of it.
#
# web [QUALITY OF BROTLI]: the best, 11, takes minutes
web() {
	local d=$out/web build files
	rm -rf "$d" && mkdir -p "$d"
	small
	program passedpawn . "$d" "${1:-5}"
	program engine ./game/engines/bundled/worker "$d" "${1:-5}"
	beside "$d"
	cp "$here"/web/{index.html,page.css,form.js,texts.js,clipboard.js,files.js,touch.js,keyboard.js,page.js,engine.js,manifest.webmanifest} "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$root"/assets/icon.{svg,png} "$d"
	licences >"$d/LICENSE.txt"
	build=$(cd "$d" && find . -type f | sort | xargs cat | sha256sum | cut -c1-16)
	files=$(cd "$d" && find . -type f ! -name '*.wasm.*' -printf '"%P"\n' | sort | tr '\n' ',')
	sed "s|@BUILD@|$build|; s|@FILES@|${files%,}|" "$here/web/offline.js" >"$d/offline.js"
}

# websizes prints how much code each package has in the page, before it is packed.
websizes() {
	small
	wasm . "$scratch/named.wasm"
	(cd "$scratch/tree" && GOOS=js GOARCH=wasm go list -deps -overlay "$scratch/small.json" -tags "$tags,no_emoji,page" .) |
		go run "$here/web/sizes.go" "$scratch/named.wasm"
}

webzip() {
	local name=passedpawn-$version-web
	(out=$scratch && web 11)
	mv "$scratch/web" "$scratch/$name"
	zipped "$name"
}

[ ${#targets[@]} -gt 0 ] || { sed -n '2,13s/^# \{0,1\}//p' "$0" && exit 2; }
for t in "${targets[@]}"; do
	case $t in
	linux | stage | deb | tarball | windows | zip | installer | dmg | web | webzip | websizes) $t ;;
	*) echo "build.sh: $t is not known" >&2 && exit 2 ;;
	esac
done
