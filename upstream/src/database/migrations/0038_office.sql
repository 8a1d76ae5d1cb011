-- Where people work and who they report to, as the account page shows it.
alter table app_user add column office text, add column report_to text;
-- Lists sorted by them.
create index app_user_office on app_user (office, id);
create index app_user_report_to on app_user (report_to, id);
