package punchcard_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"reflect"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestZeroValuesAreNoPanic calls every operation of a project with zero values: empty texts, nil pointers and functions, empty structs. Each may
// refuse, answer nothing or do nothing. Operations within a transaction of the engine are not for users, and left out.
func TestZeroValuesAreNoPanic(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	shop := reflect.ValueOf(engine.Project("shop")).Elem()
	subjects := map[string]reflect.Value{"Projects": reflect.ValueOf(engine.Projects), "OAuth": reflect.ValueOf(engine.OAuth)}
	for i := range shop.NumField() {
		if f := shop.Type().Field(i); f.IsExported() && f.Type.Kind() == reflect.Pointer {
			subjects[f.Name] = shop.Field(i)
		}
	}
	calls := 0
	for name, subject := range subjects {
		for i := range subject.NumMethod() {
			if inTransaction(subject.Method(i).Type()) {
				continue
			}
			calls++
			if said := panicOf(subject.Method(i)); said != "" {
				t.Errorf("%s.%s: %s", name, subject.Type().Method(i).Name, said)
			}
		}
	}
	if calls < 150 {
		t.Errorf("only %d operations were called", calls)
	}
}

// inTransaction reports whether an operation takes a store.
func inTransaction(method reflect.Type) bool {
	for i := range method.NumIn() {
		if in := method.In(i); in.Kind() == reflect.Interface && strings.HasSuffix(in.Name(), "Store") {
			return true
		}
	}
	return false
}

// panicOf calls a method with zero values and returns what it panics with, and where.
func panicOf(method reflect.Value) (said string) {
	defer func() {
		if p := recover(); p != nil {
			said = fmt.Sprint(p)
			_, stack, _ := strings.Cut(string(debug.Stack()), "panic(")
			for line := range strings.Lines(stack) {
				if at := strings.Index(line, ".go:"); at > 0 && !strings.Contains(line, "/runtime/") && !strings.Contains(line, "/src/") {
					said += " at " + strings.TrimSpace(line)
					break
				}
			}
		}
	}()
	var args []reflect.Value
	for i := range method.Type().NumIn() {
		in := method.Type().In(i)
		switch {
		case method.Type().IsVariadic() && i == method.Type().NumIn()-1:
			continue
		case in == reflect.TypeFor[context.Context]():
			args = append(args, reflect.ValueOf(context.Background()))
		default:
			args = append(args, reflect.Zero(in))
		}
	}
	method.Call(args)
	return ""
}

// TestEmptyOptionsKeepTheDefaults makes an engine and an API with options that say nothing, and uses both.
func TestEmptyOptionsKeepTheDefaults(t *testing.T) {
	engine := punchcard.New(memory.New(), nil, punchcard.WithEnv(env.Env{}), punchcard.WithLogger(nil), punchcard.WithHandlerTimeout(0))
	defer engine.Close()
	if err := engine.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	shop := shopWithCode(t, engine, "shop")
	redeemFor(t, shop, "ann")
	_, err := shop.Loyalty.Assign(t.Context(), nil, loyalty.NewAssignment{})
	if err == nil {
		t.Error("an assignment without a reward is taken")
	}
	api := httpapi.New(engine, nil, httpapi.WithLogger(nil), httpapi.WithObserver(nil), httpapi.WithClientLimiter(nil))
	w := httptest.NewRecorder()
	api.ServeHTTP(w, httptest.NewRequest("GET", "/v1/vouchers", nil))
	if w.Code != 401 {
		t.Errorf("a call without keys is answered %d", w.Code)
	}
	if err := engine.Stop(t.Context()); err != nil {
		t.Error(err)
	}
}
