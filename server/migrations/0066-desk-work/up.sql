-- Who of the staff works on which record: a claim that expires, notes that only staff read, and
-- filters of queues that somebody saved. A record is named by its kind and the number people see.
create table operator.claim (
  record text not null,
  ref text not null check (ref <> ''),
  staff_id uuid not null,
  staff_name text not null,
  claimed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > claimed_at),
  primary key (record, ref)
);
create index claim_staff on operator.claim (staff_id);

create table operator.note (
  id uuid primary key,
  record text not null,
  ref text not null check (ref <> ''),
  kind text not null check (kind in ('note', 'takeOver', 'handOver')),
  -- The page that the record is worked on, for who gets it by a hand-over.
  link text not null,
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  text text not null,
  to_id uuid,
  to_name text not null default '',
  seen_at timestamptz,
  check (kind <> 'note' or text <> ''),
  check (kind <> 'handOver' or (to_id is not null and text <> ''))
);
create index note_record on operator.note (record, ref, at);
create index note_unseen on operator.note (to_id, at) where to_id is not null and seen_at is null;

create function operator.keep_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.record, new.ref, new.kind, new.staff_id, new.at, new.text,
      new.to_id) is distinct from (old.id, old.record, old.ref, old.kind, old.staff_id, old.at,
      old.text, old.to_id) then
    raise exception 'a note of staff stays as it is' using errcode = 'OP001';
  end if;
  return new;
end $$;
create trigger keep_note before update or delete on operator.note
  for each row execute function operator.keep_note();

create table operator.saved_view (
  id uuid primary key,
  staff_id uuid not null,
  name text not null check (name <> ''),
  filter jsonb not null,
  unique (staff_id, name)
);

create trigger told_to_desks after insert or update or delete on operator.claim
  for each row execute function kit.tell_desks('work');
create trigger told_to_desks after insert or update on operator.note
  for each row execute function kit.tell_desks('work');

-- Where the audit log stood at the end of each day (GMT+8): a chain that was rewritten as a whole
-- does not lead through the roots of former days.
create table operator.audit_root (
  day date primary key,
  seq bigint not null check (seq >= 0),
  hash bytea not null check (length(hash) = 32),
  at timestamptz not null
);
create trigger fixed before update or delete on operator.audit_root
  for each row execute function operator.refuse_change();
create trigger never_emptied before truncate on operator.audit_root
  for each statement execute function operator.refuse_change();
create index audit_staff on operator.audit (staff_id, seq desc);
create index audit_kind on operator.audit (on_kind, seq desc);
create index audit_at on operator.audit (at);
