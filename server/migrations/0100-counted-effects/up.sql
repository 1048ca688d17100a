-- The effects of a proposed setting as they were counted when it was proposed: written once, with the
-- request for the approval of a second person.
create table settings.counted (
  approval uuid primary key,
  counted_at timestamptz not null,
  effects jsonb not null check (jsonb_typeof(effects) = 'array')
);
create trigger counted_stays before update or delete or truncate on settings.counted
  for each statement execute function settings.refuse_change();
