-- Which import has deleted a code by replacing it, so that this can be undone. Codes deleted by the former version have none.
alter table voucher_codes add column removed_by uuid;
create index voucher_codes_removed on voucher_codes (removed_by) where removed_by is not null;
grant update (removed_by) on voucher_codes to backoffice_app;
