package wire

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/patch"
)

// Location is a named area.
type Location struct {
	ID        string        `json:"id"`
	Name      string        `json:"name"`
	Shape     LocationShape `json:"shape"`
	CreatedAt Time          `json:"created_at"`
	UpdatedAt Time          `json:"updated_at"`
	Object    string        `json:"object" enum:"location"`
}

// LocationShape is a circle, of the format distance, or polygons, of the format geojson.
type LocationShape struct {
	Type     string            `json:"type" enum:"circle polygon"`
	Format   string            `json:"format" enum:"distance geojson"`
	Distance *LocationDistance `json:"distance,omitzero"`
	GeoJSON  *LocationGeoJSON  `json:"geojson,omitzero"`
}

// LocationDistance is a circle: "geo:52.2297,21.0122" and "1.54 km".
type LocationDistance struct {
	Center string `json:"center"`
	Radius string `json:"radius"`
}

// LocationGeoJSON is a Polygon or a MultiPolygon. Its points are longitude first.
type LocationGeoJSON struct {
	Type        string          `json:"type" enum:"MultiPolygon Polygon"`
	Coordinates json.RawMessage `json:"coordinates"`
}

// NewLocation returns the shape of a location.
func NewLocation(l location.Location) Location {
	w := Location{ID: l.ID, Name: l.Name, CreatedAt: NewTime(l.CreatedAt), UpdatedAt: NewTime(l.UpdatedAt), Object: "location"}
	if c := l.Shape.Circle; c != nil {
		w.Shape = LocationShape{Type: "circle", Format: "distance", Distance: &LocationDistance{
			Center: "geo:" + degrees(c.Center.Lat) + "," + degrees(c.Center.Lng), Radius: degrees(c.Radius) + " km",
		}}
		return w
	}
	polygons := make([][][][2]float64, len(l.Shape.Polygons))
	for i, polygon := range l.Shape.Polygons {
		polygons[i] = make([][][2]float64, len(polygon))
		for j, ring := range polygon {
			for _, p := range ring {
				polygons[i][j] = append(polygons[i][j], [2]float64{p.Lng, p.Lat})
			}
		}
	}
	kind, coordinates := "MultiPolygon", any(polygons)
	if !l.Shape.Multi && len(polygons) == 1 {
		kind, coordinates = "Polygon", polygons[0]
	}
	text, err := json.Marshal(coordinates)
	if err != nil {
		text = []byte("[]") // a stored location has numbers only
	}
	w.Shape = LocationShape{Type: "polygon", Format: "geojson", GeoJSON: &LocationGeoJSON{kind, text}}
	return w
}

func degrees(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// LocationInput is the body that creates or updates a location.
type LocationInput struct {
	Name  patch.Field[string]        `json:"name"`
	Shape patch.Field[LocationShape] `json:"shape"`
}

// Domain returns the name and the shape. What was not sent is kept.
func (w LocationInput) Domain() (name patch.Field[string], s patch.Field[location.Shape], err error) {
	s, err = patch.MapErr(w.Shape, LocationShape.domain)
	return w.Name, s, err
}

func (w LocationShape) domain() (s location.Shape, err error) {
	switch {
	case w.Type == "circle" && w.Distance != nil:
		s.Circle, err = w.Distance.domain()
	case w.Type == "polygon" && w.GeoJSON != nil:
		s.Polygons, err = w.GeoJSON.polygons()
		s.Multi = w.GeoJSON.Type == "MultiPolygon"
	case w.Type == "circle":
		err = fault.Payload("shape", "should have required property 'distance'")
	case w.Type == "polygon":
		err = fault.Payload("shape", "should have required property 'geojson'")
	default:
		err = fault.Payload("shape.type", "must be one of: circle, polygon (actual value is '%.60s')", w.Type)
	}
	return s, err
}

func (w LocationDistance) domain() (*location.Circle, error) {
	rest, isGeo := strings.CutPrefix(w.Center, "geo:")
	lat, lng, two := strings.Cut(rest, ",")
	c := &location.Circle{}
	var errLat, errLng error
	c.Center.Lat, errLat = strconv.ParseFloat(strings.TrimSpace(lat), 64)
	c.Center.Lng, errLng = strconv.ParseFloat(strings.TrimSpace(lng), 64)
	if !isGeo || !two || errLat != nil || errLng != nil {
		return nil, fault.Payload("shape.distance.center", "must be written as geo:latitude,longitude (actual value is '%.60s')", w.Center)
	}
	number, unit, _ := strings.Cut(strings.TrimSpace(w.Radius), " ")
	var err error
	if c.Radius, err = strconv.ParseFloat(number, 64); err != nil || unit != "km" && unit != "m" {
		return nil, fault.Payload("shape.distance.radius", "must be a number with its unit, such as 1.54 km or 800 m (actual value is '%.60s')", w.Radius)
	}
	if unit == "m" {
		c.Radius /= 1000
	}
	return c, nil
}

func (w LocationGeoJSON) polygons() ([]location.Polygon, error) {
	var sent [][][][]float64
	var err error
	switch w.Type {
	case "MultiPolygon":
		err = json.Unmarshal(w.Coordinates, &sent)
	case "Polygon":
		sent = make([][][][]float64, 1)
		err = json.Unmarshal(w.Coordinates, &sent[0])
	default:
		return nil, fault.Payload("shape.geojson.type", "must be one of: Polygon, MultiPolygon (actual value is '%.60s')", w.Type)
	}
	if err != nil {
		return nil, notCoordinates()
	}
	polygons := make([]location.Polygon, len(sent))
	for i, rings := range sent {
		for _, points := range rings {
			var ring location.Ring
			for _, p := range points {
				if len(p) < 2 || len(p) > 3 { // the third is a height
					return nil, notCoordinates()
				}
				ring = append(ring, location.Point{Lat: p[1], Lng: p[0]})
			}
			polygons[i] = append(polygons[i], ring)
		}
	}
	return polygons, nil
}

func notCoordinates() error {
	return fault.Payload("shape.geojson.coordinates", "must be rings of [longitude, latitude], one list deeper for a MultiPolygon")
}
