// Command image packs one static binary into a container image, without a daemon and without a base image:
//
//	go run . -binary punchcard -arch amd64 -version v1.0.0 -created 2026-11-01T12:00:00Z -o punchcard-image.tar
//
// The archive is what `docker load` and `podman load` take. It has the binary, a writable /data and /tmp, and nothing else: certificates and
// time zones are in the binary. The same binary gives the same bytes.
package main

import (
	"archive/tar"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
)

// user is the owner of the data and of the process: nonroot, as distroless images have it.
const user = 65532

func main() {
	binary := flag.String("binary", "punchcard", "the static binary")
	arch := flag.String("arch", "amd64", "the architecture of the binary")
	version := flag.String("version", "devel", "the version of the release, which is the tag of the image, too")
	created := flag.String("created", "", "the time of the commit, as 2006-01-02T15:04:05Z")
	output := flag.String("o", "punchcard-image.tar", "the archive to write")
	flag.Parse()
	if err := write(*binary, *arch, *version, *created, *output); err != nil {
		fmt.Fprintln(os.Stderr, "image:", err)
		os.Exit(1)
	}
}

func write(binary, arch, version, created, output string) error {
	at, err := time.Parse(time.RFC3339, created)
	if err != nil {
		return fmt.Errorf("-created: %w", err)
	}
	program, err := os.ReadFile(binary)
	if err != nil {
		return err
	}
	files, err := layer(program, at.UTC())
	if err != nil {
		return err
	}
	packed, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(files)), nil })
	if err != nil {
		return err
	}
	image, err := mutate.AppendLayers(empty.Image, packed)
	if err != nil {
		return err
	}
	settings, err := image.ConfigFile()
	if err != nil {
		return err
	}
	settings = settings.DeepCopy()
	configure(settings, arch, version, at.UTC())
	if image, err = mutate.ConfigFile(image, settings); err != nil {
		return err
	}
	tag, err := name.NewTag("punchcard:" + version)
	if err != nil {
		return err
	}
	return tarball.WriteToFile(output, tag, image)
}

// layer is the tar of the only layer.
func layer(program []byte, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	var errs []error
	add := func(h tar.Header, content []byte) {
		h.ModTime, h.Format, h.Size = at, tar.FormatPAX, int64(len(content))
		errs = append(errs, w.WriteHeader(&h))
		_, err := w.Write(content)
		errs = append(errs, err)
	}
	add(tar.Header{Typeflag: tar.TypeReg, Name: "punchcard", Mode: 0o755}, program)
	add(tar.Header{Typeflag: tar.TypeDir, Name: "data/", Mode: 0o750, Uid: user, Gid: user}, nil)
	add(tar.Header{Typeflag: tar.TypeDir, Name: "tmp/", Mode: 0o1777}, nil)
	errs = append(errs, w.Close())
	return b.Bytes(), errors.Join(errs...)
}

// configure says how the image is run: by a user without rights, in the directory of its data, with the server's own health check.
func configure(c *v1.ConfigFile, arch, version string, at time.Time) {
	c.Architecture, c.OS, c.Created = arch, "linux", v1.Time{Time: at}
	for i := range c.History {
		c.History[i] = v1.History{Created: v1.Time{Time: at}, CreatedBy: "punchcard " + version}
	}
	c.Config = v1.Config{
		User: fmt.Sprint(user), WorkingDir: "/data",
		Entrypoint: []string{"/punchcard"}, Cmd: []string{"serve"},
		// Inside of a container only its own network reaches the server, so that it listens on all addresses of it.
		Env:          []string{"PUNCHCARD_ADDR=0.0.0.0:8080", "PUNCHCARD_ADMIN_ADDR=0.0.0.0:8081", "PATH=/"},
		ExposedPorts: map[string]struct{}{"8080/tcp": {}, "8081/tcp": {}},
		Volumes:      map[string]struct{}{"/data": {}},
		Healthcheck: &v1.HealthConfig{
			Test: []string{"CMD", "/punchcard", "ready"}, Interval: 10 * time.Second, Timeout: 6 * time.Second, StartPeriod: 5 * time.Second, Retries: 3,
		},
		Labels: map[string]string{
			"org.opencontainers.image.title": "punchcard", "org.opencontainers.image.version": version,
			"org.opencontainers.image.created": at.Format(time.RFC3339),
		},
	}
}
