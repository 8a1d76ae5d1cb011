-- Notifies the data APIs, which cache for a moment what callers may do, of each change that decides on it. New sessions, tokens, users,
-- companies and user types change it for no caller that there is already, nor does a noted use of a session or a token.
create function access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$$;

create trigger access_ended after delete on user_session for each row execute function access_changed();
-- A use moves last_used_at forward. Backward, the session may be over.
create trigger access_changed after update on user_session for each row
  when (new.last_used_at < old.last_used_at
    or (new.token_hash, new.user_id, new.expires_at) is distinct from (old.token_hash, old.user_id, old.expires_at))
  execute function access_changed();

create trigger access_ended after delete on api_token for each row execute function access_changed();
create trigger access_changed after update on api_token for each row
  when ((new.token_hash, new.user_id, new.read_only, new.expires_date, new.revoked_at)
    is distinct from (old.token_hash, old.user_id, old.read_only, old.expires_date, old.revoked_at))
  execute function access_changed();

create trigger access_ended after delete on app_user for each row execute function access_changed();
create trigger access_changed after update on app_user for each row
  when ((new.name, new.company_id, new.user_type_id, new.is_active)
    is distinct from (old.name, old.company_id, old.user_type_id, old.is_active))
  execute function access_changed();

create trigger access_changed after update on company for each row
  when ((new.company_type, new.is_active, new.end_date) is distinct from (old.company_type, old.is_active, old.end_date))
  execute function access_changed();

create trigger access_changed after update on user_type for each row
  when ((new.company_type, new.is_admin, new.is_active)
    is distinct from (old.company_type, old.is_admin, old.is_active))
  execute function access_changed();

create trigger access_changed after insert or update or delete on user_type_menu
  for each row execute function access_changed();

create trigger access_granted after insert or delete on menu for each row execute function access_changed();
create trigger access_changed after update on menu for each row
  when ((new.code, new.path, new.is_available) is distinct from (old.code, old.path, old.is_available))
  execute function access_changed();

-- The language of a caller.
create trigger access_language after insert or delete on user_preferences
  for each row execute function access_changed();
create trigger access_changed after update on user_preferences for each row
  when (new.document -> 'appearance' -> 'language' is distinct from old.document -> 'appearance' -> 'language')
  execute function access_changed();
