package main

import (
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// TestProjectsCanBeMadeAtOnceInAnEmptyFolder has four people make the first project of a file that is not there yet.
func TestProjectsCanBeMadeAtOnceInAnEmptyFolder(t *testing.T) {
	t.Parallel()
	for range 5 {
		where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
		var all sync.WaitGroup
		for _, name := range []string{"one", "two", "three", "four"} {
			all.Go(func() {
				if _, err := run(t, "project", "create", name, "--id", name, "--storage", where); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			})
		}
		all.Wait()
		out, err := run(t, "project", "list", "--storage", where)
		if err != nil || strings.Count(out, "\n") != 5 {
			t.Errorf("they are %q, %v", out, err)
		}
	}
}
