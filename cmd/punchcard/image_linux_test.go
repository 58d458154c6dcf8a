package main

import (
	"archive/tar"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// maxImage is how large the image may be, in bytes: compressed, as registries keep it and machines fetch it.
const maxImage = 40 << 20

// TestImageServesTheDemo builds the container image, unpacks it, and runs what its configuration says with the files of the image alone: no
// certificates, no time zones, no libraries, no user database.
func TestImageServesTheDemo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	program, archive, root := filepath.Join(dir, "punchcard"), filepath.Join(dir, "image.tar"), filepath.Join(dir, "root")
	build := exec.Command("go", "build", "-ldflags", "-s -w -X main.released=v0.0.0-test", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	pack := exec.Command("go", "run", "./image", "-binary", program, "-version", "v0.0.0-test", "-created", "2026-01-02T03:04:05Z", "-o", archive)
	pack.Dir, pack.Env = filepath.Join("..", "..", "scripts", "release"), append(os.Environ(), "GOFLAGS=")
	for _, cmd := range []*exec.Cmd{build, pack} {
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", cmd.Args, err, out)
		}
	}
	image := unpackImage(t, archive, root)
	if info, err := os.Stat(archive); err != nil || info.Size() > maxImage {
		t.Errorf("the image has %d bytes (%v), want %d at most", info.Size(), err, maxImage)
	}
	if image.Config.User != "65532" {
		t.Errorf("the image runs as user %q, want one without rights", image.Config.User)
	}

	out := &lockedBuffer{}
	server := inImage(root, image, append(slices.Clone(image.Config.Entrypoint), "serve", "--demo", "--log-format", "json")...)
	server.Env = append(slices.Clone(image.Config.Env), "PUNCHCARD_ADDR=127.0.0.1:0", "PUNCHCARD_ADMIN_ADDR=")
	server.Stdout, server.Stderr = out, out
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	s := served{out: out}
	s.listen(t)
	s.waitUntilReady(t)

	resp, err := http.Get(s.base + "/readyz")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if body, err := io.ReadAll(resp.Body); err != nil || string(body) != "ok\nversion v0.0.0-test\n" {
		t.Errorf("/readyz answers %q (%v)", body, err)
	}
	// The health check of the image, asking the address that this server has.
	check := inImage(root, image, image.Config.Healthcheck.Test[1:]...)
	check.Env = []string{"PUNCHCARD_ADDR=" + strings.TrimPrefix(s.base, "http://")}
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("the health check fails: %v\n%s", err, out)
	}
	check = inImage(root, image, image.Config.Healthcheck.Test[1:]...)
	check.Env = []string{"PUNCHCARD_ADDR=127.0.0.1:1"}
	if out, err := check.CombinedOutput(); err == nil {
		t.Errorf("the health check passes where no server is: %s", out)
	}
}

// imageConfig is what of the configuration of an image says how it is run.
type imageConfig struct {
	Config struct {
		User, WorkingDir string
		Entrypoint, Env  []string
		Healthcheck      struct{ Test []string }
	} `json:"config"`
}

// unpackImage unpacks the layers of an image into root, and returns its configuration.
func unpackImage(t *testing.T, archive, root string) (config imageConfig) {
	t.Helper()
	files := map[string][]byte{}
	eachFile(t, archive, func(h *tar.Header, content io.Reader) {
		b, err := io.ReadAll(content)
		if err != nil {
			t.Fatal(err)
		}
		files[h.Name] = b
	})
	var manifest []struct {
		Config string
		Layers []string
	}
	if err := json.Unmarshal(files["manifest.json"], &manifest); err != nil || len(manifest) != 1 {
		t.Fatalf("manifest.json: %v\n%s", err, files["manifest.json"])
	}
	if err := json.Unmarshal(files[manifest[0].Config], &config); err != nil {
		t.Fatal(err)
	}
	for _, layer := range manifest[0].Layers {
		packed := filepath.Join(t.TempDir(), "layer.tar.gz")
		if err := os.WriteFile(packed, files[layer], 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(root, 0o755); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("tar", "--extract", "--same-permissions", "--no-same-owner", "--file", packed, "--directory", root).CombinedOutput(); err != nil {
			t.Fatalf("unpack %s: %v\n%s", layer, err, out)
		}
	}
	return config
}

func eachFile(t *testing.T, archive string, see func(*tar.Header, io.Reader)) {
	t.Helper()
	f, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		see(h, r)
	}
}

// inImage is a command of the image: its root is that of the image, its user has no rights. A user namespace maps that user to the one who
// runs the test, so that root is not needed.
func inImage(root string, image imageConfig, args ...string) *exec.Cmd {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir, cmd.Env = image.Config.WorkingDir, image.Config.Env
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Chroot: root, Cloneflags: syscall.CLONE_NEWUSER,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: 65532, HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: 65532, HostID: os.Getgid(), Size: 1}},
	}
	return cmd
}
