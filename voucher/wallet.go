package voucher

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/validity"
)

// WalletStatus is whether the holder of a code can use it at an instant.
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

// WalletStatus returns the status for the holder; c is the campaign of the code, nil for a code without one. Of several reasons a
// final one wins: a used code that has expired is expired. Outside of its hours or weekdays a code is active, since its next
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
