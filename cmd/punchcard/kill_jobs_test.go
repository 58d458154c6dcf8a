package main

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/voucher"
)

// jobRows is the number of rows of most jobs: three portions, the last of which is small.
const jobRows = 2100

// killedJob is a job whose server is killed while it runs.
type killedJob struct {
	// seed fills the project before a server runs, prepare does so through a server.
	seed    func(ctx context.Context, s punchcard.Store) error
	prepare func(p *killedProject)
	start   func(p *killedProject)
	at      func(p *killedProject) stage
	check   func(p *killedProject)

	name    string
	project *killedProject
}

func (j *killedJob) stage() stage { return j.at(j.project) }

// killedElsewhere has the kinds of jobs that other tests kill.
var killedElsewhere = map[string]string{
	"WEBHOOKS.SEND": "TestWebhooksSurviveAKill",
	// The job only wakes a server. The work of one that ended is taken over after a minute, which that test lets pass by its clock.
	"PROJECT.VERIFY": "TestLongWorkOfAProcessThatEndedBeginsAnew",
}

// recordingBackend records the registry of job handlers.
type recordingBackend struct {
	*memory.Backend
	handlers *asyncaction.Registry
}

func (s *recordingBackend) Runner(handlers *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	s.handlers = handlers
	return s.Backend.Runner(handlers, log)
}

func TestEveryKindOfJobIsKilled(t *testing.T) {
	s := &recordingBackend{Backend: memory.New()}
	engine := punchcard.New(s)
	defer engine.Close()
	tested := map[string]bool{}
	for name := range killedJobs() {
		tested[strings.Fields(name)[0]] = true
	}
	kinds := s.handlers.Kinds()
	for _, kind := range kinds {
		if _, other := killedElsewhere[kind]; tested[kind] == other {
			t.Errorf("jobs of the kind %s: killed here: %v, elsewhere: %v; want one of the two", kind, tested[kind], other)
		}
	}
	for kind := range tested {
		if !slices.Contains(kinds, kind) {
			t.Errorf("no job is of the kind %s", kind)
		}
	}
}

