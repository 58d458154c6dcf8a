package main

// importExamples are valid files by the resource that they import. The help of each command shows its own. Unknown columns become metadata.
var importExamples = map[string]string{
	"vouchers": `Code,Voucher Type,Discount Type,Value,Gift Amount,Redemption Limit,Expiration Date,channel
SPRING-1,DISCOUNT_VOUCHER,PERCENT,10,,1,2027-03-31,newsletter
SPRING-2,DISCOUNT_VOUCHER,AMOUNT,5.00,,100,,
CARD-1,GIFT_VOUCHER,,,50.00,,,
`,
	"customers": `Source_id,Name,Email,Birthdate,City,Country,newsletter
c-1,Ada Berg,ada@example.com,1990-05-17,Oslo,NO,true
`,
	"products": `name,source_id,price,attributes,roast
House blend,house,12.90,"weight,grind",dark
`,
	"skus": `product_id,sku,source_id,price,currency,attributes
house,House blend 250 g,house-250,12.90,EUR,"{'weight': '250g'}"
`,
	"orders": `[{"source_id": "o-1", "status": "PAID", "created_at": "2026-11-01T09:30:00Z", "customer": {"source_id": "c-1"},
  "items": [{"source_id": "house-250", "related_object": "sku", "quantity": 2, "price": 1290}]}]
`,
}
