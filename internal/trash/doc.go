// Package trash is the trash bin of a project.
//
// Deleting a campaign, a voucher, a product or an SKU without force does not remove it: its owner marks it as deleted and adds
// an Entry here in the same commit. From then on nobody finds the resource, but its name, code or source id stays reserved, so
// that a code that is printed somewhere never comes to mean something else by accident. Removing the entry removes the
// resource for good and frees what it had reserved.
//
// The trash knows no resource itself: an entry holds enough to be listed. Whoever deletes a resource for good deletes its entry
// with Forget in the same commit.
//
// A campaign takes its codes along, and promotions their tiers and stacks: they are deleted with it, and only the campaign has an
// entry. Codes, products and SKUs that were deleted by themselves can be restored; a campaign cannot.
package trash
