-- Who of the staff has which record open, told by a beat every few seconds. Shared by all processes;
-- unlogged, for it is worth nothing after a crash.
create unlogged table operator.reader (
  staff_id uuid not null,
  staff_name text not null,
  record text not null,
  ref text not null,
  beat_at timestamptz not null,
  primary key (staff_id, record, ref)
);
create index reader_beat on operator.reader (beat_at);
