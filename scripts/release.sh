#!/bin/sh
# Builds the files of a release into dist/: an archive for each platform, container images, an SBOM, and checksums of them all.
#
#   scripts/release.sh VERSION [PLATFORM ...]      as: scripts/release.sh v1.0.0 linux/amd64
#
# The same commit and toolchain give the same bytes: no path, no time of the build and no user gets into a file. It needs git, Go, GNU tar
# and, for modules that were not downloaded yet, the module proxy.
set -eu
cd "$(dirname "$0")/.."

version=${1:?"usage: scripts/release.sh VERSION [PLATFORM ...]"}
shift
[ $# -gt 0 ] || set -- linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64
case $version in
v[0-9]*.[0-9]*.[0-9]*) ;;
*) echo "release: $version is no version such as v1.0.0" >&2; exit 1 ;;
esac
if [ -n "$(git status --porcelain)" ]; then
	echo "release: commit or remove these files first, since a release is made of a commit:" >&2
	git status --short >&2
	exit 1
fi
created=$(TZ=UTC git log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd)
export CGO_ENABLED=0 LC_ALL=C TZ=UTC

rm -rf dist
mkdir -p dist/bin
dist=$PWD/dist

for platform in "$@"; do
	os=${platform%/*} arch=${platform#*/}
	name=punchcard_${version#v}_${os}_$arch
	program=punchcard
	[ "$os" = windows ] && program=punchcard.exe
	mkdir -p "dist/bin/$name"
	echo "building $name"
	GOOS=$os GOARCH=$arch go build -trimpath -buildvcs=true -ldflags "-s -w -buildid= -X main.released=$version" -o "dist/bin/$name/$program" ./cmd/punchcard
	cp README.md CHANGELOG.md LICENSE "dist/bin/$name/"
	tar --create --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="$created" --directory=dist/bin "$name" |
		gzip --no-name --best >"dist/$name.tar.gz"
	of="-version $version -created $created"
	if [ "$os" = linux ]; then
		(cd scripts/release && GOFLAGS= go run ./image -binary "$dist/bin/$name/$program" -arch "$arch" $of -o "$dist/${name}_image.tar")
	fi
	(cd scripts/release && GOFLAGS= go run ./sbom -binary "$dist/bin/$name/$program" $of -o "$dist/$name.cdx.json")
done
rm -r dist/bin
(cd dist && sha256sum -- * >SHA256SUMS)
echo "the release is in dist/:"
cat dist/SHA256SUMS
