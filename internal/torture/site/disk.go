//go:build unix

package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// diskSize is the size of the disk of a site in bytes: much more than a run writes, and small enough to be filled quickly.
const diskSize = 96 << 20

// Disk is a small disk that can be filled to the last byte.
type Disk struct{ folder string }

// newDisk mounts a disk in a folder, for the owner of the folder. It fails where the user may not mount one.
func newDisk(folder string) (*Disk, error) {
	of, err := os.Stat(folder)
	if err != nil {
		return nil, err
	}
	owner, known := of.Sys().(*syscall.Stat_t)
	if !known {
		return nil, errors.ErrUnsupported
	}
	d := &Disk{filepath.Join(folder, "disk")}
	if err := os.Mkdir(d.folder, 0o755); err != nil {
		return nil, err
	}
	if err := mountDisk(d.folder, diskSize, int(owner.Uid), int(owner.Gid)); err != nil {
		return nil, fmt.Errorf("no disk can be made in %s: %w", folder, err)
	}
	return d, nil
}

// Fill fills the disk with a file.
func (d *Disk) Fill() error {
	filler, err := os.Create(d.filler())
	if err != nil {
		return err
	}
	defer filler.Close()
	for block := make([]byte, 1<<20); err == nil; {
		_, err = filler.Write(block)
	}
	if !errors.Is(err, syscall.ENOSPC) {
		return fmt.Errorf("fill the disk: %w", err)
	}
	return nil
}

// Clear removes that file.
func (d *Disk) Clear() error {
	if err := os.Remove(d.filler()); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Close unmounts the disk. Its files are lost.
func (d *Disk) Close() error { return unmountDisk(d.folder) }

func (d *Disk) filler() string { return filepath.Join(d.folder, "filler") }
