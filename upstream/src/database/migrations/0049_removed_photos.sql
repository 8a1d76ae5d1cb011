-- A photo is deleted by a task of its own, after the transaction in which it was forgotten.
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check
  check (kind in ('event', 'mail', 'export', 'bulk', 'job', 'push', 'photo'));