// openStorage opens a storage beside the servers, to fill it and to read it.
func openStorage(t *testing.T, where string) (*punchcard.Engine, func(project string) punchcard.Store) {
	t.Helper()
	if path, ok := strings.CutPrefix(where, "sqlite:"); ok {
		b, err := sqlite.Open(context.WithoutCancel(t.Context()), path, sqlite.AutoMigrate())
		if err != nil {
			t.Fatal(err)
		}
		return punchcard.New(b, punchcard.WithPrivateWebhooks()), func(project string) punchcard.Store { return b.Project(project) }
	}
	b, err := postgres.Open(context.WithoutCancel(t.Context()), where, postgres.AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	return punchcard.New(b, punchcard.WithPrivateWebhooks()), func(project string) punchcard.Store { return b.Project(project) }
}

// killedJobs has jobs of all kinds. The names begin with the kind.
func killedJobs() map[string]*killedJob {
	jobs := map[string]*killedJob{
		"CAMPAIGN.VOUCHERS_GENERATE": asyncActionJob(2*jobRows, "/v1/vouchers?limit=1", 2*jobRows, func(p *killedProject) { p.post("/v1/campaigns", campaignOf(2*jobRows)) }),
		"CAMPAIGN.VOUCHERS_UPDATE": asyncActionJob(jobRows, "/v1/vouchers?limit=1&filters[expiration_date][conditions][$after][0]=2098-01-01T00:00:00Z", jobRows, func(p *killedProject) {
			p.put("/v1/campaigns/Mass", `{"metadata":{"color":"blue"},"expiration_date":"2099-01-01T00:00:00Z"}`)
		}).after(massCampaign),
		"CAMPAIGN.VOUCHERS_DELETE": asyncActionJob(jobRows, "/v1/vouchers?limit=1", 0, func(p *killedProject) {
			p.send("DELETE", "/v1/campaigns/Mass", "", nil)
		}).after(massCampaign),
		"CAMPAIGN.VOUCHERS_IMPORT": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/campaigns/Mass/import", listOf(`{"code":"c%d","metadata":{"n":1}}`))
		}).after(func(p *killedProject) { p.post("/v1/campaigns", campaignOf(0)) }),
		"VOUCHERS.IMPORT": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/vouchers/import", listOf(`{"code":"c%d","type":"GIFT_VOUCHER","gift":{"amount":500}}`))
		}),
		"VOUCHERS.IMPORT_CSV": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.upload("/v1/vouchers/importCSV", "Code,Voucher Type,Value", "C%d,GIFT_VOUCHER,5")
		}),
		"CAMPAIGN.VOUCHERS_IMPORT_CSV": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.upload("/v1/campaigns/Mass/importCSV", "Code,Category", "C%d,New")
		}).after(func(p *killedProject) { p.post("/v1/campaigns", campaignOf(0)) }),
		"CUSTOMERS.IMPORT_CSV": asyncActionJob(jobRows, "/v1/customers?limit=1", jobRows, func(p *killedProject) {
			p.upload("/v1/customers/importCSV", "Source_id,Name", "c%d,Name")
		}),
		"PRODUCTS.IMPORT_CSV": asyncActionJob(jobRows, "/v1/products?limit=1", jobRows+1, func(p *killedProject) { // every project has the product Shipping
			p.upload("/v1/products/importCSV", "source_id,name", "p%d,Name")
		}),
		"SKUS.IMPORT_CSV": asyncActionJob(jobRows, "/v1/products/shirt/skus?limit=1", jobRows, func(p *killedProject) {
			p.upload("/v1/skus/importCSV", "source_id,sku,product_id", "s%d,Name,shirt")
		}).after(func(p *killedProject) { p.post("/v1/products", `{"source_id":"shirt","name":"Shirt"}`) }),
		"ORDERS.IMPORT": asyncActionJob(batchOrders, "/v1/orders?limit=1", batchOrders, func(p *killedProject) {
			// A portion has a limit in bytes, too: long rows make several portions.
			row := `{"source_id":"o%d","amount":100,"customer":{"source_id":"ada"},"metadata":{"note":"` + strings.Repeat("long ", 300) + `"}}`
			p.post("/v1/orders/import", "["+repeated(batchOrders, row, ",")+"]")
		}),
		"CUSTOMERS.BULK_UPDATE": asyncActionJob(jobRows, "/v1/customers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/customers/bulk/async", listOf(`{"source_id":"c%d","metadata":{"n":1}}`))
		}),
		"CUSTOMERS.METADATA_UPDATE": asyncActionJob(jobRows, "/v1/customers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/customers/metadata/async", `{"source_ids":`+listOf(`"c%d"`)+`,"metadata":{"n":1}}`)
		}),
		"PRODUCTS.BULK_UPDATE": asyncActionJob(jobRows, "/v1/products?limit=1", jobRows+1, func(p *killedProject) {
			p.post("/v1/products/bulk/async", listOf(`{"source_id":"p%d","name":"Name","metadata":{"n":1}}`))
		}),
		"PRODUCTS.METADATA_UPDATE": asyncActionJob(jobRows, "/v1/products?limit=1", jobRows+1, func(p *killedProject) {
			p.post("/v1/products/metadata/async", `{"source_ids":`+listOf(`"p%d"`)+`,"metadata":{"n":1}}`)
		}).with(seedProducts),
		"VOUCHERS.BULK_UPDATE": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/vouchers/bulk/async", listOf(`{"code":"c%d","metadata":{"n":1}}`))
		}).with(seedVouchers),
		"VOUCHERS.METADATA_UPDATE": asyncActionJob(jobRows, "/v1/vouchers?limit=1", jobRows, func(p *killedProject) {
			p.post("/v1/vouchers/metadata/async", `{"codes":`+listOf(`"c%d"`)+`,"metadata":{"n":1}}`)
		}).with(seedVouchers),
		"VOUCHERS.CHANGE_ALL": asyncActionJob(jobRows, "/v1/vouchers?limit=1", 0, func(p *killedProject) {
			if _, err := p.engine.Project(p.id).Vouchers.ChangeAll(p.t.Context(), storage.Is("active", true), voucher.ChangeOfAll{Delete: true}); err != nil {
				p.t.Error(err)
			}
		}).with(seedVouchers),
		"LOYALTIES.MEMBERS_BATCH_CREATE": asyncActionJob(jobRows, "/v1/customers?limit=1", jobRows, func(p *killedProject) {
			p.post(p.onlyPath("programs")+"/members/batch", listOf(`{"customer_id":"cust_%d"}`))
		}).with(seedCustomers).after(func(p *killedProject) { p.program("") }),
		"SEGMENTS.SYNC": {
			seed: seedCustomers,
			start: func(p *killedProject) {
				p.post("/v1/segments", `{"name":"All","type":"auto-update","filter":{"junction":"and","name":{"conditions":{"$is":["Name"]}}}}`)
			},
			at:    stageByCount(jobRows, func(s punchcard.Store) (int, error) { return countAll(s.SegmentMembers()) }),
			check: func(*killedProject) {},
		},
		"PROJECT.ERASE": {
			seed: func(ctx context.Context, s punchcard.Store) error {
				return s.Products().Insert(ctx, products(5*jobRows)...)
			},
			start: func(p *killedProject) {
				if err := p.engine.Projects.Delete(p.t.Context(), p.id); err != nil {
					p.t.Error(err)
				}
			},
			at: func(p *killedProject) stage {
				switch n, err := countAll(p.store.Products()); {
				case err != nil:
					p.t.Error(err)
				case n == 0:
					return stageFinished
				case n < 5*jobRows:
					return stageInProgress
				}
				return stageWaiting
			},
			check: func(*killedProject) {},
		},
	}
	for object, seed := range map[string]func(context.Context, punchcard.Store) error{
		"campaign": seedCampaigns, "customer": seedCustomers, "product": seedProducts, "voucher": seedVouchers, "order": seedOrders,
	} {
		jobs[strings.ToUpper(object)+"S.METADATA_KEY_PURGE"] = asyncActionJob(jobRows, "", 0, func(p *killedProject) {
			if _, err := p.engine.Project(p.id).PurgeMetadataKey(p.t.Context(), object, "color"); err != nil {
				p.t.Error(err)
			}
		}).with(seed)
	}
	for kind, of := range changedRecords {
		jobs[kind+".CHANGE_ALL"] = asyncActionJob(jobRows, "", 0, func(p *killedProject) {
			if _, err := of.change(p.engine.Project(p.id))(p.t.Context(), storage.Is("metadata.color", "red"), metadata.Map{"n": 1}); err != nil {
				p.t.Error(err)
			}
		}).with(of.seed)
	}
	maps.Copy(jobs, killedRewards())
	maps.Copy(jobs, killedMembers())
	maps.Copy(jobs, killedReturns())
	for object, seed := range exportedObjects {
		jobs["EXPORT "+object] = exportOf(object).with(seed)
	}
	return jobs
}

