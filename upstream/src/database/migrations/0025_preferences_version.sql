-- Counts the changes of a user's preferences, so that a client can distinguish an older copy from a newer one.
alter table user_preferences add column version integer not null default 1;
