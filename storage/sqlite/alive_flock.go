//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package sqlite

import (
	"os"
	"syscall"
)

// fileLock is a lock on an open file.
type fileLock struct{ file *os.File }

// lockAlone takes the lock exclusively, if no other runner holds it.
func lockAlone(path string) (lock fileLock, alone bool) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fileLock{}, false // a folder that is not writable: jobs of killed servers are available again after their timeout
	}
	return fileLock{file}, syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}

// held reports whether the file is open.
func (l fileLock) held() bool { return l.file != nil }

// share changes the lock to a shared one.
func (l fileLock) share() {
	if l.file != nil {
		_ = syscall.Flock(int(l.file.Fd()), syscall.LOCK_SH)
	}
}

func (l fileLock) release() error {
	if l.file == nil {
		return nil
	}
	return l.file.Close()
}
