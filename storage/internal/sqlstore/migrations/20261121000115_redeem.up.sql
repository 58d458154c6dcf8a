CREATE INDEX voucher_transactions_source ON voucher_transactions (project_id, voucher_id, source_id) WHERE source_id IS NOT NULL;
