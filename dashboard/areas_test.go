package dashboard

import (
	"math"
	"net/http"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// fillAreas makes a circle and an area with polygons.
func (s *site) fillAreas(t *testing.T, name string) (circle, polygon location.Location) {
	t.Helper()
	circle, err := s.shop.Locations.Create(t.Context(), name, location.Shape{Circle: &location.Circle{Center: location.Point{Lat: 52.2297, Lng: 21.0122}, Radius: 1.54}})
	s.must(t, err)
	ring := location.Ring{{Lat: 0, Lng: 0}, {Lat: 0, Lng: 10}, {Lat: 10, Lng: 10}, {Lat: 0, Lng: 0}}
	polygon, err = s.shop.Locations.Create(t.Context(), name, location.Shape{Polygons: []location.Polygon{{ring}, {ring}}, Multi: true})
	s.must(t, err)
	s.ids["locationId"] = circle.ID
	return circle, polygon
}

// TestAreasAreMadeChangedAndDeleted does so with the forms, and reads the engine.
func TestAreasAreMadeChangedAndDeleted(t *testing.T) {
	s := newSite(t, "Shop")
	at := s.sendForm(t, roleAdmin, "settings/areas/new", "settings/areas", map[string]string{"name": " Centre ", areaCenter: " 52.2297,21.0122", areaRadius: "1,54"})
	area := func() location.Location {
		t.Helper()
		l, err := s.shop.Locations.Get(t.Context(), strings.TrimPrefix(at, "settings/areas/"))
		s.must(t, err)
		return l
	}
	if l := area(); l.Name != "Centre" || *l.Shape.Circle != (location.Circle{Center: location.Point{Lat: 52.2297, Lng: 21.0122}, Radius: 1.54}) {
		t.Errorf("the area is %+v", l)
	}
	s.sendForm(t, roleAdmin, at, at, map[string]string{"name": "Old town"})
	if l := area(); l.Name != "Old town" || *l.Shape.Circle != (location.Circle{Center: location.Point{Lat: 52.2297, Lng: 21.0122}, Radius: 1.54}) {
		t.Errorf("renamed it is %+v", l)
	}
	s.sendForm(t, roleAdmin, at, at, map[string]string{areaCenter: "-33.8, 151.2", areaRadius: "20"})
	if l := area(); l.Name != "Old town" || *l.Shape.Circle != (location.Circle{Center: location.Point{Lat: -33.8, Lng: 151.2}, Radius: 20}) {
		t.Errorf("moved it is %+v", l)
	}
	// Of an area with polygons the name is changed alone.
	_, polygon := s.fillAreas(t, "Triangles")
	path := "settings/areas/" + polygon.ID
	s.sendForm(t, roleAdmin, path, path, map[string]string{"name": "Two triangles"})
	if l, err := s.shop.Locations.Get(t.Context(), polygon.ID); err != nil || l.Name != "Two triangles" || len(l.Shape.Polygons) != 2 || !l.Shape.Multi {
		t.Errorf("renamed it is %+v, %v", l, err)
	}
	list := s.get(t, roleAdmin, shopPath+"settings/areas").text(t)
	for _, want := range []string{"Within 20 km of -33.8, 151.2", "Two triangles", "2 polygons", "Within 1.54 km of 52.2297, 21.0122"} {
		if !strings.Contains(list, want) {
			t.Errorf("the list does not say %q:\n%s", want, list)
		}
	}
	// A form of an earlier state overwrites nothing, and shows both.
	mine, theirs := s.get(t, roleAdmin, shopPath+at).formAt(t, shopPath+at), s.get(t, roleAdmin, shopPath+at).formAt(t, shopPath+at)
	mine.Set("name", "Mine")
	theirs.Set("name", "Theirs")
	if got := s.send(t, roleAdmin, "POST", shopPath+at, theirs); got.StatusCode != http.StatusSeeOther {
		t.Errorf("the first change is %d\n%s", got.StatusCode, got.text(t))
	}
	if got := s.send(t, roleAdmin, "POST", shopPath+at, mine); got.StatusCode != http.StatusConflict || !strings.Contains(got.text(t), "Now: Theirs") || area().Name != "Theirs" {
		t.Errorf("the second change is %d and makes it %q\n%s", got.StatusCode, area().Name, got.text(t))
	}
	s.sendForm(t, roleAdmin, at, at+"/delete", nil)
	if got := s.get(t, roleAdmin, shopPath+at); got.StatusCode != http.StatusNotFound {
		t.Errorf("after the end the area is %d", got.StatusCode)
	}
	log := s.get(t, roleAdmin, auditPath).text(t)
	for _, act := range []string{"Made an area", "Changed an area", "Deleted an area"} {
		if !strings.Contains(log, act) {
			t.Errorf("the audit log lacks %q", act)
		}
	}
}

// TestFormsOfAreasSayWhatIsWrong sends what is no area. Nothing is written.
func TestFormsOfAreasSayWhatIsWrong(t *testing.T) {
	s := newSite(t, "Shop")
	circle, polygon := s.fillAreas(t, "Area")
	for _, at := range []string{"settings/areas", "settings/areas/" + circle.ID, "settings/areas/" + polygon.ID} {
		from := shopPath + at
		if at == "settings/areas" {
			from += "/new"
		}
		for _, c := range []struct{ field, value string }{
			{"name", ""}, {"name", strings.Repeat("x", 256)}, {"name", "a\x00b"}, {areaCenter, ""}, {areaCenter, "52"}, {areaCenter, "52, north"}, {areaCenter, "91, 0"}, {areaCenter, "0, 181"},
			{areaCenter, "NaN, 0"}, {areaCenter, "0, 0, 0"}, {areaRadius, ""}, {areaRadius, "0"}, {areaRadius, "-1"}, {areaRadius, "20039"}, {areaRadius, "NaN"}, {areaRadius, "Inf"}, {areaRadius, "far"},
		} {
			if at == "settings/areas/"+polygon.ID && c.field != "name" {
				continue
			}
			form := s.get(t, roleAdmin, from).formAt(t, shopPath+at)
			for name, value := range map[string]string{"name": "Area", areaCenter: "1, 2", areaRadius: "3", c.field: c.value} {
				form.Set(name, value)
			}
			got := s.send(t, roleAdmin, "POST", shopPath+at, form)
			if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, `id="field-`+c.field+`-error"`) {
				t.Errorf("%s %s = %.40q is %d and says\n%s", at, c.field, c.value, got.StatusCode, got.text(t))
			}
		}
	}
	for _, was := range []location.Location{circle, polygon} {
		if is, err := s.shop.Locations.Get(t.Context(), was.ID); err != nil || !is.UpdatedAt.IsZero() || is.Shape.Circle != nil && math.Abs(is.Shape.Circle.Radius-1.54) > 0 {
			t.Errorf("%+v is %+v, %v", was, is, err)
		}
	}
}

