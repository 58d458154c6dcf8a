// Package httpapi speaks the Voucherify REST API over a Punchcard engine.
//
// New returns an http.Handler that a service mounts in its own server, or that cmd/punchcard serves. The package owns the
// wire format alone: routes, authentication, scopes, versions, paging, the JSON shapes, and the error body. Every decision
// is made by the engine.
//
// # Routes are data
//
// The published operations are one table, operations.go: method, path, scopes. Operations that only Punchcard has are in
// own_operations.go. The file of a resource assigns handlers to operations. An operation without a handler answers 501 with
// the key not_implemented. The tables of the README and of docs/operations.md, the tests that call all routes, and the
// OpenAPI document are made from the same list.
//
// # Where to look
//
// A handler is in the file named after the resource in its path. Where a resource has several files, the one in the plural
// has the routes: campaigns.go has those of campaign_list.go and campaign_summary.go.
//
//	/v1                   vouchers, campaigns, redemptions, promotions, publications, orders, customers, products ...
//	/v1, one code         single_redeemables, single_searches: the older operations about one code, one tier or all promotions
//	/v1, many things      bulk, voucher_import, order_import, file_import (CSV), exports, async_actions
//	/v1/loyalties         loyalties, loyalty_*; transactions has the movements on cards, which vouchers show as well
//	/v2/loyalties         program_* for the definitions (routes: program_routes), members and member_* for members and cards
//	/client/v1            client, and client_code for one code; most of its handlers are those of /v1
//	/management/v1        management_*, metadata_schemas; own: locations, distributions, deliveries, referral_tiers, reward_redemptions
//	signed addresses      link: voucher_assets, export_link, async_action_report, cockpit
//	the document          openapi*, query_parameters; reference and reference_schema for people
//
// Handlers share list (pages), list_by_name (filters by name), related (categories of bodies), bulk_rows (arrays in bodies),
// query_object (objects in queries), decode and respond. Package internal/wire has the JSON shapes, internal/published fills
// them with related resources, and internal/codec encodes and decodes them. What all requests pass is in router,
// authenticate, limit, versions, idempotency, installation and cors.
//
// # The document
//
// GET /openapi.json describes the operations that are built, and GET /reference shows the same as a page. The document is
// generated from the routes and from the types that handlers read and answer. What types cannot say is in openapi_shapes.go
// and query_parameters.go. The tests of this package validate every answer against the document.
//
// # A request
//
//	recover, request id, access log -> route -> body limit -> calls by address -> credential -> scope -> project -> calls by project -> version
//	-> feature, cluster -> origin, switches -> query -> idempotency key -> handler -> JSON
//
// A credential is an application key (X-App-Id, X-App-Token), an OAuth bearer, a client key (X-Client-Application-Id,
// X-Client-Token) or a management key (X-Management-Id, X-Management-Token). When a bearer is sent, keys are ignored. A
// bearer needs one of the scopes that the operation lists; a key of the right audience needs none.
//
// A request whose path or method matches no operation is answered and logged without these steps. A request whose client
// disconnects is logged as 499 and is no error.
//
// # Versions
//
// The wire format has dated versions: v2017-04-05, v2017-04-20 and v2018-08-01. Each project has a version, which changes
// only when its settings are changed. A request may name another one in the header X-Voucherify-API-Version, and every
// answer names its version there. Handlers work with the newest version alone. The changes since older versions are a list
// in versions.go: they are applied to the request, and reverted in the answer. The OpenAPI document describes the newest
// version.
//
// # Queries
//
// Unknown query parameters are ignored, because libraries and proxies add their own. An unknown field of filters[...], a
// value that a parameter does not take, and a second value where one is allowed are refused with invalid_query_params.
//
// # The client side
//
// Browsers and apps call /client/v1 with a key that every visitor can read. So a project lists the origins that it trusts
// and what they may change; see project.ClientSettings. Only pages of trusted origins can read the answers (CORS). One
// address has five calls in five seconds; see WithClientLimiter. A code that is disabled, not yet or no longer valid, or
// used up gets the same answer as a code that does not exist, writes the same records and takes as long, so that guessing
// codes reveals nothing; SECURITY.md explains how. Customers are shown by their ids alone. Explanations and changes of the
// catalog are refused.
//
// # Errors
//
// Every refusal is a fault and has the published body: code, key, message, details, request_id, resource_id, resource_type.
// Any other error is logged with its cause and answered as 500 without details.
package httpapi
