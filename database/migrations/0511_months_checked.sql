-- Reads the tables while everybody writes.
alter table member_actions validate constraint member_actions_is_before;
alter table point_entries validate constraint point_entries_is_before;
alter table spins validate constraint spins_is_before;
alter table webhook_deliveries validate constraint webhook_deliveries_is_before;
alter table webhook_tries validate constraint webhook_tries_is_before;
