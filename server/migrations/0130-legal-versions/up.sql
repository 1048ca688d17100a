-- Versions of the terms and of the privacy notice, and who accepted them.
create schema legal;

create table legal.draft (
  document text primary key,
  version integer not null check (version > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  saved_by uuid not null,
  saved_name text not null,
  saved_at timestamptz not null
);

create table legal.version (
  id uuid primary key,
  document text not null,
  number integer not null check (number > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  effective_at timestamptz not null,
  reason text not null,
  proposed_by uuid not null,
  proposed_name text not null,
  approved_by uuid not null,
  approved_name text not null,
  approved_at timestamptz not null,
  -- The last account that was told; all of them have been once `told` is true.
  told_up_to uuid,
  told boolean not null default false,
  unique (document, number),
  constraint second_person check (proposed_by <> approved_by),
  check (effective_at > approved_at)
);

create table legal.acceptance (
  account_id uuid not null references accounts.account (id) on delete cascade,
  document text not null,
  number integer not null check (number > 0),
  accepted_at timestamptz not null,
  primary key (account_id, document, number),
  foreign key (document, number) references legal.version (document, number)
);
create index acceptance_version on legal.acceptance (document, number);

-- What members accepted stays as they read it.
create function legal.keep_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.document, new.number, new.texts, new.effective_at, new.reason,
      new.proposed_by, new.proposed_name, new.approved_by, new.approved_name, new.approved_at)
    is distinct from (old.id, old.document, old.number, old.texts, old.effective_at, old.reason,
      old.proposed_by, old.proposed_name, old.approved_by, old.approved_name, old.approved_at) then
    raise exception 'a version stays as it was approved' using errcode = 'LG001';
  end if;
  return new;
end $$;
create trigger keep_version before update or delete on legal.version
  for each row execute function legal.keep_version();

create function legal.keep_acceptance() returns trigger language plpgsql as $$
begin
  raise exception 'an acceptance stays as it was given' using errcode = 'LG001';
end $$;
create trigger keep_acceptance before update on legal.acceptance
  for each row execute function legal.keep_acceptance();

-- A session that waits for its holder to accept the terms makes no other call.
alter table accounts.session add column terms_pending boolean not null default false;

create trigger told_to_desks after insert or update or delete on legal.draft
  for each row execute function kit.tell_desks('content');
create trigger told_to_desks after insert on legal.version
  for each row execute function kit.tell_desks('content');
create trigger told_to_desks after insert or update on content.blacklist_entry
  for each row execute function kit.tell_desks('content');
create trigger told_to_desks after insert on content.page_revision
  for each row execute function kit.tell_desks('content');
