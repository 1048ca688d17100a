-- Bank accounts that members are paid to. Whoever reads a payee's number later reads it here.
create table wallet.bank_account (
  id uuid primary key,
  owner uuid not null,
  version integer not null default 1,
  currency text not null check (currency in ('USD', 'CNY')),
  account_name text not null check (account_name <> ''),
  account_number text not null check (account_number ~ '^[0-9A-Z]{4,34}$'),
  bank_name text not null check (bank_name <> ''),
  branch text not null default '',
  bank_code text not null check (bank_code ~ '^[0-9A-Z]{8,12}$'),
  routing text not null default '' check (routing ~ '^([0-9]{9})?$'),
  street text not null default '',
  town text not null check (town <> ''),
  country text not null check (country ~ '^[A-Z]{2}$'),
  postcode text not null check (postcode <> ''),
  -- The preferred account of its currency.
  is_default boolean not null default false,
  added_at timestamptz not null,
  -- When its payee was added or last changed: it is paid 24 h later, or with a second factor.
  payee_since timestamptz not null,
  removed_at timestamptz,
  check (not (is_default and removed_at is not null)),
  check (currency = 'USD' or bank_code ~ '^[0-9]{12}$')
);
-- One default for each currency, whatever comes at once.
create unique index bank_account_default on wallet.bank_account (owner, currency) where is_default;
-- The same account stands once in a member's list.
create unique index bank_account_once on wallet.bank_account (owner, currency, account_number)
  where removed_at is null;
create index bank_account_owner on wallet.bank_account (owner, added_at desc);