// metadataOfAll merges metadata into that of all records that match.
type metadataOfAll func(context.Context, storage.Filter, metadata.Map) (asyncaction.Action, error)

// changedRecords are the kinds of records whose metadata is changed for all that match, with their seeds.
var changedRecords = map[string]struct {
	seed   func(context.Context, punchcard.Store) error
	change func(*punchcard.Project) metadataOfAll
}{
	"CUSTOMERS": {seedCustomers, func(p *punchcard.Project) metadataOfAll { return p.Customers.ChangeAll }},
	"ORDERS":    {seedOrders, func(p *punchcard.Project) metadataOfAll { return p.Orders.ChangeAll }},
	"PRODUCTS":  {seedProducts, func(p *punchcard.Project) metadataOfAll { return p.Catalog.ChangeProducts }},
	"SKUS":      {seedSKUs, func(p *punchcard.Project) metadataOfAll { return p.Catalog.ChangeSKUs }},
}

func massCampaign(p *killedProject) {
	p.post("/v1/campaigns", campaignOf(jobRows))
	for p.actionStage("CAMPAIGN.VOUCHERS_GENERATE") != stageFinished {
		time.Sleep(10 * time.Millisecond)
	}
}

func (j *killedJob) after(prepare func(*killedProject)) *killedJob { j.prepare = prepare; return j }

func (j *killedJob) with(seed func(context.Context, punchcard.Store) error) *killedJob {
	j.seed = seed
	return j
}

// listOf is a JSON array with the rows of most jobs.
func listOf(row string) string { return "[" + repeated(jobRows, row, ",") + "]" }

// asyncActionJob is a job with an async action. In the end done rows are done, and the list at a path has total entries.
func asyncActionJob(done int64, list string, total int64, start func(p *killedProject)) *killedJob {
	return &killedJob{
		start: start,
		at:    func(p *killedProject) stage { return p.actionStage(p.kind) },
		check: func(p *killedProject) {
			a, err := p.newest(p.kind)
			if err != nil {
				p.t.Fatal(err)
			}
			if a.Operation != asyncaction.OperationSuccess || a.Done != done || a.Failed != 0 {
				p.t.Errorf("%s: %d done and %d failed, want %d and 0: %+v", p.kind, a.Done, a.Failed, done, a)
			}
			if list == "" {
				return
			}
			if n := intOf(p.get(list)["total"]); n != total {
				p.t.Errorf("%s: there are %d, want %d", p.kind, n, total)
			}
		},
	}
}

