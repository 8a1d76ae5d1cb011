-- The browsers in which a user has signed in: a sign-in there has tries of its own, so that others' failures do not lock it.
create table known_device (
  token_hash text primary key, -- SHA-256, hex
  user_id integer not null references app_user (id) on delete cascade,
  used_at timestamptz not null default now() -- the last sign-in
);
create index known_device_user on known_device (user_id, used_at);
create index known_device_used on known_device (used_at);
