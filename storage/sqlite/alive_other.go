//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package sqlite

// fileLock is empty on systems without file locks: the jobs of a killed server are available again after their timeout.
type fileLock struct{}

func lockAlone(string) (lock fileLock, alone bool) { return fileLock{}, false }
func (fileLock) held() bool                        { return false }
func (fileLock) share()                            {}
func (fileLock) release() error                    { return nil }
