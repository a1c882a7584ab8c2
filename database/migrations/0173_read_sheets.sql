-- Which sheet of its file an import has read, and how often its file has begun to be read.

alter table runs
  add column sheet text,
  add column reads int not null default 0 check (reads >= 0);
