package httpapi_test

import "fmt"

// keyedCall is a call with an Idempotency-Key, or with none.
type keyedCall struct{ method, path, body, key string }

// nextKeyed generates a call. Some have one of a few keys, most of which belong to other requests, and some of these calls
// are repeated.
func (c *callGenerator) nextKeyed() keyedCall {
	if c.last.key != "" && c.chance(40) {
		return c.last
	}
	c.last.method, c.last.path, c.last.body = c.next()
	if c.last.key = ""; c.chance(15) {
		c.last.key = fmt.Sprint("key-", c.r.IntN(200))
	}
	return c.last
}

// useKey sets the idempotency key of a server's calls, or none.
func (s *comparedServer) useKey(key string) {
	delete(s.headers, "Idempotency-Key")
	if key != "" {
		s.headers["Idempotency-Key"] = key
	}
}

// sessionCalls open many sessions on few codes, some of them short ones, release some, and redeem with them.
var sessionCalls = []kindOfCall{
	{8, func(c *callGenerator) (string, string, any) {
		cart := c.cart()
		cart["session"] = object{"type": "LOCK", "key": c.sessionKey(), "ttl": 1 + c.r.IntN(90), "ttl_unit": pick(c, "SECONDS", "MINUTES", "HOURS")}
		return "POST", pick(c, "/v1/validations", "/v1/validations", "/v1/redemptions"), cart
	}},
	{2, func(c *callGenerator) (string, string, any) {
		return "DELETE", "/v1/vouchers/" + c.pickKnown("code") + "/sessions/" + c.sessionKey(), nil
	}},
}

func (c *callGenerator) sessionKey() string { return fmt.Sprint("till-", c.r.IntN(12)) }

func init() { kindsOfCall = append(kindsOfCall, sessionCalls...) }
