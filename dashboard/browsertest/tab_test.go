package browsertest

import (
	"context"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/audits"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performancetimeline"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// tab is a tab of the browser with cookies of its own. What must not happen in it fails the test.
type tab struct {
	*testing.T
	server *server
	ctx    context.Context
	mu     sync.Mutex
	// refusing says that steps expect refusals, and refused has the addresses of those: Chromium reports them in its log, which may be behind the page.
	refusing bool
	refused  map[string]bool
	// closed says that the test is over.
	closed bool
	// shifted is how far the layout of the page has moved by itself: before anybody touched it. What answers an act half a second later would count, too.
	shifted float64
	// others are hosts beside that of the server that pages may lead to.
	others map[string]bool
	// looked says that the whole of a page was checked with axe-core.
	looked bool
	// acted is when the last act began, and touched says that there was one on this page.
	acted   time.Time
	touched bool
	// still is until when something else than the page moved its layout. Chromium may tell of that later.
	still time.Time
	// grows says that a list of the page gets much longer by itself, which moves what is below it.
	grows bool
}

// maxShift is how far the layout of a page may move by itself: web.dev calls 0.1 good.
const maxShift = 0.1

// stepTimeout is how long a step may take. It is long, because a machine may be busy; no test waits for it to pass.
const stepTimeout = 2 * time.Minute

// pace is how far acts are apart, at least: on a fast machine they would come more often than a person's limit of 20 requests a second allows.
const pace = 100 * time.Millisecond

// open opens a tab.
func open(t *testing.T, s *server) *tab {
	t.Helper()
	own, err := url.Parse(s.base)
	if err != nil {
		t.Fatal(err)
	}
	b := &tab{T: t, server: s, refused: map[string]bool{}, others: map[string]bool{}}
	ctx, end := chromedp.NewContext(browser, chromedp.WithNewBrowserContext(), chromedp.WithListener(func(event any) { b.watch(own.Host, event) }))
	t.Cleanup(func() {
		b.mu.Lock()
		b.closed = true
		b.mu.Unlock()
		end()
	})
	b.ctx = ctx
	for _, enable := range []func() error{
		func() error { return chromedp.Do(ctx) },
		func() error { _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); return err },
		func() error { _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); return err },
		func() error { _, err := chromedp.Call(ctx, runtime.Enable, cdp.Empty{}); return err },
		func() error { _, err := chromedp.Call(ctx, audits.Enable, cdp.Empty{}); return err },
		func() error {
			_, err := chromedp.Call(ctx, performancetimeline.Enable, performancetimeline.EnableParams{EventTypes: []string{"layout-shift"}})
			return err
		},
	} {
		if err := enable(); err != nil {
			t.Fatalf("open a tab: %v", err)
		}
	}
	return b
}

// watch fails the test for what must not happen.
func (b *tab) watch(host string, event any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return
	}
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		b.Errorf("an exception: %+v", e.ExceptionDetails)
	case *runtime.EventConsoleAPICalled:
		if e.Type != runtime.ConsoleAPICalledTypeError && e.Type != runtime.ConsoleAPICalledTypeWarning {
			return
		}
		if b.refusing && strings.Contains(string(e.Args[0].Value), "Failed to fetch") {
			return // htmx says so of a server that was killed
		}
		b.Errorf("the console: %s %s", e.Type, e.Args[0].Value)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError && !(e.Entry.Source == log.EntrySourceNetwork && (b.refusing || b.refused[e.Entry.URL])) {
			b.Errorf("the log: %s %s (%s)", e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	case *audits.EventIssueAdded:
		if e.Issue.Code == audits.InspectorIssueCodeContentSecurityPolicyIssue {
			b.Errorf("the Content-Security-Policy reports %+v", e.Issue.Details.ContentSecurityPolicyIssueDetails)
		}
	case *network.EventRequestWillBeSent:
		// The icon of Chromium's own date field is a data URL. One in a page would be stopped by the Content-Security-Policy.
		if to, err := url.Parse(e.Request.URL); err != nil || to.Host != host && !b.others[to.Host] && to.Scheme != "data" {
			b.Errorf("a request to another origin: %s", e.Request.URL)
		}
	case *network.EventResponseReceived:
		if e.Response.Status >= 500 {
			b.Errorf("%s is %d", e.Response.URL, e.Response.Status)
		}
		if b.refusing && e.Response.Status >= 400 {
			b.refused[e.Response.URL] = true
		}
	case *page.EventFrameNavigated:
		b.shifted, b.touched = 0, false
	case *performancetimeline.EventTimelineEventAdded:
		if shift := e.Event.LayoutShiftDetails; shift != nil && !b.touched && !b.grows && 1000*e.Event.Time.Float64() > float64(b.still.UnixMilli()) {
			before := b.shifted
			if b.shifted += shift.Value; before <= maxShift && b.shifted > maxShift {
				b.Errorf("the layout of the page shifts by %g", b.shifted)
			}
		}
	}
}

