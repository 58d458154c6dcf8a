package dump

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"io"
	"slices"
)

// archiveFormat is the name of the format of history that was archived.
const archiveFormat = "punchcard-archive"

// ArchiveManifest says what a directory has of the history of a project from before a day.
type ArchiveManifest struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	Schema  string `json:"schema"`
	Project string `json:"project"`
	// Before is the day, in the time zone of the project.
	Before string `json:"before"`
	// Files has one file for each kind, sorted by name. Their lines are those of an export, in the order in which they were archived.
	Files []File `json:"files"`
}

// Line is the line of a row in the file of an export.
func Line(t *Table, values []Value) ([]byte, error) { return appendRow(nil, t, values) }

// WriteArchive writes lines of several kinds, which come in any order, into a directory that must not exist; see InDirectory. After it they are on the disk.
func WriteArchive(ctx context.Context, dir string, m *ArchiveManifest, kinds []string, write func(add func(kind string, line []byte) error) error) error {
	kinds = slices.Sorted(slices.Values(kinds))
	m.Format, m.Version, m.Files = archiveFormat, version, make([]File, len(kinds))
	return InDirectory(ctx, dir, func(part string) error {
		to, sums := make([]io.Writer, len(kinds)), make([]hash.Hash, len(kinds))
		var open func(i int) error // opens one file after the other, and writes when all are open
		open = func(i int) error {
			if i == len(kinds) {
				return write(func(kind string, line []byte) error {
					at := slices.Index(kinds, kind)
					m.Files[at].Rows++
					_, err := to[at].Write(line)
					return err
				})
			}
			sums[i], m.Files[i].Name = sha256.New(), kinds[i]+plainSuffix
			return directory(part).file(m.Files[i].Name, func(file io.Writer) error {
				to[i] = io.MultiWriter(file, sums[i])
				return open(i + 1)
			})
		}
		if err := open(0); err != nil {
			return err
		}
		for i := range sums {
			m.Files[i].SHA256 = hex.EncodeToString(sums[i].Sum(nil))
		}
		return writeManifest(directory(part), m)
	})
}
