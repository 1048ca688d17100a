-- The mobile number of a settlement: the code that was sent to it, and the number that was verified.
create table onboarding.phone (
  account_id uuid primary key references accounts.account,
  -- In the international form, +8613800138000.
  sent_to text not null,
  -- Null once it was used.
  code_hash bytea,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  verified text,
  verified_at timestamptz,
  check ((verified is null) = (verified_at is null))
);
create index phone_sent on onboarding.phone (sent_to, sent_at);
