package dashboard

import (
	"cmp"
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/patch"
)

// areaRoutes are the pages of areas, which the API calls locations: segments ask whether customers are within.
func (d *Dashboard) areaRoutes() []route {
	return []route{
		{method: "GET", path: "settings/areas", act: actManage, handle: d.areas},
		{method: "GET", path: "settings/areas/new", act: actManage, handle: d.showNewArea},
		{method: "POST", path: "settings/areas", act: actManage, handle: d.newArea},
		{method: "GET", path: "settings/areas/{locationId}", act: actManage, handle: d.area},
		{method: "POST", path: "settings/areas/{locationId}", act: actManage, handle: d.saveArea},
		{method: "POST", path: "settings/areas/{locationId}/delete", act: actManage, handle: d.deleteArea},
	}
}

func (d *Dashboard) areas(ctx context.Context, v *visit) (answer, error) {
	_, q, err := v.list("areas", "", nil)
	if err != nil {
		return answer{}, err
	}
	view := tableView{Title: v.say("areas.title"), Lead: v.say("areas.lead"), Pages: v.areaLinks(), Empty: empty{"settings", v.say("areas.none"), v.say("areas.none.why")},
		Links: []buttonLink{{"plus", v.say("areas.new"), v.path("settings", "areas", "new")}}}
	view.Columns = v.columns("name", "area", "changed")
	page, err := v.Project.Locations.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(l *location.Location) []cell {
		return []cell{
			{Text: cmp.Or(l.Name, l.ID), Href: v.path("settings", "areas", l.ID)}, {Text: v.shapeText(&l.Shape)}, {When: clock.moment(later(l.CreatedAt, l.UpdatedAt))},
		}
	}, func(l *location.Location) (time.Time, string) { return l.CreatedAt, l.ID })
	return show("table", view.Title, view), nil
}

// areaLinks are the pages of settings, of which that of areas is the current one.
func (v *visit) areaLinks() []filterLink {
	links := v.settingsLinks()
	for i := range links {
		links[i].Current = links[i].Href == v.path("settings", "areas")
	}
	return links
}

// shapeText says what an area is.
func (v *visit) shapeText(s *location.Shape) string {
	if s.Circle == nil {
		return v.say("areas.polygons", len(s.Polygons))
	}
	return v.say("areas.circle", degrees(s.Circle.Radius), centerText(s.Circle.Center))
}

// degrees is a number as forms have it.
func degrees(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }

// centerText is a point as maps write it.
func centerText(p location.Point) string { return degrees(p.Lat) + ", " + degrees(p.Lng) }

// The names of the fields of a circle, by which refusals know them.
const areaCenter, areaRadius = "shape.distance.center", "shape.distance.radius"

// areaForm is the form of an area. What has polygons is made by the API, and only its name is changed here.
func (v *visit) areaForm(l location.Location, action actForm) *recordForm {
	f := &recordForm{Title: v.say("areas.new"), Submit: v.say("record.create"), actForm: action, Back: v.path("settings", "areas"), form: form{Fields: []field{v.input("name", "text", l.Name)}}}
	f.Fields[0].Required = true
	center, radius := "", ""
	if c := l.Shape.Circle; c != nil {
		center, radius = centerText(c.Center), degrees(c.Radius)
	}
	if l.ID == "" || l.Shape.Circle != nil {
		f.Fields = append(f.Fields, v.input(areaCenter, "text", center), v.input(areaRadius, "text", radius))
		f.Fields[1].Required, f.Fields[2].Required = true, true
	}
	if l.ID != "" {
		f.Title, f.Submit, f.Back, f.From = v.say("record.change"), v.say("settings.save"), "", fromOf(l.UpdatedAt)
	}
	return f
}

