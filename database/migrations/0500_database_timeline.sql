-- The timeline on which the database is written. Whoever finds another one writes it here, so that a standby shows by its row whether
-- it follows the present primary: how long its log is says nothing of that.
create table database_timeline (
  is_only boolean primary key default true check (is_only),
  timeline integer not null
);
insert into database_timeline (timeline) values (0);
revoke insert, delete on database_timeline from backoffice_app;
