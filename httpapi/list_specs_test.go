package httpapi

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestEveryTypeOfTheWireCanBeDescribed finds types with their own JSON methods that are missing in openapi_shapes.go, and
// entries of its tables for operations that do not exist.
func TestEveryTypeOfTheWireCanBeDescribed(t *testing.T) {
	document, err := New(punchcard.New(memory.New())).description()
	if err != nil {
		t.Error(err)
	}
	known := map[string]bool{}
	paths := document["paths"].(map[string]openapi.Schema)
	for _, op := range allOperations() {
		known[op.Method+" "+op.Path] = true
		if paths[op.Path][strings.ToLower(op.Method)] == nil {
			t.Errorf("%s %s is not in the document", op.Method, op.Path)
		}
	}
	for key := range bodiesOf {
		if !known[key] {
			t.Errorf("bodiesOf has %s, which is no operation", key)
		}
	}
	for key := range queryOf {
		if !known[key] {
			t.Errorf("queryOf has %s, which is no operation", key)
		}
	}
	for path := range dataRefs {
		if !known["GET "+path] {
			t.Errorf("dataRefs has %s, which is no list", path)
		}
	}
}

// TestListSpecsMatchTheirKinds finds fields and orders of lists that the storage kind does not have.
func TestListSpecsMatchTheirKinds(t *testing.T) {
	for name, err := range map[string]error{
		"activities":             activitiesList.Check(),
		"activity":               activityList.Check(),
		"assignments":            assignmentList.Check(),
		"async actions":          asyncActionList.Check(),
		"bin":                    binList.Check(),
		"campaigns":              campaignList.Check(),
		"customers":              customerList.Check(),
		"members of collections": memberList.Check(),
		"benefits":               benefitList.Check(),
		"card definitions":       cardDefinitionList.Check(),
		"definitions assigned":   assignedLists["reward"].Check(),
		"log of a program":       programLog.list.Check(),
		"members":                programMemberList.Check(), "member log": memberLog.list.Check(), "card log": cardLog.list.Check(),
		"tier transactions": tierTransactionList.Check(), "benefit transactions": benefitTransactionList.Check(),
		"purchases of rewards": rewardPurchaseList.Check(), "payments with points": orderPaymentList.Check(),
		"spending": spendingReport.list.Check(), "tiers of programs": tiersReport.list.Check(), "points earned": pointsReport.list.Check(),
		"rules of programs": rulesReport.list.Check(),
		"card transactions": cardTransactionList.Check(), "pending buckets": pendingBucketList.Check(), "points buckets": pointsBucketList.Check(),
		"programs":              programList.Check(),
		"program rules":         programEarningRuleList.Check(),
		"program rewards":       programRewardList.Check(),
		"structure tiers":       structureTierList.Check(),
		"tier structures":       tierStructureList.Check(),
		"orders":                orderList.Check(),
		"product collections":   collectionList.Check(),
		"products":              productList.Check(),
		"publications":          publicationList.Check(),
		"deliveries":            deliveryList.Check(),
		"locations":             locationList.Check(),
		"referral holders":      holderList.Check(),
		"redeemables":           redeemableList.Check(),
		"redemptions":           redemptionList.Check(),
		"returns":               returnList.Check(),
		"rules":                 validationRuleList.Check(),
		"SKUs":                  skuList.Check(),
		"segments":              segmentList.Check(),
		"stacks":                stackList.Check(),
		"tiers":                 tierList.Check(),
		"exports":               exportList.Check(),
		"exported customers":    customerExport.Check(),
		"exported orders":       orderExport.Check(),
		"exported transactions": transactionExport.Check(),
		"transactions":          transactionList.Check(),
		"vouchers":              voucherList.Check(),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestFailuresAreFoundByTheirIndex: of millions of redemptions few have failed, and an index has these alone. A filter by the reason asks for it.
func TestFailuresAreFoundByTheirIndex(t *testing.T) {
	t.Parallel()
	for query, want := range map[string]bool{
		"filters[failure_code][conditions][$is]=voucher_expired":                                                               true,
		"filters[failure_code][conditions][$in][0]=voucher_expired&filters[failure_code][conditions][$in][1]=voucher_disabled": true,
		"filters[failure_code][conditions][$is_not]=voucher_expired":                                                           false,
		"filters[failure_code][conditions][$is_unknown]=":                                                                      false,
	} {
		values, err := url.ParseQuery(query)
		if err != nil {
			t.Fatal(err)
		}
		asked, err := redemptionList.Parse(values, listing.Call{})
		if err != nil {
			t.Fatal(err)
		}
		filter, err := json.Marshal(asked.Query.Filter)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(string(filter), "FAILURE"); got != want {
			t.Errorf("%s asks for failures alone: %t, want %t", query, got, want)
		}
	}
}
