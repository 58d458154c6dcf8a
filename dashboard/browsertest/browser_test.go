package browsertest

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "write the pictures of docs/dashboard.md, and keep those of pages that look different")

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

// withoutFeatures are what Chromium does without: it would keep pages for the way back and processes in stock, and start a process for each page that a test
// opens. That was a third of the processor time of a journey. The first two are those of chromedp.
const withoutFeatures = "Translate,BlinkGenPropertyTrees,BackForwardCache,SpareRendererForSitePerProcess"

// prepare builds the program, starts the browser, and runs the tests.
func prepare(m *testing.M) (int, error) {
	folder, err := os.MkdirTemp("", "punchcard-browsertest-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "punchcard")
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, "../../cmd/punchcard").CombinedOutput(); err != nil {
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
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-features", withoutFeatures), chromedp.WSURLReadTimeout(2*time.Minute))
	// Letters look the same in the headless shell and in Chromium, whatever the fonts of the machine are set to.
	options = append(options, chromedp.Flag("font-render-hinting", "none"), chromedp.Flag("disable-lcd-text", true))
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
	// arguments are those of punchcard serve beside its address, and kill ends it.
	arguments []string
	kill      func()
}

var (
	listening = regexp.MustCompile(`url=(http://\S+)`)
	firstLink = regexp.MustCompile(`http://\S+/dashboard/welcome/[0-9a-f]{64}`)
	exported  = regexp.MustCompile(`PUNCHCARD_APP_ID=(\S+) PUNCHCARD_APP_TOKEN=(\S+) PUNCHCARD_MANAGEMENT_ID=(\S+) PUNCHCARD_MANAGEMENT_TOKEN=(\S+)`)
)

// serve starts a demo. With a storage it is one that nobody can sign in to before they follow its link.
func serve(t *testing.T, arguments ...string) *server {
	t.Helper()
	s := &server{arguments: arguments}
	t.Cleanup(func() { s.kill() })
	s.start(t, exported, "--demo", "--addr", "127.0.0.1:0")
	return s
}

// startAgain starts a server that was killed, at the address that it had. The shop of the demo is there already.
func (s *server) startAgain(t *testing.T) {
	t.Helper()
	s.start(t, listening, "--addr", strings.TrimPrefix(s.base, "http://"))
}

// start starts the program, and returns when it says what shows that it is ready.
func (s *server) start(t *testing.T, ready *regexp.Regexp, arguments ...string) {
	t.Helper()
	cmd := exec.Command(program, slices.Concat([]string{"serve", "--admin-addr", ""}, arguments, s.arguments)...)
	cmd.Dir = t.TempDir()
	read, write := io.Pipe()
	cmd.Stdout, cmd.Stderr = write, write
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = cmd.Wait()
		write.Close() // ends the loop below for a server that does not start
	}()
	s.kill = func() {
		_ = cmd.Process.Kill()
		<-ended
	}
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
		}
		if ready.MatchString(line) {
			go io.Copy(io.Discard, read)
			return
		}
	}
	t.Fatalf("the server does not start:\n%s", said.String())
}

// call calls the API of the server, and returns its answer.
func (s *server) call(t *testing.T, method, path, body string) []byte {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, s.base+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-App-Id", s.appID)
	req.Header.Set("X-App-Token", s.key)
	req.Header.Set("X-Management-Id", s.managementID)
	req.Header.Set("X-Management-Token", s.managementKey)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode >= 300 {
		t.Fatalf("%s %s: %d %v", method, path, resp.StatusCode, err)
	}
	return answer
}
