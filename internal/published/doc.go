// Package published gives the things of a project the shapes of the published API. A shape shows more than the thing itself: a voucher shows
// its campaign's name, its category and the rules assigned to it; the data of a redemption's event shows its order, customer and voucher.
// Shapes reads these others, as they are now, for all things of a list at once. Package wire has the shapes alone and reads nothing.
//
// It stands below both that send shapes: package httpapi in its answers, and the engine in webhooks and distributions, with or without an API.

package published
