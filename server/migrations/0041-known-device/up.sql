-- Browsers that signed in before, by the keyed hash of the random value in their cookie: other
-- people's wrong guesses do not lock a sign-in from them.
create table accounts.known_device (
  account_id uuid references accounts.account on delete cascade,
  staff_id uuid references accounts.staff on delete cascade,
  owner_id uuid generated always as (coalesce(account_id, staff_id)) stored,
  key bytea not null,
  last_at timestamptz not null,
  primary key (owner_id, key),
  check (num_nonnulls(account_id, staff_id) = 1)
);
create index known_device_last on accounts.known_device (last_at);
