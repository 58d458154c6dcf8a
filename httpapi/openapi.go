package httpapi

import (
	"cmp"
	"encoding/json"
	"maps"
	"net/http"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/httpapi/internal/openapi"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
)

// documentVersion is the version of the described API, not of the program.
const documentVersion = project.CurrentAPIVersion

// OpenAPI returns the OpenAPI 3.1 document of the operations that are built, in JSON. It is made from the routes and from
// the types that their handlers read and answer.
func (a *API) OpenAPI() []byte { return a.document() }

// describe encodes the document. A type that cannot be described is logged and left out. It is a bug, which a test finds.
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

// description returns the document before it is encoded.
func (a *API) description() (openapi.Schema, error) {
	schemas := openapi.NewSchemas(openapi.Facts{Shapes: shapes, Comments: wireComments(), Lists: valueLists()})
	handlers := map[string]endpoint{}
	for _, r := range a.routes() {
		handlers[r.method+" "+r.path] = r.endpoint
	}
	ids := operationIDs(handlers)
	paths := map[string]openapi.Schema{}
	tags := map[string]bool{}
	for _, op := range allOperations() {
		key := op.Method + " " + op.Path
		e, built := handlers[key]
		if !built {
			continue
		}
		if paths[op.Path] == nil {
			paths[op.Path] = openapi.Schema{}
		}
		tags[tagOf(op.Path)] = true
		paths[op.Path][strings.ToLower(op.Method)] = describeOperation(schemas, op, e, ids[key])
	}
	failure := schemas.Answer(reflect.TypeFor[wire.Error](), "")
	schemas.Answer(reflect.TypeFor[wire.Rule](), "") // the shapes of rules refer to both
	schemas.Request(reflect.TypeFor[wire.Rule]())
	components := schemas.Components()
	for name, schema := range components {
		components[name] = explainProperties(schema, name)
	}
	document := openapi.Schema{
		"openapi": "3.1.0",
		"info":    documentInfo,
		"tags":    describedTags(tags),
		"servers": []openapi.Schema{{"url": cmp.Or(a.baseURL, "/"), "description": "This server."}},
		"paths":   paths,
		"components": openapi.Schema{
			"schemas":         components,
			"securitySchemes": securitySchemes(),
			"responses":       refusals(content("application/json", failure, nil)),
			"headers":         answerHeaders,
		},
	}
	document["x-refusals"] = describedRefusals()
	return document, schemas.Err()
}

var pathVariable = regexp.MustCompile(`\{([^}]+)\}`)

func describeOperation(schemas *openapi.Schemas, op Operation, e endpoint, id string) openapi.Schema {
	var parameters []openapi.Schema
	for _, variable := range pathVariable.FindAllStringSubmatch(op.Path, -1) {
		parameters = append(parameters, openapi.Schema{
			"name": variable[1], "in": "path", "required": true, "schema": openapi.Schema{"type": "string"}, "description": pathNotes[variable[1]],
		})
	}
	parameters = append(parameters, queryParameters(op)...)
	parameters = append(parameters, headerParameters(op)...)
	text := textOfOperations()[op.Method+" "+op.Path]
	if isOwn(op) {
		text.description += " This server's own: the published API does not have it."
	}
	out := openapi.Schema{
		"operationId": id,
		"summary":     text.title,
		"description": text.description,
		"tags":        []string{tagOf(op.Path)},
		"security":    securityOf(op),
		"responses":   responsesOf(schemas, op, e),
		"parameters":  parameters,
	}
	if body := requestOf(schemas, op, e); body != nil {
		out["requestBody"] = openapi.Schema{"content": body, "required": needsBody(schemas, op, body)}
	}
	return out
}

