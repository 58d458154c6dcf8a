package location

import (
	"fmt"
	"math"

	"github.com/punchcardhq/punchcard/fault"
)

// Point is a place in degrees.
type Point struct{ Lat, Lng float64 }

// Ring is a closed line: its last point is its first.
type Ring []Point

// Polygon is an outer ring and its holes.
type Polygon []Ring

// Shape is a circle, or polygons.
type Shape struct {
	// Circle is nil for a shape of polygons.
	Circle   *Circle
	Polygons []Polygon
	// Multi says that the shape was sent as a list of polygons, even if it has one.
	Multi bool
}

// Circle is the area around a point.
type Circle struct {
	Center Point
	// Radius is in kilometres.
	Radius float64
}

const (
	// earthRadius is the mean radius of the earth in kilometres.
	earthRadius = 6371.0088
	// maxRadius is half the circumference of the earth.
	maxRadius = 20038
	// maxPoints bounds the work of one check.
	maxPoints = 10_000
)

// Contains reports whether a point lies within.
func (s Shape) Contains(p Point) bool {
	if s.Circle != nil {
		return distance(s.Circle.Center, p) <= s.Circle.Radius
	}
	for _, polygon := range s.Polygons {
		if polygon.contains(p) {
			return true
		}
	}
	return false
}

func (polygon Polygon) contains(p Point) bool {
	for i, ring := range polygon {
		if ring.contains(p) != (i == 0) {
			return false
		}
	}
	return len(polygon) > 0
}

// contains counts how often the line north from a point crosses the ring.
func (ring Ring) contains(p Point) bool {
	in := false
	for i := 1; i < len(ring); i++ {
		a, b := ring[i-1], ring[i]
		if (a.Lng > p.Lng) != (b.Lng > p.Lng) && p.Lat < a.Lat+(b.Lat-a.Lat)*(p.Lng-a.Lng)/(b.Lng-a.Lng) {
			in = !in
		}
	}
	return in
}

// distance is that on the surface of the earth, in kilometres.
func distance(a, b Point) float64 {
	const radians = math.Pi / 180
	sinLat, sinLng := math.Sin((b.Lat-a.Lat)*radians/2), math.Sin((b.Lng-a.Lng)*radians/2)
	h := sinLat*sinLat + math.Cos(a.Lat*radians)*math.Cos(b.Lat*radians)*sinLng*sinLng
	return 2 * earthRadius * math.Asin(math.Sqrt(min(h, 1)))
}

// validate returns the reason why s is no valid shape; path is its path in the body.
func (s Shape) validate(path string) error {
	if c := s.Circle; c != nil {
		switch {
		case len(s.Polygons) > 0:
			return fault.Payload(path, "must be either a circle or polygons")
		case !(c.Radius > 0 && c.Radius <= maxRadius): // NaN, too
			return fault.Payload(path+".distance.radius", "must be above 0 and at most %d km", maxRadius)
		}
		return c.Center.validate(path + ".distance.center")
	}
	if len(s.Polygons) == 0 {
		return fault.Payload(path, "must be a circle or have at least one polygon")
	}
	points := 0
	for i, polygon := range s.Polygons {
		at := path + ".geojson.coordinates"
		if s.Multi {
			at = fmt.Sprintf("%s[%d]", at, i)
		}
		if len(polygon) == 0 {
			return fault.Payload(at, "must have at least one ring")
		}
		for j, ring := range polygon {
			at := fmt.Sprintf("%s[%d]", at, j)
			if len(ring) < 4 || ring[0] != ring[len(ring)-1] {
				return fault.Payload(at, "must be a closed ring: at least 4 points, the last the same as the first")
			}
			if points += len(ring); points > maxPoints {
				return fault.Payload(path, "must NOT have more than %d points", maxPoints)
			}
			for k, p := range ring {
				if err := p.validate(fmt.Sprintf("%s[%d]", at, k)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (p Point) validate(path string) error {
	if !(p.Lat >= -90 && p.Lat <= 90 && p.Lng >= -180 && p.Lng <= 180) {
		return fault.Payload(path, "must be a latitude from -90 to 90 and a longitude from -180 to 180 (actual values are '%g' and '%g')", p.Lat, p.Lng)
	}
	return nil
}
