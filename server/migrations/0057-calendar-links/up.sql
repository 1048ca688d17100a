-- The secret address of a member's calendar of deadlines: at most one for each account, of which
-- only the hash is stored. Making a new one replaces it, so that the old address stops at once.
create schema documents;

create table documents.calendar_link (
  account uuid primary key,
  sha256 bytea not null unique check (length(sha256) = 32),
  -- The language in which the calendar is written.
  lang text not null check (lang in ('zh', 'en', 'es', 'fr', 'ru')),
  at timestamptz not null
);
