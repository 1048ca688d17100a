-- Inspection of lots, and the reports that the lab signs (domain section 8).
create schema qc;

-- Instruments of the lab. A result keeps the calibration date of its day, not a pointer to this one.
create table qc.equipment (
  id text primary key check (length(id) between 1 and 40),
  name text not null,
  calibrated_on date not null,
  due_on date not null,
  check (due_on > calibrated_on)
);

insert into qc.equipment (id, name, calibrated_on, due_on) values
  ('SM-4', 'Stereo microscope 7-45x', '2026-03-16', '2027-03-16'),
  ('MM-2', 'Metallurgical microscope 50-1000x', '2026-03-16', '2027-03-16'),
  ('XR-2', 'X-ray cabinet 130 kV', '2026-11-03', '2027-05-03'),
  ('XF-1', 'XRF spectrometer', '2026-08-24', '2027-08-24'),
  ('SE-1', 'Scanning electron microscope with EDS', '2026-06-08', '2027-06-08'),
  ('DC-1', 'Acid decapsulator', '2026-05-11', '2027-05-11'),
  ('CH-1', 'Fume hood with solvent bench', '2026-01-12', '2027-01-12'),
  ('TE-1', 'Parametric test system', '2026-09-14', '2027-09-14'),
  ('TE-3', 'Functional test system', '2026-09-14', '2027-09-14'),
  ('SD-1', 'Solderability tester, dip and look', '2026-04-20', '2027-04-20'),
  ('TC-1', 'Thermal cycling chamber -65 to 150 C', '2026-07-06', '2027-07-06'),
  ('BI-1', 'Burn-in oven 125 C', '2026-07-06', '2027-07-06'),
  ('BA-2', 'Balance 0.01 g', '2026-10-12', '2027-10-12');

create table qc.inspection (
  id uuid primary key,
  no text not null unique,
  order_id uuid not null,
  order_no text not null,
  line_id uuid not null,
  lot_id uuid not null,
  lot_no text not null,
  -- Which inspection of the lot this is: a retest is the next round, its report the next revision.
  round integer not null check (round >= 1),
  state text not null check (state in ('testing', 'stopped', 'review', 'issued')),
  version integer not null default 1,
  client text not null,
  mpn text not null,
  manufacturer text not null,
  declared_condition text not null,
  goods_type text not null,
  date_code text not null,
  lot_code text not null,
  pieces integer not null check (pieces > 0),
  pieces_ordered integer not null check (pieces_ordered >= 0),
  received_at timestamptz not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  grade text check (grade in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  verdict text check (verdict in ('pass', 'conditional', 'suspect', 'fail')),
  conclusion text not null default '',
  not_covered text not null default '',
  deviations text not null default '',
  author uuid,
  author_name text,
  reviewer uuid,
  reviewer_name text,
  stopped_by text,
  resume_reason text,
  sent_back_note text,
  concluded_at timestamptz,
  unique (lot_id, round),
  -- The author never reviews, whoever writes.
  constraint author_is_not_reviewer check (author is distinct from reviewer or reviewer is null),
  check (state not in ('review', 'issued') or (verdict is not null and author is not null)),
  check (state <> 'issued' or reviewer is not null)
);
create index inspection_order on qc.inspection (order_id);
create index inspection_open on qc.inspection (due_at) where state <> 'issued';

create table qc.test (
  inspection_id uuid not null references qc.inspection (id),
  test text not null,
  position integer not null,
  level text not null,
  destructive boolean not null,
  planned integer not null check (planned >= 0),
  size_reason text,
  sampled integer not null default 0 check (sampled >= 0),
  passed integer not null default 0 check (passed >= 0),
  failed integer not null default 0 check (failed >= 0),
  outcome text check (outcome in ('pass', 'fail', 'suspect', 'inconclusive')),
  -- Pieces that this test has taken from the lot for good, over all of its recordings.
  consumed integer not null default 0 check (consumed >= 0),
  method text not null default '',
  measurements jsonb not null default '[]',
  equipment text,
  calibrated_on date,
  note text not null default '',
  inspector uuid,
  inspector_name text,
  at timestamptz,
  primary key (inspection_id, test),
  check (passed + failed <= sampled),
  check (destructive or consumed = 0)
);

create table qc.photo (
  inspection_id uuid not null,
  test text not null,
  position integer not null,
  url text not null,
  caption text not null,
  bad boolean not null,
  reference boolean not null,
  sha256 bytea not null check (length(sha256) = 32),
  primary key (inspection_id, test, position),
  foreign key (inspection_id, test) references qc.test (inspection_id, test)
);

create table qc.report (
  no text primary key,
  code text not null unique check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$'),
  inspection_id uuid not null unique references qc.inspection (id),
  order_id uuid not null,
  line_id uuid not null,
  lot_id uuid not null,
  revision integer not null check (revision >= 1),
  -- What was signed, byte by byte: the canonical JSON of the report.
  canonical text not null,
  sha256 bytea not null check (length(sha256) = 32),
  signature bytea not null check (length(signature) = 64),
  issued_at timestamptz not null,
  superseded_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  unique (lot_id, revision),
  check ((revoked_at is null) = (revoked_reason is null))
);
create index report_order on qc.report (order_id);

-- A report is superseded or revoked once; everything else of it stays as it was signed.
create function qc.report_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - '{superseded_at,revoked_at,revoked_reason}'::text[])
      = (to_jsonb(old) - '{superseded_at,revoked_at,revoked_reason}'::text[])
    and (old.superseded_at is null or new.superseded_at = old.superseded_at)
    and (old.revoked_at is null
      or (new.revoked_at = old.revoked_at and new.revoked_reason = old.revoked_reason))
  then
    return new;
  end if;
  raise exception 'a signed report stays as it is' using errcode = 'QC001';
end $$;
create trigger report_stays before update or delete on qc.report
  for each row execute function qc.report_stays();
create trigger report_no_truncate before truncate on qc.report
  for each statement execute function qc.report_stays();

-- What an issued report was made of stays with it.
create function qc.issued_stays() returns trigger language plpgsql as $$
declare
  held uuid;
begin
  if tg_table_name = 'inspection' then
    held := old.id;
    if old.state <> 'issued' then
      return case when tg_op = 'DELETE' then old else new end;
    end if;
  else
    held := case when tg_op = 'INSERT' then new.inspection_id else old.inspection_id end;
    if not exists (select 1 from qc.inspection where id = held and state = 'issued') then
      return case when tg_op = 'DELETE' then old else new end;
    end if;
  end if;
  raise exception 'inspection % is issued', held using errcode = 'QC002';
end $$;
create trigger issued_stays before update or delete on qc.inspection
  for each row execute function qc.issued_stays();
create trigger issued_stays before insert or update or delete on qc.test
  for each row execute function qc.issued_stays();
create trigger issued_stays before insert or update or delete on qc.photo
  for each row execute function qc.issued_stays();
