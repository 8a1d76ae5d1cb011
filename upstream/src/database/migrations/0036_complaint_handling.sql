-- What the supplier plans for a complaint: the time of the day it is due, its priority and who handles it. Older versions leave the
-- defaults. What a step has set is part of the history.
alter table complaint
  add column estimation_time time, -- of estimation_date, in the fleet's time zone; null: some time that day
  add column priority smallint not null default 1 check (priority in (0, 1, 2, 3)), -- Low, Normal, High, Urgent
  add column assignee_id integer references app_user (id); -- of the supplier
create index complaint_priority on complaint (priority, id);
create index complaint_assignee on complaint (assignee_id, id);

alter table complaint_history add column value text; -- what the step has set, such as a day or a name

-- A comment that was deleted keeps its place, without its text and photos.
alter table complaint_comment
  add column edited_at timestamptz,
  add column deleted_at timestamptz;
