// Server is a server with a SQLite file, background jobs and an orderly shutdown: a small cmd/punchcard without flags. It keeps shop.db in the
// working directory. Its keys are X-App-Id: my-app and X-App-Token: my-secret.
package main

import (
	"cmp"
	"context"
	"errors"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	if err := run(ctx, "shop.db", cmp.Or(os.Getenv("ADDR"), "127.0.0.1:8090")); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, file, addr string) error {
	backend, err := sqlite.Open(ctx, file, sqlite.AutoMigrate())
	if err != nil {
		return err
	}
	engine := punchcard.New(backend)
	defer engine.Close()
	_, err = engine.CreateProject(ctx, project.NewProject{ID: "my-shop", Name: "My shop"})
	if err != nil && !fault.Has(err, "duplicate_found") { // the file may exist from the last run
		return err
	}
	if err := engine.Projects.Grant(ctx, "my-shop", project.AudienceServer, "my-app", "my-secret", "example"); err != nil {
		return err
	}
	if err := engine.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}

	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return errors.Join(err, engine.Stop(context.WithoutCancel(ctx)))
	}
	log.Printf("listening on http://%s", listener.Addr())
	server := &http.Server{Handler: httpapi.New(engine), ReadHeaderTimeout: 10 * time.Second}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	shutdown, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	return errors.Join(server.Shutdown(shutdown), engine.Stop(shutdown))
}
