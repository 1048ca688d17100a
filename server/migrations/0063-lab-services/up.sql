-- The catalogue of the lab as the content desk publishes it, over the one that comes with the
-- product. Revisions are only added; a draft is replaced until it is published or discarded.
create table qc.service_revision (
  slug text not null check (slug <> ''),
  number integer not null check (number > 0),
  content jsonb not null,
  author uuid not null,
  author_name text not null,
  published_at timestamptz not null,
  primary key (slug, number)
);
create function qc.service_revision_stays() returns trigger language plpgsql as $$
begin
  raise exception 'revisions of a service are only added' using errcode = 'QC004';
end $$;
create trigger fixed before update or delete on qc.service_revision
  for each row execute function qc.service_revision_stays();
create trigger never_emptied before truncate on qc.service_revision
  for each statement execute function qc.service_revision_stays();

create table qc.service_draft (
  slug text primary key check (slug <> ''),
  version integer not null default 1,
  content jsonb not null,
  author uuid not null,
  author_name text not null,
  saved_at timestamptz not null
);

-- The price of each test when the order was placed, in cents of USD: a later price changes nothing.
alter table orders."order" add column test_prices jsonb not null default '{}';

insert into qc.equipment (id, name, calibrated_on, due_on, tests) values
  ('AM-1', 'Acoustic microscope 15 to 230 MHz', '2026-08-17', '2027-08-17', '{acousticScanning}'),
  ('DM-1', 'Memory test system', '2026-09-14', '2027-09-14', '{ddrMemory}'),
  ('LC-1', 'Precision LCR meter', '2026-10-05', '2027-10-05', '{mlcc}'),
  ('JT-1', 'Boundary scan controller', '2026-09-14', '2027-09-14', '{boundaryScan}'),
  ('CT-1', 'Curve tracer', '2026-10-05', '2027-10-05', '{transistor}'),
  ('PG-1', 'Universal programmer', '2026-09-21', '2027-09-21', '{programming}'),
  ('ES-1', 'Climatic and shock chamber', '2026-07-20', '2027-07-20', '{reliability}')
on conflict (id) do nothing;

-- A revision without a retest is a further report of the same inspection.
alter table qc.report drop constraint report_inspection_id_key;
create index report_inspection on qc.report (inspection_id, revision);

-- Limits that a measurement is filled in with, by test and package; an empty package serves all.
create table qc.limit_template (
  id uuid primary key,
  test text not null check (test <> ''),
  package text not null default '',
  name text not null check (name <> ''),
  unit text not null default '',
  min text not null default '',
  max text not null default '',
  version integer not null default 1,
  changed_name text not null,
  changed_at timestamptz not null,
  unique (test, package, name)
);

-- A value outside its limits that a second person accepted, for the value that was named alone.
create table qc.deviation (
  id uuid primary key,
  inspection_id uuid not null references qc.inspection (id),
  test text not null,
  name text not null,
  value text not null,
  min text not null,
  max text not null,
  reason text not null check (reason <> ''),
  requested_name text not null,
  approved_name text not null check (approved_name <> requested_name),
  approved_at timestamptz not null,
  unique (inspection_id, test, name, value, min, max)
);

-- What did not conform when a lot was rejected: cause and remedy by the lab, closed by two people.
create table qc.nonconformity (
  id uuid primary key,
  no text not null unique,
  state text not null check (state in ('open', 'assessed', 'closed')),
  version integer not null default 1,
  inspection_id uuid not null references qc.inspection (id),
  report_no text not null unique,
  order_id uuid not null,
  order_no text not null,
  lot_no text not null,
  mpn text not null,
  manufacturer text not null,
  verdict text not null check (verdict in ('fail', 'suspect')),
  -- Tests that found it, with their failed pieces.
  findings jsonb not null,
  opened_at timestamptz not null,
  cause text not null default '',
  correction text not null default '',
  prevention text not null default '',
  assessed_by uuid,
  assessed_name text,
  assessed_at timestamptz,
  closed_by uuid,
  closed_name text,
  closed_at timestamptz,
  reopen_reason text,
  check (state = 'open' or (assessed_by is not null and cause <> '' and correction <> '')),
  check ((state = 'closed') = (closed_by is not null)),
  constraint closed_by_second check (closed_by is null or closed_by <> assessed_by)
);
create index nonconformity_order on qc.nonconformity (order_id);
create index nonconformity_open on qc.nonconformity (opened_at) where state <> 'closed';
