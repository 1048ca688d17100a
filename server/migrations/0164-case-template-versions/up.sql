-- Every version of an answer template: who wrote it, when, and what it said.
create table cases.template_version (
  template_id uuid not null references cases.template (id),
  version integer not null check (version > 0),
  name text not null,
  kind text check (kind in ('legal', 'complaint', 'feedback')),
  act text not null check (act in ('answer', 'askBack', 'end')),
  texts jsonb not null check (texts ?& array['zh', 'en', 'es', 'fr', 'ru']),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (template_id, version)
);
create trigger fixed before update or delete on cases.template_version
  for each row execute function cases.refuse_change();
create trigger never_emptied before truncate on cases.template_version
  for each statement execute function cases.refuse_change();

-- Versions before this migration stand in the audit log alone; the newest of each is taken over.
insert into cases.template_version
  (template_id, version, name, kind, act, texts, changed_by, changed_at)
select id, version, name, kind, act, texts, changed_by, changed_at from cases.template;
