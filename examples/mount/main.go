// Mount serves the API in an existing server, beside its own routes.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

func main() {
	ctx := context.Background()
	engine := punchcard.New(memory.New())
	defer engine.Close()
	if _, err := engine.CreateProject(ctx, project.NewProject{ID: "my-shop", Name: "My shop"}); err != nil {
		log.Fatal(err)
	}
	if err := engine.Projects.Grant(ctx, "my-shop", project.AudienceServer, "my-app", "my-secret", "the shop's backend"); err != nil {
		log.Fatal(err)
	}
	if err := engine.Start(ctx); err != nil { // runs jobs and delivers events
		log.Fatal(err)
	}
	defer func() { _ = engine.Stop(ctx) }()

	mux := http.NewServeMux()
	mux.HandleFunc("GET /hello", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "the shop itself") })
	mux.Handle("/v1/", httpapi.New(engine))

	server := httptest.NewServer(mux)
	defer server.Close()
	fmt.Print(get(server.URL + "/hello"))
	fmt.Print(get(server.URL + "/v1/vouchers"))
}

func get(url string) string {
	req, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		log.Fatal(err)
	}
	req.Header.Set("X-App-Id", "my-app")
	req.Header.Set("X-App-Token", "my-secret")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Fatal(err)
	}
	return string(body)
}
