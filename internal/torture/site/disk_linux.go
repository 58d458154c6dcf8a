package site

import (
	"fmt"
	"syscall"
)

// mountDisk mounts a file system in memory on a folder. Only root may do that.
func mountDisk(folder string, bytes int64, uid, gid int) error {
	return syscall.Mount("tmpfs", folder, "tmpfs", 0, fmt.Sprintf("size=%d,mode=0700,uid=%d,gid=%d", bytes, uid, gid))
}

func unmountDisk(folder string) error { return syscall.Unmount(folder, syscall.MNT_DETACH) }
