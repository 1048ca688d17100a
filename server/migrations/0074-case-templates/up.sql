-- Answers that support prepares for cases, in the five languages.
create table cases.template (
  id uuid primary key,
  name text not null check (trim(name) <> ''),
  -- The kind of cases that it is for; null for all.
  kind text check (kind in ('legal', 'complaint', 'feedback')),
  -- What the answer does with the case.
  act text not null check (act in ('answer', 'askBack', 'end')),
  texts jsonb not null check (texts ?& array['zh', 'en', 'es', 'fr', 'ru']),
  version integer not null check (version > 0),
  used integer not null default 0,
  used_at timestamptz,
  changed_by text not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create unique index template_name on cases.template (lower(name)) where removed_at is null;
