// Package published converts the objects of a project to the shapes of the published API. A shape has more than the object
// itself: a voucher has the name of its campaign, its category and its rules; the data of a redemption's event has its
// order, customer and voucher. Shapes reads these related objects, as they are now, once for all objects of a list. Package
// wire has the shapes alone and reads nothing.
//
// Both senders of shapes use it: package httpapi for its answers, and the engine for webhooks and distributions, with or
// without an API.

package published
