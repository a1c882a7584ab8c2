-- The lane that a designation took its unit from, where it goes back to. Null for those from before.
alter table wheel_designations add column lane int check (lane between 0 and 15);
