-- Settlement of sellers: what they said, where the review stands, and every step that was taken.
create schema onboarding;

create table onboarding.settlement (
  account_id uuid primary key references accounts.account,
  state text not null check (state in ('draft', 'submitted', 'pass', 'rejected')),
  -- Grows with every step; a reviewer decides on the version that they saw.
  version integer not null,
  company jsonb not null,
  -- What must be changed, per field, when rejected.
  changes jsonb not null default '[]',
  submitted_at timestamptz,
  decided_at timestamptz,
  due_at timestamptz,
  updated_at timestamptz not null,
  credit_code text generated always as (company ->> 'creditCode') stored,
  check (state = 'draft' or submitted_at is not null),
  check ((state = 'submitted') = (due_at is not null)),
  check ((state = 'rejected') = (changes <> '[]'))
);
create index settlement_due on onboarding.settlement (due_at) where state = 'submitted';
create index settlement_credit_code on onboarding.settlement (credit_code) where credit_code <> '';

-- What was sent in and what was decided: written once.
create table onboarding.step (
  account_id uuid not null references onboarding.settlement,
  version integer not null,
  event text not null check (event in ('submit', 'pass', 'reject')),
  by_id uuid not null,
  at timestamptz not null,
  company jsonb not null,
  changes jsonb not null,
  primary key (account_id, version)
);
create function onboarding.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a settlement is written once' using errcode = 'ON001';
end $$;
create trigger fixed before update or delete on onboarding.step
  for each row execute function onboarding.refuse_change();
create trigger never_emptied before truncate on onboarding.step
  for each statement execute function onboarding.refuse_change();
