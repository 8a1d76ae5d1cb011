-- A photo that is removed from a row is loose from then on, like an uploaded one that was never saved: a daily job deletes photos
-- that have been loose for a day and that no row shows.
alter table photo_upload rename to loose_photo;
alter table loose_photo rename column uploaded_at to loose_since;
alter index photo_upload_uploaded rename to loose_photo_since;

-- Argument: the column, which holds one path as text or a list of them as jsonb.
create function photos_taken_off() returns trigger language plpgsql as $$
declare
  shown jsonb := to_jsonb(old) -> tg_argv[0];
  still jsonb := to_jsonb(new) -> tg_argv[0];
begin
  insert into loose_photo (path)
  select distinct path
  from jsonb_array_elements_text(case jsonb_typeof(shown) when 'array' then shown else jsonb_build_array(shown) end) path
  where path is not null and not still ? path
  on conflict (path) do update set loose_since = excluded.loose_since;
  return null;
end
$$;

create trigger photos_taken_off after update of photos on vehicle for each row
  when (old.photos is distinct from new.photos) execute function photos_taken_off('photos');
create trigger photos_taken_off after update of photos on charging_station for each row
  when (old.photos is distinct from new.photos) execute function photos_taken_off('photos');
create trigger photos_taken_off after update of photos on complaint for each row
  when (old.photos is distinct from new.photos) execute function photos_taken_off('photos');
create trigger photos_taken_off after update of photos on complaint_comment for each row
  when (old.photos is distinct from new.photos) execute function photos_taken_off('photos');
create trigger photos_taken_off after update of photo on app_user for each row
  when (old.photo is distinct from new.photo) execute function photos_taken_off('photo');
