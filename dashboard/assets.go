package dashboard

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"html/template"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/internal/gzipped"
)

// assetFiles are the files that pages load. VENDORED.md lists those of other projects.
//
//go:embed assets
var assetFiles embed.FS

// asset is a file as it is served. Its name has a hash of its content, so that browsers may keep it for ever.
type asset struct {
	name, kind    string
	content, gzip []byte
}

// assets by served name, and served names by file name.
var assets, assetNames = readAssets("inter-latin.woff2", "mark.svg", "htmx-4.0.1.min.js", "app.js", "app.css")

// readAssets reads files in an order in which each one may name those before.
func readAssets(files ...string) (byName map[string]*asset, names map[string]string) {
	byName, names = map[string]*asset{}, map[string]string{}
	for _, file := range files {
		content, err := assetFiles.ReadFile("assets/" + file)
		if err != nil {
			panic(err)
		}
		extension := path.Ext(file)
		content = renamed(file, content, names)
		sum := sha256.Sum256(content)
		a := &asset{name: strings.TrimSuffix(file, extension) + "." + hex.EncodeToString(sum[:6]) + extension, content: content}
		a.kind = mime.TypeByExtension(extension)
		if extension == ".woff2" {
			a.kind = "font/woff2" // compressed itself
		} else {
			a.gzip = gzipped.Bytes(content)
		}
		byName[a.name], names[file] = a, a.name
	}
	return byName, names
}

// serveAsset answers with a file.
func (d *Dashboard) serveAsset(w http.ResponseWriter, r *http.Request) {
	a, ok := assets[r.PathValue("name")]
	if !ok {
		http.NotFound(w, r)
		return
	}
	if d.dir != nil {
		d.serveDraft(w, r, a)
		return
	}
	content := a.content
	w.Header().Set("Content-Type", a.kind)
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	if a.gzip != nil {
		w.Header().Set("Vary", "Accept-Encoding")
		if gzipped.Takes(r.Header.Get("Accept-Encoding")) {
			w.Header().Set("Content-Encoding", "gzip")
			content = a.gzip
		}
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(content)))
	_, _ = w.Write(content)
}

// serveDraft answers with a file of the folder that people are at work on, under the name of the one that is built in. Browsers ask for it each time.
func (d *Dashboard) serveDraft(w http.ResponseWriter, r *http.Request, built *asset) {
	for file, name := range assetNames {
		if name != built.name {
			continue
		}
		content, err := fs.ReadFile(d.dir, "assets/"+file)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", built.kind)
		w.Header().Set("Cache-Control", "no-store")
		_, _ = w.Write(renamed(file, content, assetNames))
	}
}

// renamed puts the served names of files into a style sheet.
func renamed(file string, content []byte, names map[string]string) []byte {
	if path.Ext(file) == ".css" {
		for of, name := range names {
			content = bytes.ReplaceAll(content, []byte("url("+of+")"), []byte("url("+name+")"))
		}
	}
	return content
}

// icons are the inlined pictures by name.
var icons = readIcons()

func readIcons() map[string]template.HTML {
	files, err := assetFiles.ReadDir("assets/icons")
	if err != nil {
		panic(err)
	}
	all := map[string]template.HTML{}
	for _, f := range files {
		if path.Ext(f.Name()) != ".svg" {
			continue // the licence
		}
		content, err := assetFiles.ReadFile("assets/icons/" + f.Name())
		if err != nil {
			panic(err)
		}
		_, inner, _ := strings.Cut(string(content), "\n>\n") // behind the opening tag, which is the same for all
		all[strings.TrimSuffix(f.Name(), ".svg")] = template.HTML(iconTag + strings.Join(strings.Fields(inner), " "))
	}
	return all
}

// iconTag opens each icon, and app.css says how icons are drawn. Icons stand beside words, so that screen readers skip them.
const iconTag = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">`
