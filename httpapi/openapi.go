package httpapi

import (
	"maps"
	"net/http"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/httpapi/internal/wire"
	"github.com/punchcardhq/punchcard/project"
)

// documentVersion is that of the described API: it moves with the shapes, not with the program.
const documentVersion = project.CurrentAPIVersion

// OpenAPI returns the description of the operations that are built, as an OpenAPI 3.1 document in JSON. It is made from the routes and
// from the types that their handlers read and answer.
func (a *API) OpenAPI() []byte { return a.document() }

// describe encodes the description. A type that cannot be described is a bug that a test finds; all others are described.
func (a *API) describe() []byte {
	document, err := a.description()
	if err != nil {
		a.log.Error("describe the API", "cause", err)
	}
	text, err := encode(document)
	if err != nil {
		a.log.Error("encode the description of the API", "cause", err)
	}
	return text
}

// description is the document before it is encoded.
func (a *API) description() (openapi.Schema, error) {
	schemas := openapi.NewSchemas(openapi.Facts{Shapes: shapes, Comments: wireComments(), Lists: valueLists()})
	handlers := map[string]endpoint{}
	for _, r := range a.routes() {
		handlers[r.method+" "+r.path] = r.endpoint
	}
	ids := operationIDs(handlers)
	paths := map[string]openapi.Schema{}
	for _, op := range served() {
		key := op.Method + " " + op.Path
		e, built := handlers[key]
		if !built {
			continue
		}
		if paths[op.Path] == nil {
			paths[op.Path] = openapi.Schema{}
		}
		d := describeOperation(schemas, op, e, ids[key])
		if isOwn(op) {
			d["description"] = "This server's own: the published API does not have it."
		}
		paths[op.Path][strings.ToLower(op.Method)] = d
	}
	failure := schemas.Answer(reflect.TypeFor[wire.Error](), "")
	schemas.Answer(reflect.TypeFor[wire.Rule](), "") // the shapes of rules refer to both
	schemas.Request(reflect.TypeFor[wire.Rule]())
	document := openapi.Schema{
		"openapi": "3.1.0",
		"info": openapi.Schema{
			"title": "Punchcard", "version": documentVersion,
			"description": "Promotions, vouchers and loyalty programs. Answers may have more properties than are described here; do not refuse them.",
		},
		"paths": paths,
		"components": openapi.Schema{
			"schemas":         schemas.Components(),
			"securitySchemes": securitySchemes,
			"responses":       refusals(content("application/json", failure)),
			"headers":         answerHeaders,
		},
	}
	if a.baseURL != "" {
		document["servers"] = []openapi.Schema{{"url": a.baseURL}}
	}
	return document, schemas.Err()
}

// securitySchemes are the credentials of all sides.
var securitySchemes = openapi.Schema{
	"appId":           header("X-App-Id"),
	"appToken":        header("X-App-Token"),
	"clientId":        header("X-Client-Application-Id"),
	"clientToken":     header("X-Client-Token"),
	"managementId":    header("X-Management-Id"),
	"managementToken": header("X-Management-Token"),
	"bearer":          openapi.Schema{"type": "http", "scheme": "bearer", "description": "An access token of POST /v1/oauth/token."},
}

func header(name string) openapi.Schema {
	return openapi.Schema{"type": "apiKey", "in": "header", "name": name}
}

// securityOf lists what opens an operation: the key of its side or, where the operation has scopes, a bearer with one of them.
func securityOf(op Operation) []openapi.Schema {
	pair := map[project.Audience][2]string{
		project.AudienceServer:     {"appId", "appToken"},
		project.AudienceClient:     {"clientId", "clientToken"},
		project.AudienceManagement: {"managementId", "managementToken"},
	}[audienceOf(op.Path)]
	all := []openapi.Schema{{pair[0]: []string{}, pair[1]: []string{}}}
	for _, scope := range op.Scopes {
		all = append(all, openapi.Schema{"bearer": []string{scope}})
	}
	return all
}

var pathVariable = regexp.MustCompile(`\{([^}]+)\}`)

func describeOperation(schemas *openapi.Schemas, op Operation, e endpoint, id string) openapi.Schema {
	var parameters []openapi.Schema
	for _, variable := range pathVariable.FindAllStringSubmatch(op.Path, -1) {
		p := openapi.Schema{"name": variable[1], "in": "path", "required": true, "schema": openapi.Schema{"type": "string"}}
		if note := pathNotes[variable[1]]; note != "" {
			p["description"] = note
		}
		parameters = append(parameters, p)
	}
	parameters = append(parameters, queryParameters(op)...)
	parameters = append(parameters, headerParameters(op)...)
	out := openapi.Schema{
		"operationId": id,
		"summary":     sentence(id),
		"tags":        []string{tagOf(op.Path)},
		"security":    securityOf(op),
		"responses":   responsesOf(schemas, op, e),
	}
	if len(parameters) > 0 {
		out["parameters"] = parameters
	}
	if body := requestOf(schemas, op, e); body != nil {
		out["requestBody"] = openapi.Schema{"content": body}
	}
	return out
}

