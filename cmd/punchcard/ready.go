package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/spf13/cobra"
)

func newReady() *cobra.Command {
	var addr string
	cmd := &cobra.Command{
		Use:   "ready",
		Short: "Report whether the server on this machine is ready",
		Long: `Ask the server on this machine whether it is ready: it answers, and can reach its storage. The status is 0 when it is, else 1: the health
check of a container that has no other program.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			answer, err := askReady(cmd.Context(), addr)
			fmt.Fprint(cmd.OutOrStdout(), answer)
			return err
		},
	}
	setting(cmd, &addr, "addr", "PUNCHCARD_ADDR", defaultAddr, "the address that the server serves the API on")
	return cmd
}

// askReady returns the answer of /readyz of the server that was started with the address, and an error unless it says that it is ready.
func askReady(ctx context.Context, addr string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", err
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost" // a server on all addresses answers on this one, too
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(host, port)+"/readyz", nil)
	if err != nil {
		return "", err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1<<10))
	if err == nil && resp.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s answered %s", req.URL, resp.Status)
	}
	return string(body), err
}
