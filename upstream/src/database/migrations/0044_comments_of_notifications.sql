-- The comment whose text a notification repeats: the two are changed together.
alter table notification add column comment_id integer references complaint_comment (id) on delete set null;
create index notification_comment on notification (comment_id) where comment_id is not null;
