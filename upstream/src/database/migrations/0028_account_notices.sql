-- Letters about an account: that sign-in was locked, and (to the old address) that the e-mail address was changed.
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('welcome', 'reset', 'locked', 'email_changed'));
-- The account that a letter is about, where its address is no longer that of the account.
alter table mail_outbox add column user_id integer references app_user (id) on delete cascade;
-- No API token is valid for more than a year from now on.
update api_token set expires_date = current_date + 365 where expires_date > current_date + 365;
