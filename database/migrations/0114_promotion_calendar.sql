-- What runs within some days, and until when a voucher has codes.

create index vouchers_by_period on vouchers using gist (tstzrange(start_date, end_date)) where deleted_at is null;
create index voucher_codes_last_end on voucher_codes (voucher_id, end_date) where deleted_at is null and status = 'ACTIVE';
create index banners_by_end on banners (end_date);
