// Command sbom writes the software bill of materials of a Go binary as CycloneDX:
//
//	go run . -binary punchcard -version v1.0.0 -created 2026-11-01T12:00:00Z -o punchcard.cdx.json
//
// It lists what the linker wrote into the binary, as `go version -m` prints it: the modules that are really in it, with their checksums. The
// same binary gives the same bytes.
package main

import (
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"strings"

	"github.com/CycloneDX/cyclonedx-go"
)

func main() {
	binary := flag.String("binary", "punchcard", "the binary")
	version := flag.String("version", "devel", "the version of the release")
	created := flag.String("created", "", "the time of the commit, as 2006-01-02T15:04:05Z")
	output := flag.String("o", "punchcard.cdx.json", "the file to write")
	flag.Parse()
	if err := write(*binary, *version, *created, *output); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

func write(binary, version, created, output string) error {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return err
	}
	main := component(&debug.Module{Path: info.Main.Path, Version: version})
	main.Type = cyclonedx.ComponentTypeApplication
	toolchain := cyclonedx.Component{
		BOMRef: "pkg:golang/std@" + info.GoVersion, Type: cyclonedx.ComponentTypeLibrary, Name: "std", Version: info.GoVersion,
		PackageURL: "pkg:golang/std@" + info.GoVersion,
	}
	components, refs := []cyclonedx.Component{toolchain}, []string{toolchain.BOMRef}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		c := component(m)
		hash, err := checksum(m.Sum)
		if err != nil {
			return fmt.Errorf("%s: %w", m.Path, err)
		}
		c.Hashes = &[]cyclonedx.Hash{hash}
		components, refs = append(components, c), append(refs, c.BOMRef)
	}
	var settings []cyclonedx.Property
	for _, s := range info.Settings {
		settings = append(settings, cyclonedx.Property{Name: "build:" + s.Key, Value: s.Value})
	}
	main.Properties = &settings
	bom := cyclonedx.NewBOM()
	bom.Metadata = &cyclonedx.Metadata{Timestamp: created, Component: &main}
	bom.Components = &components
	bom.Dependencies = &[]cyclonedx.Dependency{{Ref: main.BOMRef, Dependencies: &refs}}
	f, err := os.Create(output)
	if err != nil {
		return err
	}
	return errors.Join(cyclonedx.NewBOMEncoder(f, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom), f.Close())
}

func component(m *debug.Module) cyclonedx.Component {
	purl := "pkg:golang/" + m.Path + "@" + m.Version
	return cyclonedx.Component{BOMRef: purl, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version, PackageURL: purl}
}

// checksum is the hash of a module as go.sum has it: SHA-256 over the hashes of its files.
func checksum(sum string) (cyclonedx.Hash, error) {
	encoded, known := strings.CutPrefix(sum, "h1:")
	if !known {
		return cyclonedx.Hash{}, fmt.Errorf("checksum %q is of an unknown kind", sum)
	}
	raw, err := base64.StdEncoding.DecodeString(encoded)
	return cyclonedx.Hash{Algorithm: cyclonedx.HashAlgoSHA256, Value: hex.EncodeToString(raw)}, err
}
