// Package location keeps named areas of the world for segments: of the customers whose metadata has a point within.
//
// # Shapes
//
// A location is a circle, a centre with a radius in kilometres, or a list of polygons. A polygon is an outer ring and any number of holes;
// a ring is at least four points, the last the same as the first. Points are degrees, latitude -90 to 90 and longitude -180 to 180. An
// area that crosses the meridian of 180 degrees has to be sent as two polygons.
//
// # What is within
//
// A point is in a circle when its great-circle distance from the centre is at most the radius, the earth taken for a sphere of
// 6371.0088 km: the error is below half a percent. It is in a polygon when it is inside of the outer ring and outside of all
// holes, in the plane of degrees; a point exactly on a border may count to either side.
//
// # Making locations
//
// The published API only reads locations. They are made with Create, or over HTTP by the management call of this server that package
// httpapi documents.
//
// # Example
//
// The circle of 1.54 km around 52.2297, 21.0122 holds 52.2350, 21.0170, which is 0.67 km away.
package location