// newest returns the last action of a kind.
func (p *killedProject) newest(kind string) (a asyncaction.Action, err error) {
	page, err := p.engine.Project(p.id).AsyncActions.List(p.t.Context(), storage.Query{
		Filter: storage.Is("type", kind), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: 1})
	if err == nil && len(page.Items) > 0 {
		a = page.Items[0]
	}
	return a, err
}

// actionStage is the stage of the last action of a kind.
func (p *killedProject) actionStage(kind string) stage {
	switch a, err := p.newest(kind); {
	case err != nil:
		p.t.Error(err)
	case a.Finished():
		return stageFinished
	case a.Status == asyncaction.StatusInProgress:
		return stageInProgress
	}
	return stageWaiting
}

// stageByCount is the stage of a job that makes a number of resources one by one.
func stageByCount(all int, count func(punchcard.Store) (int, error)) func(*killedProject) stage {
	return func(p *killedProject) stage {
		switch n, err := count(p.store); {
		case err != nil:
			p.t.Error(err)
		case n >= all:
			return stageFinished
		case n > 0:
			return stageInProgress
		}
		return stageWaiting
	}
}

func countAll[T any](c storage.Collection[T]) (int, error) { return countWhere(c, storage.Filter{}) }

func countWhere[T any](c storage.Collection[T], f storage.Filter) (int, error) {
	return storage.Count(context.Background(), c, f)
}

// exportOf is an export of all objects of a kind. Its file has to have each row once.
func exportOf(object string) *killedJob {
	field := "id"
	if object == "publication" {
		field = "voucher_code"
	}
	return &killedJob{
		start: func(p *killedProject) {
			p.post("/v1/exports", `{"exported_object":"`+object+`","parameters":{"fields":["`+field+`"]}}`)
		},
		at: func(p *killedProject) stage {
			page, err := p.engine.Project(p.id).Exports.List(p.t.Context(), storage.Query{})
			if err != nil || len(page.Items) == 0 {
				return stageWaiting
			}
			switch x := page.Items[0]; {
			case x.Finished():
				return stageFinished
			case x.Cursor > 0:
				return stageInProgress
			}
			return stageWaiting
		},
		check: func(p *killedProject) {
			x := p.get("/v1/exports")["exports"].([]any)[0].(map[string]any)
			result, _ := x["result"].(map[string]any)
			at, err := url.Parse(fmt.Sprint(result["url"]))
			if err != nil || x["status"] != "DONE" {
				p.t.Errorf("export of %s: %v %v", object, x, err)
				return
			}
			text, err := p.remote.call(p.t.Context(), "GET", at.RequestURI(), "", nil, "")
			if err != nil {
				p.t.Error(err)
				return
			}
			rows := strings.Split(strings.TrimSuffix(string(text), "\r\n"), "\r\n")[1:]
			slices.Sort(rows)
			if n := len(slices.Compact(rows)); n != len(rows) || n < exported {
				p.t.Errorf("export of %s: %d rows, %d of them different, want %d", object, len(rows), n, exported)
			}
		},
	}
}

// exported is the number of objects of each kind: three portions.
const exported = 5000

