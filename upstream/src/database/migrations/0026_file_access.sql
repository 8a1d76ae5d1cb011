-- Who may load a photo: whoever sees a row that shows it, looked up by its path; before any row shows it, its uploader.
alter table loose_photo add column uploaded_by integer references app_user (id) on delete set null;

create index vehicle_photos on vehicle using gin (photos);
create index charging_station_photos on charging_station using gin (photos);
create index complaint_photos on complaint using gin (photos);
create index complaint_comment_photos on complaint_comment using gin (photos);
create index app_user_photo on app_user (photo) where photo is not null;

-- For whom an export was made: it is downloaded only while its owner still sees the same rows. Without them it is made again.
alter table export add column company_id integer, add column company_type smallint;
