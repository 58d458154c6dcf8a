package dashboard

import (
	"context"
	"slices"
)

// route is an address with the act that a role has to allow.
type route struct {
	method, path string
	act          act
	handle       handler
	// open routes need no sign-in. Routes that are dangerous need the password again when it was given some time ago.
	open, danger bool
	// whole routes answer with all of a list, and have more time.
	whole bool
	// lagging routes show lists that may come from a replica of the storage, unless the person has just changed something.
	lagging bool
	// upload routes read larger forms, with a file.
	upload bool
}

// handler answers one visit, or refuses it with a fault.
type handler func(ctx context.Context, v *visit) (answer, error)

// personal are the routes of a person, outside of projects.
func (d *Dashboard) personal() []route {
	all := []route{
		{method: "GET", path: "{$}", handle: d.start},
		{method: "POST", path: "theme", handle: d.setTheme, open: true},
		{method: "POST", path: "language", handle: d.setLanguage, open: true},
		{method: "POST", path: "lists", handle: d.setList},
	}
	all = append(all, d.ownerRoutes()...)
	if !d.ownSignIn {
		return all
	}
	all = append(all, []route{
		{method: "GET", path: "sign-in", handle: d.showSignIn, open: true},
		{method: "POST", path: "sign-out", handle: d.signOut, open: true},
		{method: "GET", path: "confirm", handle: d.showConfirm},
		{method: "GET", path: "me", handle: d.me},
		{method: "POST", path: "me/sign-ins/{signInId}/end", handle: d.endSignIn},
	}...)
	all = append(all, d.providerRoutes()...)
	if !d.passwords() {
		return all
	}
	return append(all, []route{
		{method: "POST", path: "sign-in", handle: d.signIn, open: true},
		{method: "GET", path: "welcome/{token}", handle: d.showWelcome, open: true},
		{method: "POST", path: "welcome/{token}", handle: d.welcome, open: true},
		{method: "POST", path: "confirm", handle: d.confirm},
		{method: "POST", path: "me/password", handle: d.setPassword},
	}...)
}

// routes are the routes below a project.
func (d *Dashboard) routes() []route {
	all := []route{
		{method: "GET", path: "{$}", act: actLookUp, handle: d.enter},
		{method: "GET", path: "home", act: actRead, handle: d.home},
		{method: "GET", path: "look-up", act: actLookUp, handle: d.showLookUp},
		{method: "POST", path: "look-up", act: actLookUp, handle: d.lookUp},
		{method: "GET", path: "why", act: actLookUp, handle: d.why},
		{method: "POST", path: "why", act: actLookUp, handle: d.askWhy},
		{method: "GET", path: "codes/{voucherId}", act: actLookUp, handle: d.code},
		{method: "POST", path: "codes/{voucherId}/active", act: actSupport, handle: d.switchCode},
		{method: "POST", path: "codes/{voucherId}/balance", act: actSupport, handle: d.adjustBalance},
		{method: "POST", path: "codes/{voucherId}/sessions/release", act: actSupport, handle: d.releaseSession},
		{method: "POST", path: "codes/{voucherId}/redeem", act: actRedeem, handle: d.redeemCode},
		{method: "GET", path: "customers/{customerId}", act: actLookUp, handle: d.customer},
		{method: "GET", path: "customers/{customerId}/wallet", act: actLookUp, handle: d.customerWallet},
		{method: "GET", path: "customers/{customerId}/timeline", act: actLookUp, handle: d.customerTimeline},
		{method: "GET", path: "customers/{customerId}/offers", act: actLookUp, handle: d.customerOffers},
		{method: "GET", path: "redemptions", act: actRead, lagging: true, handle: d.redemptions},
		{method: "GET", path: "redemptions/{redemptionId}", act: actLookUp, handle: d.redemption},
		{method: "POST", path: "redemptions/{redemptionId}/rollback", act: actSupport, handle: d.rollBack},
		{method: "GET", path: "keys", act: actManage, danger: true, handle: d.keys},
		{method: "POST", path: "keys", act: actManage, danger: true, handle: d.makeKey},
		{method: "POST", path: "keys/{keyId}/replace", act: actManage, danger: true, handle: d.replaceKey},
		{method: "POST", path: "keys/{keyId}/revoke", act: actManage, danger: true, handle: d.revokeKey},
		{method: "GET", path: "settings/danger", act: actManage, danger: true, handle: d.danger},
		{method: "POST", path: "settings/danger/purge", act: actManage, danger: true, handle: d.purgeKey},
		{method: "POST", path: "settings/danger/delete", act: actOwn, danger: true, handle: d.deleteProject},
		{method: "GET", path: "audit", act: actManage, handle: d.audit},
		{method: "GET", path: "audit.csv", act: actManage, handle: d.exportAudit, whole: true},

		{method: "GET", path: "tasks", act: actRead, handle: d.tasks},
		{method: "GET", path: "tasks/under-way", act: actRead, handle: d.tasksUnderWay},
		{method: "GET", path: "tasks/{actionId}", act: actRead, handle: d.task},
		{method: "POST", path: "tasks/{actionId}/cancel", act: actBuild, handle: d.cancelTask},
		{method: "GET", path: "tasks/{actionId}/failed", act: actBuild, handle: d.failedRows, whole: true},
		{method: "GET", path: "imports", act: actBuild, handle: d.showImport},
		{method: "POST", path: "imports", act: actBuild, handle: d.prepareImport, upload: true},
		{method: "GET", path: "imports/{importId}", act: actBuild, handle: d.draft},
		{method: "POST", path: "imports/{importId}/start", act: actBuild, handle: d.startImport},
		{method: "GET", path: "health", act: actRead, handle: d.health},
		{method: "POST", path: "health/verify", act: actManage, handle: d.startVerify},
		{method: "GET", path: "webhooks", act: actRead, handle: d.webhooks},
		{method: "GET", path: "webhooks/{webhookId}", act: actRead, handle: d.webhook},
		{method: "POST", path: "webhooks/{webhookId}/active", act: actManage, handle: d.switchWebhook},
		{method: "POST", path: "webhooks/{webhookId}/resend", act: actSupport, handle: d.resendAll},
		{method: "GET", path: "deliveries/{deliveryId}", act: actRead, handle: d.delivery},
		{method: "POST", path: "deliveries/{deliveryId}/resend", act: actSupport, handle: d.resendOne},
		{method: "GET", path: "exports", act: actExportLists, handle: d.exports},
		{method: "POST", path: "exports", act: actExportLists, handle: d.startExport},
		{method: "GET", path: "exports/{exportId}/file", act: actExportLists, handle: d.exportFile, whole: true},
	}
	return slices.Concat(all, d.settingsRoutes(), d.usersRoutes(), d.developersRoutes(), d.schemasRoutes(), d.rulesRoutes(), d.promotionsRoutes(), d.segmentsRoutes(), d.loyaltyRoutes(),
		d.rewardRoutes(), d.referralRoutes(), d.reportsRoutes(), d.newCampaignRoutes(), d.templateRoutes(), d.simulatorRoutes(), d.campaignsRoutes(), d.codesRoutes(), d.webhookFormRoutes(),
		d.shopRoutes(), d.customerRoutes(), d.catalogRoutes(), d.trashRoutes(), d.importAgainRoutes(), d.distributionRoutes(), d.areaRoutes())
}
