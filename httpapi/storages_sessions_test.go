package httpapi_test

import "fmt"

// keyedCall is a call with the Idempotency-Key that it carries, or none.
type keyedCall struct{ method, path, body, key string }

// nextKeyed makes up a call. Some carry one of a few keys, which belong to other requests in most cases, and some of those come twice.
func (c *caller) nextKeyed() keyedCall {
	if c.last.key != "" && c.chance(40) {
		return c.last
	}
	c.last.method, c.last.path, c.last.body = c.next()
	if c.last.key = ""; c.chance(15) {
		c.last.key = fmt.Sprint("key-", c.r.IntN(200))
	}
	return c.last
}

// under has the calls of a server carry a key, or none.
func (s *twin) under(key string) {
	delete(s.headers, "Idempotency-Key")
	if key != "" {
		s.headers["Idempotency-Key"] = key
	}
}

// sessionCalls open many sessions on few codes, some of which are over soon, end some of them, and redeem by them.
var sessionCalls = []kindOfCall{
	{8, func(c *caller) (string, string, any) {
		cart := c.cart()
		cart["session"] = object{"type": "LOCK", "key": c.sessionKey(), "ttl": 1 + c.r.IntN(90), "ttl_unit": pick(c, "SECONDS", "MINUTES", "HOURS")}
		return "POST", pick(c, "/v1/validations", "/v1/validations", "/v1/redemptions"), cart
	}},
	{2, func(c *caller) (string, string, any) {
		return "DELETE", "/v1/vouchers/" + c.some("code") + "/sessions/" + c.sessionKey(), nil
	}},
}

func (c *caller) sessionKey() string { return fmt.Sprint("till-", c.r.IntN(12)) }

func init() { kindsOfCall = append(kindsOfCall, sessionCalls...) }
