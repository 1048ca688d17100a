-- When the holder of a session last proved who they are: by signing in, or by the password again.
alter table accounts.session add column proven_at timestamptz;
update accounts.session set proven_at = created_at;
alter table accounts.session alter column proven_at set not null;

-- Devices that have signed in to an account: a sign-in from another one is told by e-mail.
create table accounts.device (
  account_id uuid not null references accounts.account on delete cascade,
  -- Keyed hash of browser, system and network.
  key bytea not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, key)
);
create index device_last on accounts.device (last_at);
