-- A user type belongs to the company that created it; null: to the platform, which shares it with all companies of the type.
alter table user_type add column company_id integer references company (id);

-- Types created by staff of a company belong to that company, unless people of another one have them.
update user_type ut set company_id = maker.company_id
from app_user maker join company c on c.id = maker.company_id
where maker.id = ut.created_by and c.company_type <> 1 and c.company_type = ut.company_type
  and not exists (select 1 from app_user u where u.user_type_id = ut.id and u.company_id <> maker.company_id);

-- The name is unique within its owner.
drop index user_type_name_key;
create unique index user_type_name_key on user_type (company_type, coalesce(company_id, 0), lower(name));
create index user_type_company on user_type (company_id);
