package main

import (
	"encoding/json"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"
)

func newVersion() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if asJSON {
				return json.NewEncoder(cmd.OutOrStdout()).Encode(readBuild())
			}
			_, err := fmt.Fprintln(cmd.OutOrStdout(), "punchcard", version())
			return err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print version, commit, toolchain and platform as JSON")
	return cmd
}

// released is the version of a release: the linker sets it. A build from a checkout has none.
var released string

// build is what is known about how this binary was made.
type build struct {
	Version string `json:"version"`
	// Revision is the commit, and Time its moment. Modified is set when files of the checkout differed from it.
	Revision string     `json:"revision,omitempty"`
	Time     *time.Time `json:"time,omitempty"`
	Modified bool       `json:"modified"`
	Go       string     `json:"go"`
	OS       string     `json:"os"`
	Arch     string     `json:"arch"`
}

func readBuild() build {
	b := build{Version: released, Go: runtime.Version(), OS: runtime.GOOS, Arch: runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if ok {
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				b.Revision = s.Value
			case "vcs.time":
				if at, err := time.Parse(time.RFC3339, s.Value); err == nil {
					b.Time = &at
				}
			case "vcs.modified":
				b.Modified = s.Value == "true"
			}
		}
	}
	switch {
	case b.Version != "":
	case ok && info.Main.Version != "" && info.Main.Version != "(devel)": // installed with go install
		b.Version = info.Main.Version
	default:
		b.Version = "devel"
	}
	return b
}

// version is the version of a release, or the commit of a build from a checkout.
func version() string {
	b := readBuild()
	if b.Version == "devel" && b.Revision != "" {
		return "devel " + b.Revision
	}
	return b.Version
}
