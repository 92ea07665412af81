#!/usr/bin/env bash
# Builds Passed Pawn.app for both kinds of Mac and puts it into a .dmg; only on
# a Mac: dmg.sh ROOT OUT VERSION TAGS OVERLAY
#
# With SIGN_IDENTITY (a Developer ID in a keychain) it is signed, and with
# NOTARY_PROFILE (made by notarytool store-credentials) notarised as well.
set -euo pipefail
root=$1 out=$2 version=$3 tags=$4 overlay=$5
here=$root/.github/packaging/macos
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
app="$scratch/disk/Passed Pawn.app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"

export MACOSX_DEPLOYMENT_TARGET=12.0 CGO_ENABLED=1
for pair in arm64:arm64 amd64:x86_64; do
	kind=${pair#*:}
	(cd "$root" && GOARCH=${pair%:*} CC="clang -arch $kind" go build -trimpath \
		-overlay "$overlay" -tags "$tags" -ldflags "-s -w -X main.version=$version" -o "$scratch/passedpawn-$kind" .)
done
lipo -create -output "$app/Contents/MacOS/passedpawn" "$scratch/passedpawn-arm64" "$scratch/passedpawn-x86_64"

sed "s/@VERSION@/${version%%[-+]*}/g" "$here/Info.plist.in" >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"
{ cat "$root/LICENSE" && echo && cat "$root/assets/pieces/OFL.txt"; } >"$app/Contents/Resources/LICENSE.txt"

icons=$scratch/passedpawn.iconset
mkdir "$icons"
for n in 16 32 128 256 512; do
	sips -z $n $n "$root/assets/icon.png" --out "$icons/icon_${n}x$n.png" >/dev/null
	[ $n = 512 ] || sips -z $((2 * n)) $((2 * n)) "$root/assets/icon.png" --out "$icons/icon_${n}x$n@2x.png" >/dev/null
done
iconutil -c icns -o "$app/Contents/Resources/passedpawn.icns" "$icons"

if [ -n "${SIGN_IDENTITY:-}" ]; then
	codesign --force --options runtime --timestamp --sign "$SIGN_IDENTITY" "$app"
else
	echo "SIGN_IDENTITY is not set: the program is signed for this computer only."
	codesign --force --sign - "$app"
fi
codesign --verify --strict "$app"

ln -s /Applications "$scratch/disk/Applications"
dmg=$out/passedpawn-$version-macos.dmg
hdiutil create -quiet -volname "Passed Pawn" -srcfolder "$scratch/disk" -fs HFS+ -format UDZO -ov "$dmg"
if [ -n "${SIGN_IDENTITY:-}" ] && [ -n "${NOTARY_PROFILE:-}" ]; then
	codesign --timestamp --sign "$SIGN_IDENTITY" "$dmg"
	xcrun notarytool submit "$dmg" --keychain-profile "$NOTARY_PROFILE" --wait
	xcrun stapler staple "$dmg"
else
	echo "NOTARY_PROFILE is not set: the .dmg is not notarised."
fi
