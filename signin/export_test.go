package signin

// MaxPassword is the longest password, in bytes.
const MaxPassword = maxPassword

// Hashes is how many hashes were computed.
func (e *Engine) Hashes() int64 { return e.hasher.hashes.Load() }

// RaiseCost makes hashes more expensive until the end of a test.
func RaiseCost() (restore func()) {
	before := currentCost
	currentCost.passes++
	return func() { currentCost = before }
}
