//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package sqlite

import (
	"os"
	"syscall"
)

// fileLock is a lock on an open file.
type fileLock struct{ file *os.File }

// beFirst takes the lock for this runner alone, if nobody else has it.
func beFirst(path string) (lock fileLock, alone bool) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fileLock{}, false // a folder where nothing can be written: jobs are found when their time is over
	}
	return fileLock{file}, syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}

// held says that there is a file to lock.
func (l fileLock) held() bool { return l.file != nil }

// share holds the lock together with others.
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
