ALTER TABLE voucher_transactions ADD COLUMN cause @json;
