-- title and description are Indonesian; this has the other languages: {"en": {"title", "description"}}. Null: one text for all.
alter table notification add column translations jsonb;

-- The language of the screen on which a letter was requested; the receiver's preference has priority.
alter table mail_outbox add column language text check (language in ('id', 'en'));
