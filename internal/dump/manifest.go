package dump

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	// format is the name of the format, and version its number. A version is raised when files change in another way than with the schema.
	format, version = "punchcard-project", 1
	manifestName    = "manifest.json"
	// plainSuffix and gzipSuffix end the names of files.
	plainSuffix, gzipSuffix = ".ndjson", ".ndjson.gz"
	// maxManifest is how many bytes of a manifest are read.
	maxManifest = 1 << 20
)

// Manifest says what a directory has.
type Manifest struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	// Schema is the last migration of the database: it says which kinds and columns there are.
	Schema string `json:"schema"`
	// Project is the id of the project, Revision that of its configuration.
	Project  string   `json:"project"`
	Revision Revision `json:"revision"`
	// Since, in the export of a part, is the time from which rows have changed.
	Since *time.Time `json:"since,omitempty"`
	// Files has one file for each kind, sorted by name.
	Files []File `json:"files"`
}

// Revision is a storage.Revision.
type Revision struct {
	Rules   int64 `json:"rules"`
	Catalog int64 `json:"catalog"`
}

// File is the file of a kind.
type File struct {
	Name string `json:"name"`
	Rows int64  `json:"rows"`
	// Whole says of a file in the export of a part that it has all rows of its kind, changed or not.
	Whole bool `json:"whole,omitempty"`
	// SHA256 is that of the bytes of the file, in hexadecimal digits.
	SHA256 string `json:"sha256"`
}

// Kind is the kind of the rows of a file: the table that they come from.
func (f File) Kind() string {
	return strings.TrimSuffix(strings.TrimSuffix(f.Name, gzipSuffix), plainSuffix)
}

// Rows is how many rows all files have.
func (m *Manifest) Rows() (n int64) {
	for _, f := range m.Files {
		n += f.Rows
	}
	return n
}

// RowsOf is how many rows of a kind there are.
func (m *Manifest) RowsOf(kind string) int64 {
	for _, f := range m.Files {
		if f.Kind() == kind {
			return f.Rows
		}
	}
	return 0
}

// writeManifest writes a manifest as the last file of an export.
func writeManifest(to files, manifest any) error {
	text, err := json.MarshalIndent(manifest, "", "  ")
	if err != nil {
		return err
	}
	return to.file(manifestName, func(to io.Writer) error {
		_, err := to.Write(append(text, '\n'))
		return err
	})
}

// readManifest reads the manifest of a directory and checks all that can be checked without reading files: that each file is there that it
// names, and no other.
func readManifest(dir string) (m Manifest, err error) {
	file, err := os.Open(filepath.Join(dir, manifestName))
	if errors.Is(err, os.ErrNotExist) {
		return m, fmt.Errorf("%s is no export: it has no %s", dir, manifestName)
	}
	if err != nil {
		return m, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxManifest))
	if err != nil {
		return m, err
	}
	var of struct {
		Format  string `json:"format"`
		Version int    `json:"version"`
	}
	if err := json.Unmarshal(text, &of); err != nil {
		return m, fmt.Errorf("%s is damaged: %w", manifestName, err)
	}
	if of.Format == customerFormat {
		return m, fmt.Errorf("%s says that these are the data of one customer: an import needs the export of a project, without --customer", manifestName)
	}
	if of.Format == archiveFormat {
		return m, fmt.Errorf("%s says that this is archived history: an import needs the export of a project", manifestName)
	}
	if of.Format != format || of.Version != version {
		return m, fmt.Errorf("%s says format %q, version %d: this version of Punchcard reads %q, version %d", manifestName, of.Format, of.Version, format, version)
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&m); err != nil {
		return m, fmt.Errorf("%s is damaged: %w", manifestName, err)
	}
	if m.Project == "" {
		return m, fmt.Errorf("%s names no project", manifestName)
	}
	if m.Since != nil {
		return m, fmt.Errorf("%s says that there is only what has changed since %s: an import needs a whole export, without --since",
			manifestName, m.Since.Format(timeLayout))
	}
	return m, m.matches(dir)
}

// matches compares the files that the manifest names with those of the directory.
func (m *Manifest) matches(dir string) error {
	var named, there []string
	for _, f := range m.Files {
		if f.Name != filepath.Base(f.Name) || !strings.HasSuffix(f.Name, plainSuffix) && !strings.HasSuffix(f.Name, gzipSuffix) {
			return fmt.Errorf("%s names a file %q, which is no name of an export", manifestName, f.Name)
		}
		named = append(named, f.Name)
	}
	if !slices.IsSorted(named) || len(slices.Compact(slices.Clone(named))) < len(named) {
		return fmt.Errorf("%s does not have its files in order, each once", manifestName)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Name() == manifestName {
			continue
		}
		if !slices.Contains(named, e.Name()) {
			return fmt.Errorf("%s has %s, which its %s does not name", dir, e.Name(), manifestName)
		}
		there = append(there, e.Name())
	}
	for _, name := range named {
		if !slices.Contains(there, name) {
			return fmt.Errorf("%s lacks %s, which its %s names", dir, name, manifestName)
		}
	}
	return nil
}
