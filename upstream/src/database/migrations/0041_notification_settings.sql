-- What a person is notified of and where, what waits for a mail digest, and notifications that stand for several events.
alter table notification
  add column kind text, -- of kinds.ts; null: older than the kinds
  add column occurrences integer not null default 1,
  add column group_key text, -- a further event of the same group is counted in the same row
  add column in_bell boolean not null default true,
  add column in_mail boolean not null default false; -- waits for the digest
create unique index notification_group_key on notification (user_id, group_key) where group_key is not null;
create index notification_in_mail on notification (user_id, id) where in_mail and not is_read;

-- A person's own choices; no row: those of the company.
create table notification_settings (
  user_id integer primary key references app_user (id) on delete cascade,
  channels jsonb not null default '{}', -- lists of channels, by the id of the kind
  digest text not null default 'daily' check (digest in ('hourly', 'daily')),
  digested_at timestamptz, -- when the last digest was written
  quiet_from time, -- in the fleet's time zone
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null))
);
-- What holds for the people of a company who have chosen nothing.
create table company_notification_defaults (
  company_id integer primary key references company (id) on delete cascade,
  channels jsonb not null default '{}'
);
