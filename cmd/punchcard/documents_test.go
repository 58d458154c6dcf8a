package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

const serverPage = "../../docs/server.md"

// rowsOf returns the cells of the table rows of docs/server.md whose first cell is code that matches.
func rowsOf(t *testing.T, first string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile(serverPage)
	if err != nil {
		t.Fatal(err)
	}
	begins := regexp.MustCompile("^\\| `" + first + "` \\|")
	for line := range strings.Lines(string(text)) {
		if begins.MatchString(line) {
			rows = append(rows, strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|"))
		}
	}
	return rows
}

// TestServerPageHasEverySetting compares the flags, variables and defaults of docs/server.md with those of the command.
func TestServerPageHasEverySetting(t *testing.T) {
	said := map[string]string{}
	for _, cells := range rowsOf(t, "--[a-z-]+") {
		said[strings.Trim(cells[0], " `")] = strings.Trim(cells[1], " `") + " " + strings.Trim(cells[2], " `")
	}
	variable, fallback := regexp.MustCompile(`\(\$([A-Z_]+)\)`), regexp.MustCompile(`\(default ([^,)]+)`)
	is := map[string]string{}
	newServe().Flags().VisitAll(func(f *pflag.Flag) {
		name, value := "", f.DefValue
		if found := variable.FindStringSubmatch(f.Usage); found != nil {
			name = found[1]
		}
		if found := fallback.FindStringSubmatch(f.Usage); found != nil {
			value = found[1]
		}
		switch value {
		case "false":
			value = "off"
		case "":
			value = "none"
		}
		is["--"+f.Name] = name + " " + value
	})
	if diff := cmp.Diff(is, said); diff != "" {
		t.Errorf("%s (-command +page):\n%s", serverPage, diff)
	}
	features := "`" + strings.Join(slices.Sorted(slices.Values(features())), "`, `") + "`"
	if cells := rowsOf(t, "--disable-feature")[0]; !strings.Contains(cells[3], features) {
		t.Errorf("%s names other features than %s: %s", serverPage, features, cells[3])
	}
}

// TestServerPageHasEveryCommand compares the commands of docs/server.md, and the variables of their flags, with those of the program.
func TestServerPageHasEveryCommand(t *testing.T) {
	text, err := os.ReadFile(serverPage)
	if err != nil {
		t.Fatal(err)
	}
	var said, are []string
	for _, cells := range rowsOf(t, "[a-z][a-z -]+") {
		said = append(said, strings.Trim(cells[0], " `"))
	}
	variables := map[string]bool{}
	var walk func(c *cobra.Command)
	walk = func(c *cobra.Command) {
		for _, below := range c.Commands() {
			walk(below)
		}
		if c.Runnable() && !c.HasSubCommands() { // a command with subcommands only prints help
			are = append(are, strings.TrimPrefix(c.CommandPath(), "punchcard "))
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			for _, name := range regexp.MustCompile(`PUNCHCARD_[A-Z_]+`).FindAllString(f.Usage, -1) {
				variables[name] = true
			}
		})
	}
	walk(newRoot())
	slices.Sort(said)
	slices.Sort(are)
	if diff := cmp.Diff(are, said); diff != "" {
		t.Errorf("%s (-commands +page):\n%s", serverPage, diff)
	}
	for _, name := range slices.Sorted(maps.Keys(variables)) {
		if !strings.Contains(string(text), "`"+name+"`") {
			t.Errorf("%s lacks %s", serverPage, name)
		}
	}
	for _, name := range regexp.MustCompile(`PUNCHCARD_BOOTSTRAP_[A-Z_]+|[ ,]_[A-Z_]+`).FindAllString(newServe().Long, -1) {
		if !strings.Contains(string(text), "`"+strings.Trim(name, " ,")+"`") {
			t.Errorf("%s lacks %s", serverPage, name)
		}
	}
}

// TestCallsOfTheDocumentsWork runs the calls of README.md and docs/webhooks.md with the variables that the demo prints.
func TestCallsOfTheDocumentsWork(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	webhooks, err := os.ReadFile("../../docs/webhooks.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	s := start(t, serveFlags{demo: true})
	printed := map[string]string{}
	for deadline := time.Now().Add(3 * time.Minute); len(printed) < 6 && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		_, exported, _ := strings.Cut(s.out.String(), "\nexport ")
		exported, _, _ = strings.Cut(exported, "\n")
		for pair := range strings.FieldsSeq(exported) {
			name, value, _ := strings.Cut(pair, "=")
			printed[name] = value
		}
	}
	if printed["PUNCHCARD_URL"] != s.base {
		t.Fatalf("the demo prints %v", printed)
	}
	app := []string{"X-App-Id", printed["PUNCHCARD_APP_ID"], "X-App-Token", printed["PUNCHCARD_APP_TOKEN"]}
	manager := []string{"X-Management-Id", printed["PUNCHCARD_MANAGEMENT_ID"], "X-Management-Token", printed["PUNCHCARD_MANAGEMENT_TOKEN"]}
	var answers []map[string]any
	for _, call := range regexp.MustCompile(`(?m)^    (call|manage) (/\S+) (?:-d )?'([^']+)'`).FindAllStringSubmatch(string(readme)+string(webhooks), -1) {
		path, keys := call[2], app
		if call[1] == "manage" {
			path, keys = "/management/v1/projects/"+printed["PUNCHCARD_PROJECT"]+path, manager
		}
		status, answer := s.call(t, "POST", path, call[3], keys...)
		if status != 200 {
			t.Fatalf("%s: %d %v", call[0], status, answer)
		}
		answers = append(answers, answer)
	}
	if len(answers) != 7 {
		t.Fatalf("the pages have %d calls", len(answers))
	}
	if paid := answers[2]["order"].(map[string]any)["total_amount"]; answers[1]["valid"] != true || fmt.Sprint(paid) != "3742" {
		t.Errorf("valid %v, to pay %v", answers[1]["valid"], paid)
	}
	why, err := json.Marshal(answers[3])
	if err != nil || answers[3]["valid"] != false || !strings.Contains(string(why), `"remedy":{"kind":"AMOUNT","missing_amount":11}`) {
		t.Errorf("the code with a minimum order: %s %v", why, err)
	}
}