// do performs steps. The elements of a page get other ids in Chromium when it was read to its end: what did not find its element any more is done again.
func (b *tab) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	ctx, end := context.WithTimeout(b.ctx, stepTimeout)
	defer end()
	err := chromedp.Do(ctx, steps...)
	for err != nil && strings.Contains(err.Error(), "node with given id") && ctx.Err() == nil {
		err = chromedp.Do(ctx, steps...)
	}
	if err != nil {
		b.Fatalf("%s: %v\nat %s", what, err, b.here())
	}
}

// act performs steps that lead to requests, as fast as a person may.
func (b *tab) act(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	time.Sleep(time.Until(b.acted.Add(pace)))
	b.acted = time.Now()
	b.touch()
	b.do(what, steps...)
}

// touch says that the layout of the page may move from now on.
func (b *tab) touch() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.touched = true
}

// moving says that something else than the page moves its layout, until the function that it returns is called.
func (b *tab) moving() (ended func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	before := b.touched
	b.touched = true
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.touched, b.still = before, time.Now()
	}
}

// evaluate is the value of an expression, or of the promise that it is.
func evaluate[T any](b *tab, expression string) T {
	b.Helper()
	ctx, end := context.WithTimeout(b.ctx, stepTimeout)
	defer end()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		b.Fatalf("%.200s: %v\nat %s", expression, err, b.here())
	}
	return value
}

// here is the address and the text of the page.
func (b *tab) here() string {
	ctx, end := context.WithTimeout(b.ctx, 10*time.Second)
	defer end()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`location.href + "\n" + document.body?.innerText`))
	return text
}

// visit opens an address of the server.
func (b *tab) visit(path string) {
	b.Helper()
	b.act("open "+path, chromedp.Navigate(b.server.base+path))
}

// click clicks the element of a CSS selector. It waits for answers that are under way: what they move would be missed.
func (b *tab) click(selector string) {
	b.Helper()
	b.act("click "+selector, chromedp.WaitNotPresent(chromedp.CSS(".htmx-request")), chromedp.Click(chromedp.CSS(selector), chromedp.NodeVisible))
}

// write writes into the field with a name, in place of what it has.
func (b *tab) write(name, text string) {
	b.Helper()
	b.touch()
	b.do("write into "+name,
		chromedp.Focus(named(name), chromedp.NodeVisible),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.Call(ctx, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeRawKeyDown, Commands: []string{"selectAll", "delete"}})
			return err
		}),
		chromedp.SendKeys(named(name), text))
}

// named selects the field of the page with a name: not the one of the top bar.
func named(name string) chromedp.CSS {
	return chromedp.CSS("[name=" + strconv.Quote(name) + "]:not(.top *)")
}

// choose sets a field that nobody types into, a list of options or a date, to the value that its form sends.
func (b *tab) choose(name, value string) {
	b.Helper()
	b.act("choose "+name, chromedp.SetValue(named(name), value, chromedp.NodeVisible))
}

// upload chooses a file with this content in the only field for files.
func (b *tab) upload(file, content string) {
	b.Helper()
	path := filepath.Join(b.TempDir(), file)
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		b.Fatal(err)
	}
	b.do("upload "+file, chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{path}))
}

