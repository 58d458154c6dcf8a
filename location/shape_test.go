package location

import (
	"testing"

	"github.com/punchcardhq/punchcard/fault"
)

func TestAPointLiesWithinAShapeOrNot(t *testing.T) {
	square := Ring{{0, 0}, {0, 10}, {10, 10}, {10, 0}, {0, 0}}
	hole := Ring{{4, 4}, {4, 6}, {6, 6}, {6, 4}, {4, 4}}
	far := Ring{{-50, -50}, {-50, -40}, {-40, -45}, {-50, -50}}
	warsaw := Shape{Circle: &Circle{Center: Point{52.2297, 21.0122}, Radius: 1.54}}
	polygons := Shape{Polygons: []Polygon{{square, hole}, {far}}, Multi: true}
	for name, c := range map[string]struct {
		shape Shape
		point Point
		want  bool
	}{
		"the centre":                  {warsaw, Point{52.2297, 21.0122}, true},
		"near it":                     {warsaw, Point{52.2350, 21.0170}, true},
		"two kilometres away":         {warsaw, Point{52.2477, 21.0122}, false},
		"the other side of the earth": {warsaw, Point{-52.2297, -158.9878}, false},
		"across the date line":        {Shape{Circle: &Circle{Center: Point{0, 179.99}, Radius: 5}}, Point{0, -179.99}, true},
		"in the square":               {polygons, Point{2, 3}, true},
		"in its hole":                 {polygons, Point{5, 5}, false},
		"outside":                     {polygons, Point{11, 5}, false},
		"in the other polygon":        {polygons, Point{-47, -45}, true},
		"beside the other polygon":    {polygons, Point{-41, -41}, false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.shape.Contains(c.point); got != c.want {
				t.Errorf("%v contains %v: %t", c.shape, c.point, got)
			}
		})
	}
}

func TestWhatIsNoShapeIsRefused(t *testing.T) {
	for name, s := range map[string]Shape{
		"nothing":                 {},
		"no radius":               {Circle: &Circle{}},
		"a radius of half of all": {Circle: &Circle{Radius: 20039}},
		"a centre off the earth":  {Circle: &Circle{Center: Point{91, 0}, Radius: 1}},
		"no ring":                 {Polygons: []Polygon{{}}},
		"an open ring":            {Polygons: []Polygon{{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}}}},
		"a line":                  {Polygons: []Polygon{{{{0, 0}, {0, 1}, {0, 0}}}}},
		"a point off the earth":   {Polygons: []Polygon{{{{0, 0}, {0, 181}, {1, 1}, {0, 0}}}}},
		"too many points":         {Polygons: []Polygon{{make(Ring, 10_001)}}},
	} {
		t.Run(name, func(t *testing.T) {
			if err := s.validate("shape"); !fault.Has(err, "invalid_payload") {
				t.Errorf("%v is taken: %v", s, err)
			}
		})
	}
}
