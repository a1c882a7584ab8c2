-- Under the names that the version before knows.
drop index voucher_codes_living_key, voucher_codes_by_key, voucher_codes_to_take;
alter index voucher_codes_living rename to voucher_codes_living_key;
alter index voucher_codes_in_pool rename to voucher_codes_to_take;
