// Package punchcard is a promotion, voucher and loyalty engine: coupons, gift cards, cart promotions and points, with limits
// that hold whatever is concurrent, retried or killed.
//
// An Engine works over a Backend. storage/memory is the reference and serves tests and embedding; storage/sqlite keeps
// everything in one durable file; storage/postgres serves any number of processes. Within an engine, Project gives the engines
// of one tenant, each a package of its own:
//
//	engine := punchcard.New(memory.New())
//	shop := engine.Project("my-shop")
//	v, err := shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "WELCOME10", Discount: tenPercent})
//	done, err := shop.Redemptions.Redeem(ctx, redemption.Request{ ... })
//
// A project need not be made to be used so. CreateProject makes one with settings of its own, such as a time zone. Webhooks and the work of days,
// such as the expiry of points, take a project that was made. Engine.Projects grants it the keys that callers of the HTTP API need.
//
// # Background work
//
// Webhooks, segments, points for orders, referral programs, imports, exports and the making of many codes follow in the background. New starts
// none of that: jobs wait in the backend, and events for their consumers, until Start. Stop lets what runs finish and hands back the rest, which
// another process may take; Close lets go of the backend.
//
// Subscribe has functions of the program called with what happens, such as each successful redemption.
//
// # Packages
//
// Package redemption is what it is all for: validation, redemption, qualification, rollback. What it applies is in voucher, promotion, loyalty and
// discount; who may use it, and on what, in rule, customer, order and catalog. Points as /v1 has them are in loyalty, as /v2 does in loyalty/program
// and loyalty/membership. Package storage is what a backend promises.
//
//	front       punchcard
//	pure rules  discount refund rule validity formula metadata patch fault
//	incentives  redemption voucher campaign campaign/code campaigns promotion loyalty loyalty/program loyalty/membership loyalty/ledger loyalty/calc referral
//	shop        customer order catalog segment location
//	around      event customevent webhook export template asyncaction trash project audit refusal health oauth signin env wording
//	edges       storage storage/memory storage/sqlite storage/postgres storage/storagetest httpapi dashboard
//	programs    cmd/punchcard examples apitest
//
// Package httpapi speaks the Voucherify REST API over an engine as an http.Handler, package dashboard serves pages for people, and cmd/punchcard is
// the server around both.
//
// # What holds everywhere
//
//   - Amounts are int64 in minor currency units; no float comes near money.
//   - Times are UTC with milliseconds. Days, weeks and opening hours are read in the project's time zone.
//   - Every refusal is a fault with a stable key; see package fault.
//   - An operation either happens as a whole or leaves nothing.
package punchcard
