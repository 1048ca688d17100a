-- Lots that passed and are kept as known-good references of their parts (decision 0128).
create table qc.golden_sample (
  id uuid primary key,
  inspection_id uuid not null references qc.inspection (id),
  version integer not null default 1 check (version > 0),
  place text not null check (place <> ''),
  note text not null default '',
  added_by text not null,
  added_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_by is null)),
  check ((removed_at is null) = (removed_reason is null))
);
create unique index golden_sample_kept on qc.golden_sample (inspection_id) where removed_at is null;
