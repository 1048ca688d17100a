-- Marks of risk follow from facts at each reading. Kept is only who dismissed one, for which facts
-- and why: written once.
create schema risk;

create table risk.dismissal (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  -- SHA-256 of the facts: a mark with other facts is not dismissed by it.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  reason text not null check (trim(reason) <> ''),
  staff_id uuid not null references accounts.staff,
  staff_name text not null,
  at timestamptz not null,
  unique (account_id, kind, digest)
);

create function risk.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a dismissed mark is written once' using errcode = 'RM001';
end $$;
create trigger fixed before update or delete on risk.dismissal
  for each row execute function risk.refuse_change();
create trigger never_emptied before truncate on risk.dismissal
  for each statement execute function risk.refuse_change();

-- Marks ask whose bank account has a number, and what was paid in under which name.
create index bank_account_number on wallet.bank_account (account_number);
create index settlement_address on onboarding.settlement (lower(trim(company ->> 'address')))
  where trim(company ->> 'address') <> '';
