-- A photo may be loaded by those who see a row that shows it; before any row shows it, by its uploader. Looked up by its path.
alter table loose_photo add column uploaded_by integer references app_user (id) on delete set null;

create index vehicle_photos on vehicle using gin (photos);
create index charging_station_photos on charging_station using gin (photos);
create index complaint_photos on complaint using gin (photos);
create index complaint_comment_photos on complaint_comment using gin (photos);
create index app_user_photo on app_user (photo) where photo is not null;

-- The owner's company when an export was made: it can be downloaded only while its owner still sees the same rows.
-- Without a company it is made again.
alter table export add column company_id integer, add column company_type smallint;