// headerParameters returns the request headers that change what an operation does.
func headerParameters(op Operation) []openapi.Schema {
	all := []openapi.Schema{{
		"name": headerVersion, "in": "header", "schema": openapi.Schema{"type": "string", "enum": project.APIVersions},
		"description": "The version of the request and of its answer, when it is not that of the project. This document describes " + documentVersion + ".",
	}}
	if audienceOf(op.Path) == project.AudienceClient {
		all = append(all, openapi.Schema{
			"name": "Origin", "in": "header", "schema": openapi.Schema{"type": "string"},
			"description": "The origin of the page, which browsers send. It must be one that the project trusts.",
		})
	}
	if takesIfMatch(op) {
		all = append(all, openapi.Schema{
			"name": headerIfMatch, "in": "header", "schema": openapi.Schema{"type": "string"},
			"description": "The ETag of an earlier answer: nothing is changed, and the answer is 412, when the resource was changed since. Without it the update is made in any case.",
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
	special := bodiesOf[op.Method+" "+op.Path]
	switch {
	case special.upload:
		properties := map[string]openapi.Schema{"file": {"type": "string", "contentMediaType": "text/csv", "description": formNotes["file"]}}
		for _, name := range special.fields {
			properties[name] = openapi.Schema{"type": "boolean", "description": formNotes[name]}
		}
		return content("multipart/form-data", openapi.Schema{"type": "object", "properties": properties, "required": []string{"file"}}, nil)
	case special.form != nil:
		properties := map[string]openapi.Schema{}
		for _, name := range special.form {
			properties[name] = openapi.Schema{"type": "string", "description": formNotes[name]}
		}
		return content("application/x-www-form-urlencoded", openapi.Schema{"type": "object", "properties": properties, "required": special.form}, nil)
	case special.request != nil:
		return content("application/json", schemas.Request(special.request), examples()[op.Method+" "+op.Path].Body)
	case e.in != nil:
		return content("application/json", schemas.Request(e.in), examples()[op.Method+" "+op.Path].Body)
	}
	return nil
}

func responsesOf(schemas *openapi.Schemas, op Operation, e endpoint) openapi.Schema {
	answers := bodiesOf[op.Method+" "+op.Path].answers
	switch {
	case answers != nil:
	case e.out == nil || e.out == reflect.TypeFor[answer]():
		answers = map[int]reflect.Type{http.StatusNoContent: nil}
	default:
		answers = map[int]reflect.Type{http.StatusOK: e.out}
	}
	all := refusalsOf(op)
	shown := examples()[op.Method+" "+op.Path]
	for _, status := range slices.Sorted(maps.Keys(answers)) {
		one := openapi.Schema{"description": successes[status], "headers": headersOfAnswers}
		if sendsETag(op) {
			one["headers"] = headersOfResources
		}
		if out := answers[status]; out != nil {
			var answer json.RawMessage
			if shown.Status == status {
				answer = shown.Answer
			}
			one["content"] = content("application/json", explainProperties(schemas.Answer(out, dataRefOf(op)), "List"), answer)
		}
		all[strconv.Itoa(status)] = one
	}
	return all
}

// content is a body of a media type, with an example where there is one.
func content(media string, schema openapi.Schema, shown json.RawMessage) openapi.Schema {
	body := openapi.Schema{"schema": schema}
	if len(shown) > 0 {
		body["example"] = shown
	}
	return openapi.Schema{media: body}
}

// successes are the descriptions of the statuses of success.
var successes = map[int]string{
	http.StatusOK:        "It was done. The body is the answer.",
	http.StatusAccepted:  "It goes on in the background. The body has the id under which it can be followed.",
	http.StatusNoContent: "It was done. The answer has no body.",
}

// formNotes are the descriptions of the fields of forms.
var formNotes = map[string]string{
	"file":            "The CSV file. Its first line names the columns.",
	"webhooks_enable": "Whether webhook events are sent for each row.",
	"grant_type":      "How the token is granted: client_credentials.",
	"scope":           "The scopes of the token, with spaces between them.",
	"access_token":    "The access token.",
}

// needsBody reports whether an operation refuses a request without a body: its body is an array or has required properties.
func needsBody(schemas *openapi.Schemas, op Operation, body openapi.Schema) bool {
	if needs, exception := bodiesNeeded[op.Method+" "+op.Path]; exception {
		return needs
	}
	for _, one := range body {
		schema := one.(openapi.Schema)["schema"].(openapi.Schema)
		if ref, is := schema["$ref"].(string); is {
			schema = schemas.Components()[ref[strings.LastIndexByte(ref, '/')+1:]]
		}
		return schema["required"] != nil || schema["type"] == "array"
	}
	return false
}

// tagOf returns the tag of an operation: the part of the API or the resource.
func tagOf(path string) string {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	switch {
	case parts[0] == "client":
		return "client"
	case parts[0] == "management":
		return "management"
	case parts[0] == "v2":
		return "loyalty programs"
	case parts[1] == "skus":
		return "SKUs"
	case parts[1] == "oauth":
		return "OAuth"
	}
	return strings.ReplaceAll(parts[1], "-", " ")
}

// nameOf returns the name of a method, or "" for a function that another function returned.
func nameOf(f any) string {
	name := runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name()
	name = name[strings.LastIndexByte(name, '.')+1:]
	bare, isMethod := strings.CutSuffix(name, "-fm")
	if !isMethod {
		return ""
	}
	return bare
}

// operationIDs names operations after their handlers. Operations that share a handler are named after their paths: with the
// last variable of the path or, where that is not unique, with all variables.
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

// idOf makes an operation id of a method and a path: getLoyaltiesMembersByMemberId.
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

// dataRefOf returns the name of the property of a list that has its items.
func dataRefOf(op Operation) string {
	if name, known := dataRefs[op.Path]; known {
		return name
	}
	return "data"
}
