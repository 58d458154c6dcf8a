ALTER TABLE daily_runs ADD COLUMN failed @json;
