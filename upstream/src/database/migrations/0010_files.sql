-- Uploaded photos that no row shows yet; those that no row refers to later are deleted.
create table photo_upload (
  path text primary key, -- of the file service
  uploaded_at timestamptz not null default now()
);
create index photo_upload_uploaded on photo_upload (uploaded_at);
