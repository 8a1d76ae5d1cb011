-- Lists of 10,000 people, sorted, filtered and searched.
create index app_user_email on app_user (email, id);
create index app_user_address on app_user (address, id);
create index app_user_phone on app_user (phone, id);
create index app_user_username on app_user (username, id);
create index app_user_active on app_user (is_active, id);
create index app_user_created on app_user (created_at, id);
create index app_user_updated on app_user (updated_at, id);
create index app_user_created_by on app_user (created_by, id);
create index app_user_updated_by on app_user (updated_by, id);
drop index app_user_company;
create index app_user_company on app_user (company_id, id);
drop index app_user_type;
create index app_user_type on app_user (user_type_id, id);
create index app_user_name_trgm on app_user using gin (name gin_trgm_ops);
create index app_user_email_trgm on app_user using gin (email gin_trgm_ops);
create index app_user_address_trgm on app_user using gin (address gin_trgm_ops);
