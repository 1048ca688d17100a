-- A phone is the camera of an inspection or of a parcel for some minutes (decision 0071).
create schema handoffs;

create table handoffs.handoff (
  id uuid primary key,
  -- Digest of the secret in the QR code.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Digest of the key of the one phone that opened it; null until then.
  key_hash bytea unique check (length(key_hash) = 32),
  kind text not null check (kind in ('inspection', 'parcel')),
  record_id uuid not null,
  record_no text not null,
  test text,
  staff_id uuid not null,
  session_id uuid not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  joined_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'inspection') = (test is not null)),
  check ((key_hash is null) = (joined_at is null)),
  check (expires_at > opened_at and expires_at <= opened_at + interval '15 minutes')
);
create unique index handoff_open on handoffs.handoff (staff_id) where ended_at is null;
create index handoff_of_record on handoffs.handoff (staff_id, record_id, opened_at desc);
create index handoff_age on handoffs.handoff (opened_at);

create table handoffs.photo (
  handoff_id uuid not null references handoffs.handoff on delete cascade,
  -- The phone's own name of the photo: what is sent twice is taken once.
  id uuid not null,
  url text not null unique,
  caption text not null check (length(caption) <= 200),
  scale text not null check (length(scale) <= 40),
  at timestamptz not null,
  discarded_at timestamptz,
  primary key (handoff_id, id)
);

-- A hand-off stays with its person, its record and its phone, and one that ended does not begin again.
create function handoffs.keep_handoff() returns trigger language plpgsql as $$
begin
  if (new.id, new.token_hash, new.kind, new.record_id, new.record_no, new.test, new.staff_id,
      new.session_id, new.opened_at, new.expires_at)
    is distinct from (old.id, old.token_hash, old.kind, old.record_id, old.record_no, old.test,
      old.staff_id, old.session_id, old.opened_at, old.expires_at)
    or (old.key_hash is not null and new.key_hash is distinct from old.key_hash)
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'a hand-off of the camera stays as it was opened' using errcode = 'PH001';
  end if;
  return new;
end $$;
create trigger keep_handoff before update on handoffs.handoff
  for each row execute function handoffs.keep_handoff();

-- At most 20 photos by one hand-off, whoever asks at the same time.
create function handoffs.limit_photos() returns trigger language plpgsql as $$
begin
  perform 1 from handoffs.handoff where id = new.handoff_id for update;
  if (select count(*) from handoffs.photo where handoff_id = new.handoff_id) >= 20 then
    raise exception 'a hand-off takes 20 photos' using errcode = 'PH002';
  end if;
  return new;
end $$;
create trigger limit_photos before insert on handoffs.photo
  for each row execute function handoffs.limit_photos();

create trigger told_to_desks after insert or update on handoffs.handoff
  for each row execute function kit.tell_desks('photos');
create trigger told_to_desks after insert or update on handoffs.photo
  for each row execute function kit.tell_desks('photos');

-- What a picture measures by: a length or a magnification, as the author wrote it.
alter table qc.photo add column scale text not null default '' check (length(scale) <= 40);
