package ledger

// Movement is the kind of an entry. The names are those of the transactions of v1 and v2 where these have one.
type Movement string

// The movements of loyalty cards (v1).
const (
	PointsAccrual           Movement = "POINTS_ACCRUAL"
	PointsAddition          Movement = "POINTS_ADDITION"
	PointsRemoval           Movement = "POINTS_REMOVAL"
	PointsRedemption        Movement = "POINTS_REDEMPTION"
	PointsRefund            Movement = "POINTS_REFUND"
	PointsExpiration        Movement = "POINTS_EXPIRATION"
	PointsTransferIn        Movement = "POINTS_TRANSFER_IN"
	PointsTransferOut       Movement = "POINTS_TRANSFER_OUT"
	PendingPointsActivation Movement = "PENDING_POINTS_ACTIVATION"
)

// The movements of cards (v2).
const (
	AdminCredit           Movement = "ADMIN_CREDIT"
	AdminDebit            Movement = "ADMIN_DEBIT"
	AdminPointsExpiration Movement = "ADMIN_POINTS_EXPIRATION"
	PointsEarned          Movement = "POINTS_EARNED"
	PointsSpentOnReward   Movement = "POINTS_SPENT_ON_REWARD"
	PointsSpentOnOrder    Movement = "POINTS_SPENT_ON_ORDER"
	PointsPurchased       Movement = "POINTS_PURCHASED"
	PointsPurchaseReverse Movement = "POINTS_PURCHASE_REVERSED"
	PointsRefunded        Movement = "POINTS_REFUNDED"
	PointsReturned        Movement = "POINTS_RETURNED"
	PointsExpired         Movement = "POINTS_EXPIRED"
	PendingAdded          Movement = "PENDING_POINTS_ADDED"
	PendingActivatedMove  Movement = "PENDING_POINTS_ACTIVATED"
	PendingCanceledMove   Movement = "PENDING_POINTS_CANCELED"
)

// Spends reports whether a movement pays with points: they are locked first, and unlocked when they are spent or given back.
func (m Movement) Spends() bool { return m == PointsSpentOnReward || m == PointsSpentOnOrder }

// The movements of gift cards, in minor units instead of points.
const (
	CreditsAddition   Movement = "CREDITS_ADDITION"
	CreditsRemoval    Movement = "CREDITS_REMOVAL"
	CreditsRedemption Movement = "CREDITS_REDEMPTION"
	CreditsRefund     Movement = "CREDITS_REFUND"
)

// The movements that clients see no transaction of: the first points of a card, and the points lost with it.
const (
	Opening         Movement = "OPENING"
	WriteOff        Movement = "WRITE_OFF"
	WriteOffPending Movement = "WRITE_OFF_PENDING"
)

// AccountName is one account of the double-entry books.
type AccountName string

// The accounts of a card, and the opposite accounts of the shop.
const (
	CardAvailable AccountName = "card.available"
	CardPending   AccountName = "card.pending"
	CardLocked    AccountName = "card.locked"

	SysOpening         AccountName = "sys.opening"
	SysEarned          AccountName = "sys.earned"
	SysAdmin           AccountName = "sys.admin"
	SysPurchased       AccountName = "sys.purchased"
	SysExpired         AccountName = "sys.expired"
	SysRemoved         AccountName = "sys.removed"
	SysSpentReward     AccountName = "sys.spent_reward"
	SysSpentOrder      AccountName = "sys.spent_order"
	SysReturned        AccountName = "sys.returned"
	SysRefunded        AccountName = "sys.refunded"
	SysTransfer        AccountName = "sys.transfer"
	SysPendingIssued   AccountName = "sys.pending_issued"
	SysPendingCanceled AccountName = "sys.pending_canceled"
	SysWriteOff        AccountName = "sys.writeoff"
)

// Posting changes one account by an amount.
type Posting struct {
	Account AccountName
	Amount  int64
}

// route is where points come from and where they go.
type route struct{ from, to AccountName }

var ways = map[Movement][]route{
	Opening:                 {{SysOpening, CardAvailable}},
	PointsAccrual:           {{SysEarned, CardAvailable}},
	PointsEarned:            {{SysEarned, CardAvailable}},
	PointsAddition:          {{SysAdmin, CardAvailable}},
	AdminCredit:             {{SysAdmin, CardAvailable}},
	CreditsAddition:         {{SysAdmin, CardAvailable}},
	PointsRemoval:           {{CardAvailable, SysRemoved}},
	AdminDebit:              {{CardAvailable, SysRemoved}},
	CreditsRemoval:          {{CardAvailable, SysRemoved}},
	PointsExpiration:        {{CardAvailable, SysExpired}},
	PointsExpired:           {{CardAvailable, SysExpired}},
	AdminPointsExpiration:   {{CardAvailable, SysExpired}},
	PointsRedemption:        {{CardAvailable, SysSpentReward}},
	PointsRefund:            {{SysSpentReward, CardAvailable}},
	CreditsRedemption:       {{CardAvailable, SysSpentOrder}},
	CreditsRefund:           {{SysSpentOrder, CardAvailable}},
	PointsTransferOut:       {{CardAvailable, SysTransfer}},
	PointsTransferIn:        {{SysTransfer, CardAvailable}},
	PendingAdded:            {{SysPendingIssued, CardPending}},
	PendingPointsActivation: {{CardPending, SysPendingIssued}, {SysEarned, CardAvailable}},
	PendingActivatedMove:    {{CardPending, SysPendingIssued}, {SysEarned, CardAvailable}},
	PendingCanceledMove:     {{CardPending, SysPendingCanceled}},
	PointsSpentOnReward:     {{CardAvailable, CardLocked}, {CardLocked, SysSpentReward}},
	PointsSpentOnOrder:      {{CardAvailable, CardLocked}, {CardLocked, SysSpentOrder}},
	PointsReturned:          {{SysReturned, CardAvailable}},
	PointsRefunded:          {{CardAvailable, SysRefunded}},
	PointsPurchased:         {{SysPurchased, CardAvailable}},
	PointsPurchaseReverse:   {{CardAvailable, SysPurchased}},
	WriteOff:                {{CardAvailable, SysWriteOff}},
	WriteOffPending:         {{CardPending, SysWriteOff}},
}

// Postings returns the two sides of an entry of a number of points, which is not negative whatever sign the transaction shows. They
// add up to 0. A movement that does not exist has none.
func Postings(m Movement, points int64) []Posting {
	var all []Posting
	for _, w := range ways[m] {
		all = append(all, Posting{w.from, -points}, Posting{w.to, points})
	}
	return all
}

// Change is what a movement of a number of points, which is not negative, changes the points by that a card can spend.
func (m Movement) Change(points int64) (change int64) {
	for _, p := range Postings(m, points) {
		if p.Account == CardAvailable {
			change += p.Amount
		}
	}
	return change
}
