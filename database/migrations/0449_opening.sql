-- What members had in the system from which they came.
alter table point_entries drop constraint point_entries_cause_check, drop constraint point_entries_other_account_check,
  add constraint point_entries_cause_check check (cause = any ('{RULE,POST,VOUCHER,PRIZE,CORRECTION,EXCHANGE,EXPIRY,OPENING}')) not valid,
  add constraint point_entries_other_account_check check (other_account = any ('{REWARDS,VOUCHERS,PRIZES,CORRECTIONS,EXCHANGE,EXPIRY,OPENING}')) not valid;
alter table point_entries validate constraint point_entries_cause_check;
alter table point_entries validate constraint point_entries_other_account_check;
