-- Photos that are used twice: fingerprints of pictures, the evidence that others are compared with,
-- and what was found in the lab and in the memory of fakes.
create table files.fingerprint (
  file_id uuid primary key references files.file on delete cascade,
  -- A square of 96 by 96 gray levels.
  gray bytea not null check (length(gray) = 9216),
  -- The hash of the picture's middle.
  hash bigint not null,
  -- Hashes of originals that this picture may be a crop of.
  probes bigint[] not null check (cardinality(probes) > 0)
);

-- Photos of tests: one hash for each, found by any of its four quarters.
create table files.evidence (
  file_id uuid primary key references files.fingerprint on delete cascade,
  hash bigint not null
);
create index evidence_first on files.evidence ((((hash >> 48) & 65535)::integer));
create index evidence_second on files.evidence ((((hash >> 32) & 65535)::integer));
create index evidence_third on files.evidence ((((hash >> 16) & 65535)::integer));
create index evidence_fourth on files.evidence (((hash & 65535)::integer));

-- Evidence without a fingerprint, such as all that was uploaded before.
create table files.unread_picture (
  file_id uuid primary key references files.file on delete cascade,
  tries integer not null default 0
);
insert into files.unread_picture (file_id)
  select distinct f.id from qc.photo p join files.file f on p.url = '/files/' || f.id
  where not p.reference;

-- A photo of a test that is a copy of a photo of another lot.
create table qc.repeated_photo (
  id uuid primary key,
  inspection_id uuid not null references qc.inspection,
  test text not null,
  url text not null,
  other_inspection_id uuid not null references qc.inspection,
  other_test text not null,
  other_url text not null,
  likeness integer not null check (likeness between 1 and 100),
  found_at timestamptz not null,
  -- Why the author keeps it all the same; empty until then.
  reason text not null default '',
  reason_by text not null default '',
  reason_at timestamptz,
  unique (inspection_id, test, url, other_inspection_id, other_url),
  check (inspection_id <> other_inspection_id),
  check ((reason = '') = (reason_at is null))
);
create index photo_of_url on qc.photo (url);

alter table fakes.hit add column photos jsonb not null default '[]';
