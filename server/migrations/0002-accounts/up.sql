-- Accounts of buyers and sellers, staff of the provider, their sessions and what guards sign-in.
create schema accounts;

create table accounts.account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  username text check (username <> ''),
  firstname text not null default '',
  lastname text not null default '',
  avatar text not null default '',
  company text not null default '',
  -- Country code in upper case; empty until the information is completed.
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  lang text not null check (lang in ('zh', 'en', 'es', 'fr', 'ru')),
  -- Chosen once, when the information is completed.
  identity text check (identity in ('buyer', 'seller')),
  password_hash text,
  seller_state text check (seller_state in ('draft', 'submitted', 'pass', 'rejected')),
  -- How much of the settlement's required fields is filled, 0 to 1.
  seller_share numeric(4, 3) not null default 0 check (seller_share between 0 and 1),
  know_set_not_urgent smallint not null default 0 check (know_set_not_urgent in (0, 1)),
  know_refuse_quote smallint not null default 0 check (know_refuse_quote in (0, 1)),
  know_close_inquiry smallint not null default 0 check (know_close_inquiry in (0, 1)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((seller_state is not null) = (identity is not distinct from 'seller'))
);
create unique index account_username on accounts.account (lower(username));

create function accounts.keep_identity() returns trigger language plpgsql as $$
begin
  raise exception 'an identity is chosen once' using errcode = 'AC001';
end $$;
create trigger keep_identity before update of identity on accounts.account
  for each row when (old.identity is not null and new.identity is distinct from old.identity)
  execute function accounts.keep_identity();

create table accounts.staff (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  lang text not null default 'zh' check (lang in ('zh', 'en', 'es', 'fr', 'ru')),
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['support', 'warehouse', 'qc', 'finance', 'content', 'admin']
  ),
  password_hash text not null,
  -- Secrets of the second factor, encrypted: the one in use, and the one being enrolled.
  totp_secret bytea,
  totp_pending bytea,
  -- The last time step whose code was taken; the same step is never taken twice.
  totp_step bigint not null default 0,
  active boolean not null default true,
  created_at timestamptz not null
);

-- A session of one account or of one member of staff; only the hash of its token is kept.
create table accounts.session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  account_id uuid references accounts.account on delete cascade,
  staff_id uuid references accounts.staff on delete cascade,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  agent text not null,
  address text not null,
  totp_done boolean not null default false,
  check (num_nonnulls(account_id, staff_id) = 1)
);
create index session_account on accounts.session (account_id) where account_id is not null;
create index session_staff on accounts.session (staff_id) where staff_id is not null;
create index session_expires on accounts.session (expires_at);

-- The last code that was sent to an address, whether or not it has an account.
create table accounts.code (
  email text not null,
  purpose text not null,
  -- Keyed hash of address, purpose and code; null once the code was used.
  code_hash bytea,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- Codes sent in the running hour, so that nobody's mailbox can be flooded.
  hour_started_at timestamptz not null,
  hour_sent integer not null,
  primary key (email, purpose)
);

-- Failed attempts by a key (what was typed and from where, hashed), and until when it is locked.
create table accounts.attempt (
  key bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_last on accounts.attempt (last_at);
