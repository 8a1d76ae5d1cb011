-- An import is kept like a change of many rows, with its report, and can be undone like one.
alter table bulk_change alter column field drop not null; -- null: an import, which writes several fields of a row
alter table bulk_change_row drop constraint bulk_change_row_outcome_check;
alter table bulk_change_row add constraint bulk_change_row_outcome_check
  check (outcome in ('added', 'removed', 'changed', 'unchanged', 'refused'));
