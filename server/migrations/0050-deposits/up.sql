-- Integrity deposits of sellers: 10,000 CNY each, transferred to the provider's bank account, paid
-- back to the account that they came from (domain section 9). The money itself is in the ledger.
create schema deposits;

create table deposits.deposit (
  id uuid primary key,
  no text not null unique,
  seller uuid not null,
  version integer not null default 1,
  state text not null default 'announced'
    check (state in ('announced', 'held', 'returning', 'returned', 'failed')),
  since timestamptz not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  account_name text not null,
  account_number text not null,
  bank_name text not null,
  bank_code text not null,
  proof text not null,
  confirmed_at timestamptz,
  -- The bank's references of the transfer that came in and of the one that went back.
  received_reference text not null default '',
  returned_reference text not null default '',
  return_reason text not null default '',
  -- Why finance did not find it, or does not pay it back now.
  decision_reason text not null default '',
  decided_by uuid,
  check ((state in ('held', 'returning', 'returned')) = (received_reference <> '')),
  check ((state = 'returned') = (returned_reference <> '')),
  check (state <> 'failed' or decision_reason <> '')
);
-- A seller has one deposit at a time.
create unique index deposit_of_seller on deposits.deposit (seller)
  where state in ('announced', 'held', 'returning');
create unique index deposit_received on deposits.deposit (received_reference)
  where received_reference <> '';
create unique index deposit_returned on deposits.deposit (returned_reference)
  where returned_reference <> '';
create index deposit_listed on deposits.deposit (state, since);

create function deposits.keep_ended() returns trigger language plpgsql as $$
begin
  if old.state in ('returned', 'failed') or (new.id, new.no, new.seller, new.amount, new.account_name,
      new.account_number, new.bank_name, new.bank_code, new.proof) is distinct from (old.id, old.no,
      old.seller, old.amount, old.account_name, old.account_number, old.bank_name, old.bank_code,
      old.proof) then
    raise exception 'a deposit that has ended stays as it is' using errcode = 'DP001';
  end if;
  return new;
end $$;
create trigger keep_ended before update on deposits.deposit
  for each row execute function deposits.keep_ended();

create trigger told_to_desks after insert or update on deposits.deposit
  for each row execute function kit.tell_desks('deposits');
