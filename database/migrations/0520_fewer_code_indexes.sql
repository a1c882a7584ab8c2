-- A new code was written into two indexes that others can stand in for: one by its key beside the unique one, and one by pool though it has none.
create unique index concurrently if not exists voucher_codes_living on voucher_codes (code_key text_pattern_ops) where deleted_at is null;
create index concurrently if not exists voucher_codes_in_pool on voucher_codes (voucher_id, pool, lane, id)
  where pool is not null and deleted_at is null and status = 'ACTIVE';
