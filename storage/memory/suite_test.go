package memory

import (
	"testing"

	"github.com/punchcardhq/punchcard/storage/storagetest"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func BenchmarkMemory(b *testing.B) {
	storagetest.Benchmark(b, func(testing.TB) *Backend { return New() })
}

func TestSuite(t *testing.T) {
	storagetest.Run(t, func(testing.TB) *Backend { return New() })
}
