//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package sqlite

// fileLock is nothing where files cannot be locked: the jobs of a server that was killed are found when their time is over.
type fileLock struct{}

func beFirst(string) (lock fileLock, alone bool) { return fileLock{}, false }
func (fileLock) held() bool                      { return false }
func (fileLock) share()                          {}
func (fileLock) release() error                  { return nil }
