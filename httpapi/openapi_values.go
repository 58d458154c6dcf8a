package httpapi

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
	"sync"

	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/webhook"
)

// constantsText has the constants of the types that struct tags of the wire refer to. A program cannot list its constants,
// so a test writes them: go test ./httpapi -run Constants -update.
//
//go:embed openapi_constants.json
var constantsText []byte

// ownLists are the lists of values that struct tags refer to and that are not the constants of one type.
var ownLists = map[string][]string{
	"project.APIVersions":   project.APIVersions,
	"rule.ContextTypes":     words(rule.ContextTypes()),
	"webhook.AcceptedTypes": webhook.AcceptedTypes(),
	"webhook.Types":         webhook.Types,
	"activity.Types":        slices.Concat(activityTypes, slices.Sorted(maps.Values(publishedSpelling))),
	"export.Objects":        export.Objects(),
	"export.Orders":         export.Orders(),
	"card.TransactionTypes": words(cardTransactionTypes),
}

// valueLists returns all lists that struct tags can refer to.
var valueLists = sync.OnceValue(func() (lists map[string][]string) {
	if err := json.Unmarshal(constantsText, &lists); err != nil {
		panic("httpapi: " + err.Error()) // a test wrote it
	}
	maps.Copy(lists, ownLists)
	return lists
})

// cardTransactionTypes are the movements in the transactions of a card (v2).
var cardTransactionTypes = []ledger.Movement{
	ledger.AdminCredit, ledger.AdminDebit, ledger.AdminPointsExpiration, ledger.PointsEarned, ledger.PointsSpentOnReward, ledger.PointsSpentOnOrder,
	ledger.PointsPurchased, ledger.PointsPurchaseReverse, ledger.PointsRefunded, ledger.PointsReturned, ledger.PointsExpired, ledger.PendingAdded,
	ledger.PendingActivatedMove, ledger.PendingCanceledMove,
}

func words[T ~string](values []T) []string {
	all := make([]string, len(values))
	for i, v := range values {
		all[i] = string(v)
	}
	return all
}
