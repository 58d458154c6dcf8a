// Package catalog holds what a shop sells and how it is grouped: products, SKUs, product collections and categories.
package catalog
