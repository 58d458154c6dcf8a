package storagetest

import "testing"

func testRedemptionRaces(t *testing.T, s *suite) {}
func testRedemptionEngine(t *testing.T, s *suite) {}
