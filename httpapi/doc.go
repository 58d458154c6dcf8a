// Package httpapi speaks the Voucherify REST API over a Punchcard engine.
//
// New returns an http.Handler that a service mounts in a server it already has, or that cmd/punchcard serves. It owns the
// wire and nothing else: routes, authentication, scopes, versions, paging, the JSON shapes, and the one error body. Every
// decision is the engine's.
//
// # Routes are data
//
// The documented operations stand in one table, operations.go: method, path, scopes; those of our own in own_operations.go. A resource's file
// pairs some of them with handlers. An operation without a handler answers 501 with the key not_implemented, and the tables of the README and of
// docs/operations.md, the tests that walk all routes, and the OpenAPI document are made from the same list.
//
// # Where to look
//
// A handler is in the file that is called after the resource in its path. Where a resource has several files, the one in the plural has the
// routes of all: campaigns.go those of campaign_list.go and campaign_summary.go.
//
//	/v1                   vouchers, campaigns, redemptions, promotions, publications, orders, customers, products ...
//	/v1, one code         singles, single_searches: the older operations about one code, one tier or all promotions
//	/v1, many things      bulk, voucher_import, order_import, file_import (CSV), exports, async_actions
//	/v1/loyalties         loyalties, loyalty_*; transactions has the movements on cards, which vouchers show as well
//	/v2/loyalties         program_* for the definitions (routes: program_routes), members and member_* for who takes part
//	/client/v1            client, and client_code for one code; most of its handlers are those of /v1
//	/management/v1        management_*, metadata_schemas; of our own locations, distributions, deliveries, referral_tiers, reward_redemptions
//	signed addresses      link: voucher_assets, export_link, async_action_report, cockpit
//	the document          openapi*, query_parameters; reference and outline for people
//
// What handlers share is in list (pages), named (filters by name), shown (what answers show of other resources), rows (arrays in bodies),
// query_object (objects in queries), decode and respond. What is the same for all requests is in router, authenticate, limit, versions, once,
// installation and cors.
//
// # The document
//
// GET /openapi.json describes the operations that are built, and GET /reference shows that to people. Nobody writes it: it is made of the
// routes and of the types that handlers read and answer; what those types do not tell stands in openapi_shapes.go and
// query_parameters.go. The tests of this package hold every answer that they get against it.
//
// # A request
//
//	recover, request id, access log -> route -> body limit -> calls by address -> credential -> scope -> project -> calls by project -> version
//	-> feature, cluster -> origin, switches -> query -> idempotency key -> handler -> JSON
//
// A credential is an application key (X-App-Id, X-App-Token), an OAuth bearer, a client key (X-Client-Application-Id,
// X-Client-Token) or a management key (X-Management-Id, X-Management-Token). When a bearer is sent it alone counts. Any one
// of the scopes that an operation lists is enough; a key of the right audience needs none.
//
// A request that no operation takes, by its path or method, is answered and logged without any of this. One whose client hangs up counts as
// 499, and is no error.
//
// # Versions
//
// The wire has dated versions: v2017-04-05, v2017-04-20 and v2018-08-01. A project speaks the one that is stored with it, and never moves by
// itself; a request may name another in the header X-Voucherify-API-Version, and every answer says there which one it is in. Handlers
// know the newest alone. What changed since an older one is a list of named changes in versions.go, which are undone in the answer and
// redone in the request; the OpenAPI document describes the newest.
//
// # Queries
//
// A parameter that an operation does not know is overlooked, whatever libraries, proxies and pages add to addresses; a field of filters[...] that
// a list does not have, a value that a parameter does not take, and a second value where it takes one are refused with invalid_query_params.
//
// # The client side
//
// Browsers and apps call /client/v1 with a key that everybody can read, so that a project names the origins that it trusts and switches on
// what they may change; see project.ClientSettings. Answers are shared with pages of trusted origins only (CORS). One address has five
// calls in five seconds; see WithClientLimiter. A code that is switched off, not yet or no longer valid, or used up is answered like one
// that does not exist, leaves the same trail and costs as much: whoever tries codes learns nothing; SECURITY.md tells how. Customers are shown
// by their ids alone. Explanations and changes of the catalog are for servers.
//
// # Errors
//
// Every refusal is a fault and has the published body: code, key, message, details, request_id, resource_id, resource_type.
// Anything else is an accident: it is logged with its cause and answered as 500 without details.
package httpapi
