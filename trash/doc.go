// Package trash is the trash bin of a project.
//
// Deleting a campaign, a voucher, a product or an SKU without force does not remove it: the engine that owns it marks it as deleted
// and adds an Entry here in the same commit. From then on the resource is not found, but its name, code or source id stays reserved:
// a code that was printed is not given to another voucher by accident. Removing the entry removes the resource for good and frees its
// name, code or source id.
//
// This package imports no engine: an entry holds all that a list shows. The engine that deletes a resource for good deletes its
// entry with Forget in the same commit.
//
// The codes of a campaign are deleted with it, and so are the tiers and stacks of a promotion: only the campaign has an entry.
// Codes, products and SKUs that were deleted by themselves can be restored; a campaign cannot.
package trash
