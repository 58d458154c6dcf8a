package voucher

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/validity"
)

// WalletStatus is what a code is worth to its holder at an instant.
type WalletStatus string

// The statuses of codes in a wallet.
const (
	WalletActive       WalletStatus = "ACTIVE"
	WalletDisabled     WalletStatus = "DISABLED"
	WalletExpired      WalletStatus = "EXPIRED"
	WalletNotActiveYet WalletStatus = "NOT_ACTIVE_YET"
	WalletUsed         WalletStatus = "USED"
	WalletNoBalance    WalletStatus = "NO_BALANCE"
)

// WalletStatus tells what the code is worth to its holder; c is its campaign, nil for a code that stands alone. What ends for good
// beats what passes: a used code that has expired is expired. Outside of its hours or weekdays a code is active, since its next
// window will come.
func (v *Voucher) WalletStatus(c *campaign.Campaign, now time.Time, zone *time.Location) WalletStatus {
	if !v.Active || c != nil && !c.Active {
		return WalletDisabled
	}
	switch c.Inherited(v.Validity).Active(now, zone) {
	case validity.StatusExpired:
		return WalletExpired
	case validity.StatusNotStarted:
		return WalletNotActiveYet
	}
	switch {
	case v.Exhausted():
		return WalletUsed
	case (v.Gift != nil || v.Loyalty != nil) && v.Balance() <= 0:
		return WalletNoBalance
	}
	return WalletActive
}
