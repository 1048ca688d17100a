-- Second factors of members and staff. An owner is an account or a member of staff.
create table accounts.totp (
  account_id uuid references accounts.account on delete cascade,
  staff_id uuid references accounts.staff on delete cascade,
  owner_id uuid generated always as (coalesce(account_id, staff_id)) stored primary key,
  -- Encrypted: the secret in use, and the one being enrolled.
  secret bytea,
  pending bytea,
  -- The last time step whose code was accepted; a step is accepted once.
  last_step bigint not null default 0,
  enrolled_at timestamptz,
  check (num_nonnulls(account_id, staff_id) = 1),
  check ((secret is null) = (enrolled_at is null))
);

insert into accounts.totp (staff_id, secret, pending, last_step, enrolled_at)
select id, totp_secret, totp_pending, totp_step,
       case when totp_secret is not null then created_at end
from accounts.staff
where totp_secret is not null or totp_pending is not null;

alter table accounts.staff
  drop column totp_secret, drop column totp_pending, drop column totp_step;

create table accounts.passkey (
  id uuid primary key,
  account_id uuid references accounts.account on delete cascade,
  staff_id uuid references accounts.staff on delete cascade,
  owner_id uuid generated always as (coalesce(account_id, staff_id)) stored,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(account_id, staff_id) = 1)
);
create index passkey_owner on accounts.passkey (owner_id);

-- Recovery codes: keyed hashes, each used once.
create table accounts.recovery_code (
  account_id uuid references accounts.account on delete cascade,
  staff_id uuid references accounts.staff on delete cascade,
  owner_id uuid generated always as (coalesce(account_id, staff_id)) stored,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (owner_id, code_hash),
  check (num_nonnulls(account_id, staff_id) = 1)
);

-- A member's session without its second factor can do nothing but provide it.
alter table accounts.session rename column totp_done to factor_done;
update accounts.session set factor_done = true where account_id is not null;
-- When a code mailed to the account's address was last entered in the session.
alter table accounts.session add column mail_proven_at timestamptz;

-- The challenge that a passkey of a session signs next. The signed bytes are derived from the nonce
-- and from the text of the act.
create table accounts.passkey_challenge (
  session_id uuid primary key references accounts.session on delete cascade,
  nonce bytea not null check (length(nonce) = 32),
  expires_at timestamptz not null
);
