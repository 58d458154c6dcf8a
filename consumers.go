package punchcard

import "github.com/punchcardhq/punchcard/outbox"

// subscribe connects events with those who act on them. Each consumer is one call of outbox.Subscribe.
func (e *Engine) subscribe(c *outbox.Consumers) {
	outbox.Subscribe(c, "segments", nil, e.followSegments)
}
