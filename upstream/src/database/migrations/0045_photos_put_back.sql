-- A photo that is taken off a row belongs to the person who took it off, who may put it back: it may have been uploaded by somebody else,
-- or so long ago that its upload is forgotten. A comment does not name the person; there it stays its uploader's.
create or replace function photos_taken_off() returns trigger language plpgsql as $$
declare
  shown jsonb := to_jsonb(old) -> tg_argv[0];
  still jsonb := to_jsonb(new) -> tg_argv[0];
begin
  insert into loose_photo as loose (path, uploaded_by)
  select distinct path, (select id from app_user where id = (to_jsonb(new) ->> 'updated_by')::integer)
  from jsonb_array_elements_text(case jsonb_typeof(shown) when 'array' then shown else jsonb_build_array(shown) end) path
  where path is not null and not still ? path
  on conflict (path) do update set
    loose_since = excluded.loose_since, uploaded_by = coalesce(excluded.uploaded_by, loose.uploaded_by);
  return null;
end
$$;
