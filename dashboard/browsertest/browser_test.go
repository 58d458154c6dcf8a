package browsertest

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/audits"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

var update = flag.Bool("update", false, "write the pictures of docs/dashboard.md")

// What all tests share: the program, the browser and the rules of axe-core.
var (
	program string
	browser context.Context
	axe     string
)

func TestMain(m *testing.M) {
	flag.Parse()
	code, err := prepare(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// prepare builds the program, starts the browser, and runs the tests.
func prepare(m *testing.M) (int, error) {
	folder, err := os.MkdirTemp("", "punchcard-browsertest-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "punchcard")
	if out, err := exec.Command("go", "build", "-o", program, "../../cmd/punchcard").CombinedOutput(); err != nil {
		return 0, fmt.Errorf("build the server: %w\n%s", err, out)
	}
	chromium, err := exec.Command("../../scripts/ensure-chromium.sh").Output()
	if err != nil {
		return 0, fmt.Errorf("no Chromium: %w", err)
	}
	if err := installRules(); err != nil {
		return 0, err
	}
	rules, err := os.ReadFile("node_modules/axe-core/axe.min.js")
	if err != nil {
		return 0, err
	}
	axe = string(rules)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(strings.TrimSpace(string(chromium))), chromedp.UserDataDir(filepath.Join(folder, "profile")),
		chromedp.Flag("disable-component-update", true), chromedp.WSURLReadTimeout(2*time.Minute))
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium has none for root
	}
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	defer end()
	var endBrowser context.CancelFunc
	browser, endBrowser = chromedp.NewContext(allocator)
	defer endBrowser()
	if err := chromedp.Do(browser); err != nil {
		return 0, fmt.Errorf("start Chromium: %w", err)
	}
	return m.Run(), nil
}

// installRules installs the packages of the lock file, which has their hashes, unless they are installed: a copy of the lock file marks that.
func installRules() error {
	lock, err := os.ReadFile("package-lock.json")
	if err != nil {
		return err
	}
	const mark = "node_modules/.installed-lock.json"
	if installed, err := os.ReadFile(mark); err == nil && string(installed) == string(lock) {
		return nil
	}
	if out, err := exec.Command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund").CombinedOutput(); err != nil {
		return fmt.Errorf("install axe-core with npm: %w\n%s", err, out)
	}
	return os.WriteFile(mark, lock, 0o644)
}

// server is a running server.
type server struct {
	// base is its address, and link the path of the page that makes the first owner; empty in the demo.
	base, link string
	appID, key string
	// managementID and managementKey call the management API.
	managementID, managementKey string
}

var (
	listening = regexp.MustCompile(`url=(http://\S+)`)
	firstLink = regexp.MustCompile(`http://\S+/dashboard/welcome/[0-9a-f]{64}`)
	exported  = regexp.MustCompile(`PUNCHCARD_APP_ID=(\S+) PUNCHCARD_APP_TOKEN=(\S+) PUNCHCARD_MANAGEMENT_ID=(\S+) PUNCHCARD_MANAGEMENT_TOKEN=(\S+)`)
)

// serve starts a demo. With a storage it is one that nobody can sign in to before they follow its link.
func serve(t *testing.T, arguments ...string) *server {
	t.Helper()
	cmd := exec.Command(program, append([]string{"serve", "--demo", "--addr", "127.0.0.1:0", "--admin-addr", ""}, arguments...)...)
	cmd.Dir = t.TempDir()
	read, write := io.Pipe()
	cmd.Stdout, cmd.Stderr = write, write
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		write.Close()
	})
	s := &server{}
	var said strings.Builder
	for lines := bufio.NewScanner(read); lines.Scan(); {
		line := lines.Text()
		said.WriteString(line + "\n")
		if found := listening.FindStringSubmatch(line); found != nil {
			s.base = found[1]
		}
		if found := firstLink.FindString(line); found != "" {
			s.link = strings.TrimPrefix(found, s.base)
		}
		if found := exported.FindStringSubmatch(line); found != nil {
			s.appID, s.key, s.managementID, s.managementKey = found[1], found[2], found[3], found[4]
			go io.Copy(io.Discard, read)
			return s
		}
	}
	t.Fatalf("the server does not start:\n%s", said.String())
	return nil
}

// tab is a tab of the browser with cookies of its own. What must not happen in it fails the test.
type tab struct {
	*testing.T
	server *server
	ctx    context.Context
	mu     sync.Mutex
	// refused says that a step expects a refusal: Chromium reports it in its log, too. closed says that the test is over.
	refused, closed bool
}

// stepTimeout is how long a step may take. It is long, because a machine may be busy; no test waits for it to pass.
const stepTimeout = 2 * time.Minute

// open opens a tab.
func open(t *testing.T, s *server) *tab {
	t.Helper()
	own, err := url.Parse(s.base)
	if err != nil {
		t.Fatal(err)
	}
	b := &tab{T: t, server: s}
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
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			b.Errorf("the console: %s %s", e.Type, e.Args[0].Value)
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError && !(b.refused && e.Entry.Source == log.EntrySourceNetwork) {
			b.Errorf("the log: %s %s (%s)", e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	case *audits.EventIssueAdded:
		if e.Issue.Code == audits.InspectorIssueCodeContentSecurityPolicyIssue {
			b.Errorf("the Content-Security-Policy reports %+v", e.Issue.Details.ContentSecurityPolicyIssueDetails)
		}
	case *network.EventRequestWillBeSent:
		// The icon of Chromium's own date field is a data URL. One in a page would be stopped by the Content-Security-Policy.
		if to, err := url.Parse(e.Request.URL); err != nil || to.Host != host && to.Scheme != "data" {
			b.Errorf("a request to another origin: %s", e.Request.URL)
		}
	case *network.EventResponseReceived:
		if e.Response.Status >= 500 {
			b.Errorf("%s is %d", e.Response.URL, e.Response.Status)
		}
	}
}

// do performs steps.
func (b *tab) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	ctx, end := context.WithTimeout(b.ctx, stepTimeout)
	defer end()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.Fatalf("%s: %v\nat %s", what, err, b.here())
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
	b.do("open "+path, chromedp.Navigate(b.server.base+path))
}

// click clicks the element of a CSS selector.
func (b *tab) click(selector string) {
	b.Helper()
	b.do("click "+selector, chromedp.Click(chromedp.CSS(selector), chromedp.NodeVisible))
}

// write writes into the field with a name.
func (b *tab) write(name, text string) {
	b.Helper()
	b.do("write into "+name, chromedp.SendKeys(chromedp.CSS("[name="+name+"]"), text, chromedp.NodeVisible))
}

// shows waits until the element of a CSS selector can be seen.
func (b *tab) shows(selector string) {
	b.Helper()
	b.do("wait for "+selector, chromedp.WaitVisible(chromedp.CSS(selector)))
}

// expectRefusal lets the server refuse requests from now on, or no longer.
func (b *tab) expectRefusal(expected bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.refused = expected
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
