-- title and description are Indonesian; the other languages are here: {"en": {"title", "description"}}. Null: as they are, in every language.
alter table notification add column translations jsonb;

-- The language of the screen on which a letter was asked for; the receiver's own preference comes before it.
alter table mail_outbox add column language text check (language in ('id', 'en'));
