package dump

import (
	"archive/tar"
	"bufio"
	"context"
	"io"
)

// WriteTar writes a project as a tar archive with the files that Write makes, in a directory. An archive has the size of a file before its bytes, so that all
// rows are read twice: this needs neither room on the disk nor memory. The same rows give the same bytes.
func WriteTar(ctx context.Context, from Source, project, dir string, to io.Writer, o Options) (m Manifest, err error) {
	sizes, progress := fileSizes{}, o.Progress
	inHalf := func(half int64) func(done, all int64) {
		if progress == nil {
			return nil
		}
		return func(done, all int64) { progress(half*all+done, 2*all) }
	}
	o.Progress = inHalf(0)
	if m, err = (&writer{from: from, to: sizes, options: o}).project(ctx, project); err != nil {
		return m, err
	}
	archive := tar.NewWriter(to)
	o.Progress = inHalf(1)
	if m, err = (&writer{from: from, to: tarFiles{archive, dir, sizes}, options: o}).project(ctx, project); err != nil {
		return m, err
	}
	return m, archive.Close()
}

// fileSizes counts the bytes of files by their names.
type fileSizes map[string]int64

func (s fileSizes) file(name string, write func(io.Writer) error) error {
	var n counted
	err := write(&n)
	s[name] = int64(n)
	return err
}

// counted is how many bytes were written.
type counted int64

func (n *counted) Write(p []byte) (int, error) { *n += counted(len(p)); return len(p), nil }

// tarFiles are the files of an archive.
type tarFiles struct {
	to    *tar.Writer
	dir   string
	sizes fileSizes
}

// file adds a file, with the mode that it has in a directory. The archive refuses more or less bytes than its size.
func (t tarFiles) file(name string, write func(io.Writer) error) error {
	if err := t.to.WriteHeader(&tar.Header{Name: t.dir + "/" + name, Mode: 0o600, Size: t.sizes[name]}); err != nil {
		return err
	}
	buffered := bufio.NewWriterSize(t.to, 64<<10)
	if err := write(buffered); err != nil {
		return err
	}
	return buffered.Flush()
}
