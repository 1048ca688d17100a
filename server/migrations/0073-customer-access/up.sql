-- Staff look at an account as its customer, or at private data of it: who, when and why.

-- A session by which staff look at an account belongs to the account, writes nothing, and ends with
-- the staff's own session.
alter table accounts.session
  add column viewer_id uuid references accounts.staff on delete cascade,
  add column viewer_session uuid references accounts.session on delete cascade,
  add constraint viewer_is_whole check ((viewer_id is null) = (viewer_session is null)),
  add constraint viewer_of_member check (viewer_id is null or account_id is not null);
create index session_viewer on accounts.session (viewer_session) where viewer_session is not null;

create schema access;
create table access.entry (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  staff_id uuid not null references accounts.staff,
  staff_name text not null,
  kind text not null check (kind in ('view', 'bankAccounts', 'documents', 'contacts')),
  reason text not null check (trim(reason) <> ''),
  at timestamptz not null,
  -- Until when a look lasts at most; null for private data, which is shown once.
  until timestamptz,
  ended_at timestamptz,
  -- The session of a look. It may be gone already.
  session_id uuid,
  check ((kind = 'view') = (until is not null)),
  check ((kind = 'view') = (session_id is not null)),
  check (ended_at is null or until is not null)
);
create index entry_account on access.entry (account_id, at desc);
-- One look at a time for each member of staff.
create unique index entry_open on access.entry (staff_id) where until is not null and ended_at is null;

create function access.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null and new.ended_at is not null
    and to_jsonb(new) - 'ended_at' = to_jsonb(old) - 'ended_at' then
    return new;
  end if;
  raise exception 'who looked at an account is written once' using errcode = 'CA001';
end $$;
create trigger fixed before update or delete on access.entry
  for each row execute function access.refuse_change();
create trigger never_emptied before truncate on access.entry
  for each statement execute function access.refuse_change();