var exportedObjects = map[string]func(context.Context, punchcard.Store) error{
	"voucher": func(ctx context.Context, s punchcard.Store) error {
		return s.Vouchers().Insert(ctx, vouchers(exported)...)
	},
	"customer": func(ctx context.Context, s punchcard.Store) error {
		return s.Customers().Insert(ctx, customers(exported)...)
	},
	"order": func(ctx context.Context, s punchcard.Store) error { return s.Orders().Insert(ctx, orders(exported)...) },
	"product": func(ctx context.Context, s punchcard.Store) error {
		return s.Products().Insert(ctx, products(exported)...)
	},
	"sku": func(ctx context.Context, s punchcard.Store) error {
		return s.SKUs().Insert(ctx, many(exported, func(i int) catalog.SKU {
			return catalog.SKU{ID: fmt.Sprintf("sku_%d", i), SourceID: fmt.Sprintf("s%d", i), ProductID: "prod_1", Name: "Name", CreatedAt: seeded}
		})...)
	},
	"redemption": func(ctx context.Context, s punchcard.Store) error {
		return s.Redemptions().Insert(ctx, many(exported, func(i int) redemption.Record {
			return redemption.Record{ID: fmt.Sprintf("r_%d", i), Object: redemption.ObjectRedemption, Date: seeded, Status: redemption.StatusSucceeded}
		})...)
	},
	"return": func(ctx context.Context, s punchcard.Store) error {
		return s.Returns().Insert(ctx, many(exported, func(i int) redemption.Return {
			return redemption.Return{ID: fmt.Sprintf("ret_%d", i), OrderID: "ord_1", CreatedAt: seeded}
		})...)
	},
	"publication": func(ctx context.Context, s punchcard.Store) error {
		return s.Publications().Insert(ctx, many(exported, func(i int) voucher.Publication {
			return voucher.Publication{ID: fmt.Sprintf("pub_%d", i), Codes: []string{fmt.Sprintf("c%d", i)}, CreatedAt: seeded}
		})...)
	},
	"voucher_transactions": func(ctx context.Context, s punchcard.Store) error {
		return s.VoucherTransactions().Insert(ctx, many(exported, func(i int) voucher.Transaction {
			return voucher.Transaction{ID: fmt.Sprintf("vtx_%d", i), VoucherID: "v_1", Type: voucher.CreditsAddition, Amount: 1, CreatedAt: seeded}
		})...)
	},
	"points_expiration": func(ctx context.Context, s punchcard.Store) error {
		return s.PointsLots().Insert(ctx, many(exported, func(i int) ledger.Lot {
			return ledger.Lot{ID: fmt.Sprintf("lopb_%d", i), AccountID: "v_1", ScopeID: "camp_1", Opened: 1, Left: 1, Status: ledger.LotActive, CreatedAt: seeded}
		})...)
	},
}

// seeded is the creation time of all seeded objects.
var seeded = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func many[T any](n int, one func(i int) T) []T {
	all := make([]T, n)
	for i := range all {
		all[i] = one(i)
	}
	return all
}

var red = metadata.Map{"color": "red"}

func vouchers(n int) []voucher.Voucher {
	return many(n, func(i int) voucher.Voucher {
		return voucher.Voucher{ID: fmt.Sprintf("v_%d", i), Code: fmt.Sprintf("c%d", i), Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: 500}, Active: true,
			Metadata: red, CreatedAt: seeded}
	})
}

func customers(n int) []customer.Customer {
	return many(n, func(i int) customer.Customer {
		return customer.Customer{ID: fmt.Sprintf("cust_%d", i), SourceID: fmt.Sprintf("c%d", i), Name: "Name", Metadata: red, CreatedAt: seeded}
	})
}

func orders(n int) []order.Order {
	return many(n, func(i int) order.Order {
		return order.Order{ID: fmt.Sprintf("ord_%d", i), SourceID: fmt.Sprintf("o%d", i), Status: order.StatusCreated, Metadata: red, CreatedAt: seeded}
	})
}

func products(n int) []catalog.Product {
	return many(n, func(i int) catalog.Product {
		return catalog.Product{ID: fmt.Sprintf("prod_%d", i), SourceID: fmt.Sprintf("p%d", i), Name: "Name", Metadata: red, CreatedAt: seeded}
	})
}

func seedVouchers(ctx context.Context, s punchcard.Store) error {
	return s.Vouchers().Insert(ctx, vouchers(jobRows)...)
}

func seedCustomers(ctx context.Context, s punchcard.Store) error {
	return s.Customers().Insert(ctx, customers(jobRows)...)
}

func seedOrders(ctx context.Context, s punchcard.Store) error {
	return s.Orders().Insert(ctx, orders(jobRows)...)
}

func seedProducts(ctx context.Context, s punchcard.Store) error {
	return s.Products().Insert(ctx, products(jobRows)...)
}

func seedSKUs(ctx context.Context, s punchcard.Store) error {
	return s.SKUs().Insert(ctx, many(jobRows, func(i int) catalog.SKU {
		return catalog.SKU{ID: fmt.Sprintf("sku_%d", i), SourceID: fmt.Sprintf("s%d", i), ProductID: catalog.ShippingID, Name: "Name", Metadata: red, CreatedAt: seeded}
	})...)
}

func seedCampaigns(ctx context.Context, s punchcard.Store) error {
	return s.Campaigns().Insert(ctx, many(jobRows, func(i int) campaign.Campaign {
		return campaign.Campaign{ID: fmt.Sprintf("camp_%d", i), Name: fmt.Sprint(i), Type: campaign.TypePromotion, Metadata: red, Active: true, CreatedAt: seeded}
	})...)
}