// shows waits until the element of a CSS selector can be seen.
func (b *tab) shows(selector string) {
	b.Helper()
	b.do("wait for "+selector, chromedp.WaitVisible(chromedp.CSS(selector)))
}

// has reports whether the page has an element now.
func (b *tab) has(selector string) bool {
	b.Helper()
	nodes, err := chromedp.Run(b.ctx, chromedp.Nodes(chromedp.CSSAll(selector), chromedp.AtLeast(0)))
	return err == nil && len(nodes) > 0
}

// text is what people read in the element of a CSS selector.
func (b *tab) text(selector string) string {
	b.Helper()
	ctx, end := context.WithTimeout(b.ctx, stepTimeout)
	defer end()
	text, err := chromedp.Run(ctx, chromedp.Text(chromedp.CSS(selector), chromedp.NodeVisible))
	if err != nil {
		b.Fatalf("read %s: %v\nat %s", selector, err, b.here())
	}
	return text
}

// path is the path of the page.
func (b *tab) path() string {
	b.Helper()
	at, err := chromedp.Run(b.ctx, chromedp.Location())
	if err != nil {
		b.Fatal(err)
	}
	address, err := url.Parse(at)
	if err != nil {
		b.Fatal(err)
	}
	return address.Path
}

// withoutScripts switches scripts off in the pages of the tab.
func (b *tab) withoutScripts() {
	b.Helper()
	if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		b.Fatal(err)
	}
}

// expectRefusal lets the server refuse requests from now on, or no longer.
func (b *tab) expectRefusal(expected bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.refusing = expected
}

// leadsTo lets pages lead to another host, such as that of a provider where people sign in.
func (b *tab) leadsTo(host string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.others[host] = true
}

// gone waits until no element of a CSS selector is there.
func (b *tab) gone(selector string) {
	b.Helper()
	for deadline := time.Now().Add(stepTimeout); b.has(selector); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			b.Fatalf("%s is still there\nat %s", selector, b.here())
		}
	}
}

// sees waits until the page has a text.
func (b *tab) sees(text string) {
	b.Helper()
	ctx, end := context.WithTimeout(b.ctx, stepTimeout)
	defer end()
	for ctx.Err() == nil {
		// While a page is replaced by another one there is none to ask.
		if has, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`Boolean(document.body?.innerText.includes(`+strconv.Quote(text)+`))`)); err == nil && has {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	b.Fatalf("the page does not show %q, but %s", text, b.here())
}

// press presses keys one after the other.
func (b *tab) press(keys ...string) {
	b.Helper()
	b.touch()
	for _, k := range keys {
		b.do("press a key", chromedp.KeyEvent(k))
	}
}

// focus is the name of the focused element: the text of its label or its own.
func (b *tab) focus() string {
	b.Helper()
	return evaluate[string](b, `(e => e === document.body ? '' : (e.labels?.[0] ?? e.querySelector('.name') ?? e).innerText.trim() || e.getAttribute('aria-label') || e.id)(document.activeElement)`)
}

// hasFocus waits until the element with a name has the focus: the browser sets it some time after the page can be read.
func (b *tab) hasFocus(name string) {
	b.Helper()
	at := b.focus()
	for deadline := time.Now().Add(stepTimeout); at != name && time.Now().Before(deadline); at = b.focus() {
		time.Sleep(20 * time.Millisecond)
	}
	if at != name {
		b.Fatalf("the focus is on %q, want %q\nat %s", at, name, b.here())
	}
}

// focusOn presses Tab until an element with this name has the focus, and checks that the focus can be seen there.
func (b *tab) focusOn(name string) {
	b.Helper()
	var passed []string
	for range 60 {
		at := b.focus()
		if at == name {
			if !evaluate[bool](b, `(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)(getComputedStyle(document.activeElement))`) {
				b.Errorf("the focus on %q cannot be seen", name)
			}
			return
		}
		passed = append(passed, at)
		b.press(kb.Tab)
	}
	b.Fatalf("the keyboard does not reach %q, but %q", name, passed)
}
