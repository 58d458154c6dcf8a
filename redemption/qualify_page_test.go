package redemption

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestCursorRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := cursor{time.UnixMilli(rapid.Int64Range(0, 4e12).Draw(t, "millisecond")).UTC(), rapid.IntRange(0, 998_999).Draw(t, "nth")}
		written := c.time()
		if read := cursorOf(written); !read.at.Equal(c.at) || read.nth != c.nth {
			t.Errorf("%v is written %s and read %v", c, written.Format(time.RFC3339Nano), read)
		}
	})
}
