-- Photos that were uploaded and that nothing has been seen to show yet: those that nobody saves are taken away again.
create table photo_upload (
  path text primary key, -- of the file service
  uploaded_at timestamptz not null default now()
);
create index photo_upload_uploaded on photo_upload (uploaded_at);