// sentArea is the area that a form has sent; it was is in a form that changes one.
func (v *visit) sentArea(was location.Location) (name string, shape location.Shape, err error) {
	name, shape = strings.TrimSpace(v.PostFormValue("name")), was.Shape
	if was.ID != "" && was.Shape.Circle == nil {
		return name, shape, nil
	}
	shape = location.Shape{Circle: &location.Circle{}}
	text := strings.TrimSpace(v.PostFormValue(areaCenter))
	lat, lng, _ := strings.Cut(text, ",")
	var errLat, errLng error
	shape.Circle.Center.Lat, errLat = strconv.ParseFloat(strings.TrimSpace(lat), 64)
	shape.Circle.Center.Lng, errLng = strconv.ParseFloat(strings.TrimSpace(lng), 64)
	if errLat != nil || errLng != nil {
		return name, shape, fault.Payload(areaCenter, "must be a latitude and a longitude such as 52.2297, 21.0122 (actual value is '%.60s')", text)
	}
	text = strings.Replace(strings.TrimSpace(v.PostFormValue(areaRadius)), ",", ".", 1)
	if shape.Circle.Radius, err = strconv.ParseFloat(text, 64); err != nil {
		return name, shape, fault.Payload(areaRadius, "must be a number of kilometres such as 1.5 (actual value is '%.60s')", text)
	}
	return name, shape, nil
}

func (v *visit) newAreaView() recordView {
	return recordView{Pages: v.areaLinks(), Title: v.say("areas.new"), Edit: v.areaForm(location.Location{}, v.actForm("settings", "areas"))}
}

func (d *Dashboard) showNewArea(_ context.Context, v *visit) (answer, error) {
	return show("record", v.say("areas.new"), v.newAreaView()), nil
}

func (d *Dashboard) newArea(ctx context.Context, v *visit) (answer, error) {
	name, shape, err := v.sentArea(location.Location{})
	made := ""
	var out answer
	if err == nil {
		c := audit.Change{Act: "location.created", Object: audit.Object{Type: location.Kind.Name, Name: name}}
		out, err = v.change(ctx, c, "", func(ctx context.Context) (any, error) {
			is, err := v.Project.Locations.Create(ctx, name, shape)
			made = is.ID
			return is, err
		})
	}
	if err != nil {
		return v.refuseRecord(v.newAreaView(), err)
	}
	return v.createdAt(out, made, "settings", "areas"), nil
}

// areaOf is the area in the address.
func (v *visit) areaOf(ctx context.Context) (location.Location, error) {
	return v.Project.Locations.Get(ctx, v.PathValue("locationId"))
}

func (v *visit) areaView(ctx context.Context, l *location.Location) (view recordView, err error) {
	view.Pages, view.Title = v.areaLinks(), cmp.Or(l.Name, l.ID)
	view.fact(v.say("column.area"), v.shapeText(&l.Shape), "")
	view.fact(v.say("record.made"), v.clock().moment(l.CreatedAt).Exact, "")
	view.Edit = v.areaForm(*l, v.actForm("settings", "areas", l.ID))
	view.Delete = v.deleteForm("area", view.Title, "settings", "areas", l.ID, "delete")
	view.Activity, err = v.activity(ctx, l.ID)
	return view, err
}

func (d *Dashboard) area(ctx context.Context, v *visit) (answer, error) {
	l, err := v.areaOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.areaView(ctx, &l)
	return show("record", view.Title, view), err
}

func (d *Dashboard) saveArea(ctx context.Context, v *visit) (answer, error) {
	is, err := v.areaOf(ctx)
	if err != nil {
		return answer{}, err
	}
	name, shape, err := v.sentArea(is)
	from, noFrom := v.sentFrom()
	if err = cmp.Or(err, noFrom); err == nil {
		c := audit.Change{Act: "location.updated", Object: audit.Object{Type: location.Kind.Name, ID: is.ID, Name: is.Name}, Before: is}
		out, failed := v.change(ctx, c, v.path("settings", "areas", is.ID)+"?done=saved", func(ctx context.Context) (any, error) {
			return v.Project.Locations.Update(ctx, is.ID, location.Update{From: from, Name: patch.Set(name), Shape: patch.Set(shape)})
		})
		if err = failed; err == nil {
			return out, nil
		}
	}
	return refuseChanged(ctx, v, v.areaOf, v.areaView, err)
}

func (d *Dashboard) deleteArea(ctx context.Context, v *visit) (answer, error) {
	is, err := v.areaOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "location.deleted", Object: audit.Object{Type: location.Kind.Name, ID: is.ID, Name: is.Name}, Before: is}
	return v.change(ctx, c, v.path("settings", "areas")+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Locations.Delete(ctx, is.ID)
	})
}
