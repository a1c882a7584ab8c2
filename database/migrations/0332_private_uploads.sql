-- What members upload for a request that asks for papers, until the request takes it; what no request takes is deleted. It is
-- none of the media, so no public address leads to it.
create table private_uploads (
  id uuid primary key,
  key text not null unique check (key like 'private/%'),
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_by uuid not null references users,
  created_at timestamptz(3) not null default now()
);
create index private_uploads_by_time on private_uploads (created_at);
grant select, insert, delete on private_uploads to backoffice_app;