// headerParameters are the headers that change what an operation does.
func headerParameters(op Operation) []openapi.Schema {
	all := []openapi.Schema{{
		"name": headerVersion, "in": "header", "schema": openapi.Schema{"type": "string", "enum": project.APIVersions},
		"description": "The version of the request and of its answer, when it is not that of the project. This document describes " + documentVersion + ".",
	}}
	if audienceOf(op.Path) == project.AudienceClient {
		all = append(all, openapi.Schema{
			"name": "Origin", "in": "header", "schema": openapi.Schema{"type": "string"},
			"description": "The page that asks, which browsers send: it must be one of those that the project trusts.",
		})
	}
	if takesKey(op) {
		all = append(all, openapi.Schema{
			"name": headerKey, "in": "header", "schema": openapi.Schema{"type": "string", "maxLength": 255},
			"description": "The request is performed at most once for each key; repeating it gets the same answer for a day.",
		})
	}
	return all
}

func requestOf(schemas *openapi.Schemas, op Operation, e endpoint) openapi.Schema {
	special := described[op.Method+" "+op.Path]
	switch {
	case special.upload:
		properties := map[string]openapi.Schema{"file": {"type": "string", "contentMediaType": "text/csv"}}
		for _, name := range special.fields {
			properties[name] = openapi.Schema{"type": "boolean"}
		}
		return content("multipart/form-data", openapi.Schema{"type": "object", "properties": properties, "required": []string{"file"}})
	case special.form != nil:
		properties := map[string]openapi.Schema{}
		for _, name := range special.form {
			properties[name] = openapi.Schema{"type": "string"}
		}
		return content("application/x-www-form-urlencoded", openapi.Schema{"type": "object", "properties": properties, "required": special.form})
	case special.request != nil:
		return content("application/json", schemas.Request(special.request))
	case e.in != nil:
		return content("application/json", schemas.Request(e.in))
	}
	return nil
}

func responsesOf(schemas *openapi.Schemas, op Operation, e endpoint) openapi.Schema {
	answers := described[op.Method+" "+op.Path].answers
	switch {
	case answers != nil:
	case e.out == nil || e.out == reflect.TypeFor[answer]():
		answers = map[int]reflect.Type{http.StatusNoContent: nil}
	default:
		answers = map[int]reflect.Type{http.StatusOK: e.out}
	}
	all := refusalsOf(op)
	for _, status := range slices.Sorted(maps.Keys(answers)) {
		one := openapi.Schema{"description": http.StatusText(status), "headers": headersOfAnswers}
		if out := answers[status]; out != nil {
			one["content"] = content("application/json", schemas.Answer(out, dataRefOf(op)))
		}
		all[strconv.Itoa(status)] = one
	}
	return all
}

func content(media string, schema openapi.Schema) openapi.Schema {
	return openapi.Schema{media: openapi.Schema{"schema": schema}}
}

// tagOf is the group of an operation: the part of the API, and its resource.
func tagOf(path string) string {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	switch {
	case parts[0] == "client":
		return "client"
	case parts[0] == "management":
		return "management"
	case parts[0] == "v2":
		return "loyalty programs"
	}
	return strings.ReplaceAll(parts[1], "-", " ")
}

// nameOf is the name of a Go function, or nothing for one that another function made.
func nameOf(f any) string {
	name := runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name()
	name = name[strings.LastIndexByte(name, '.')+1:]
	bare, isMethod := strings.CutSuffix(name, "-fm")
	if !isMethod {
		return ""
	}
	return bare
}

// operationIDs names the operations after their handlers, and those that share a handler after their paths: with the last variable of the
// path or, where that is not enough, with all of them.
func operationIDs(handlers map[string]endpoint) map[string]string {
	names := []func(method, path string) string{
		func(method, path string) string { return handlers[method+" "+path].name },
		func(method, path string) string { return idOf(method, path, false) },
		func(method, path string) string { return idOf(method, path, true) },
	}
	ids := map[string]string{}
	for _, name := range names {
		of := map[string][]string{}
		for key := range handlers {
			if ids[key] == "" {
				method, path, _ := strings.Cut(key, " ")
				of[name(method, path)] = append(of[name(method, path)], key)
			}
		}
		for id, keys := range of {
			if id != "" && len(keys) == 1 {
				ids[keys[0]] = id
			}
		}
	}
	return ids
}

var verbs = map[string]string{"GET": "get", "POST": "post", "PUT": "put", "DELETE": "delete"}

// idOf makes a name of a method and a path: getLoyaltiesMembersByMemberId.
func idOf(method, path string, allVariables bool) string {
	var id strings.Builder
	id.WriteString(verbs[method])
	parts := strings.Split(path, "/")[2:]
	for i, part := range parts {
		if variable, is := strings.CutPrefix(part, "{"); is {
			if !allVariables && i < len(parts)-1 {
				continue
			}
			part = "by-" + strings.TrimSuffix(variable, "}")
		}
		for _, word := range strings.FieldsFunc(part, func(r rune) bool { return r == '-' || r == '_' }) {
			id.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return id.String()
}

// sentence turns listTiersOfCampaign into "List tiers of campaign".
func sentence(id string) string {
	var b strings.Builder
	runes := []rune(id)
	for i, r := range runes {
		if unicode.IsUpper(r) && i > 0 && !(unicode.IsUpper(runes[i-1]) && (i+1 == len(runes) || unicode.IsUpper(runes[i+1]))) {
			b.WriteByte(' ')
			if i+1 < len(runes) && !unicode.IsUpper(runes[i+1]) {
				r = unicode.ToLower(r)
			}
		}
		if i == 0 {
			r = unicode.ToUpper(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// dataRefOf is the property of a list answer that holds its items.
func dataRefOf(op Operation) string {
	if name, known := dataRefs[op.Path]; known {
		return name
	}
	return "data"
}