// TestTheBrandingIsThatOfTheForm sets the branding, and takes parts of it off again.
func TestTheBrandingIsThatOfTheForm(t *testing.T) {
	s := newSite(t, "Shop")
	at := settingsPath + "branding"
	want := project.Brand{Name: "Beans & more", WebsiteURL: "https://beans.example", PermissionReminder: project.DefaultReminder}
	s.sendForm(t, roleAdmin, "settings/branding", "settings/branding", map[string]string{"brand.name": "Beans & more", "brand.website_url": "https://beans.example", "contact.phone": "+48 1", "address.city": "Warsaw"})
	all, err := s.shop.Settings.Brandings(t.Context())
	if s.must(t, err); len(all) != 1 || all[0].Brand != want || all[0].Contact.Phone != "+48 1" || all[0].Address.City != "Warsaw" {
		t.Fatalf("the branding is %+v", all)
	}
	s.sendForm(t, roleAdmin, "settings/branding", "settings/branding", map[string]string{"brand.website_url": "", "contact.phone": ""})
	if all, err = s.shop.Settings.Brandings(t.Context()); err != nil || all[0].Brand.WebsiteURL != "" || all[0].Contact.Phone != "" || all[0].Brand.Name != want.Name {
		t.Fatalf("the branding is %+v, %v", all, err)
	}
	// A form of a branding that was deleted meanwhile, or made meanwhile, overwrites nothing.
	form := s.get(t, roleAdmin, at).formAt(t, at)
	s.must(t, s.shop.Settings.DeleteBranding(t.Context(), all[0].ID))
	if got := s.send(t, roleAdmin, "POST", at, form); got.StatusCode != http.StatusConflict {
		t.Errorf("the form of a branding that was deleted is %d", got.StatusCode)
	}
	form = s.get(t, roleAdmin, at).formAt(t, at)
	_, err = s.shop.Settings.CreateBranding(t.Context(), project.BrandingUpdate{Name: patch.Set("Theirs")})
	s.must(t, err)
	if got := s.send(t, roleAdmin, "POST", at, form); got.StatusCode != http.StatusConflict || !strings.Contains(got.text(t), "Now: Theirs") {
		t.Errorf("the form from before there was a branding is %d\n%s", got.StatusCode, got.text(t))
	}
}
