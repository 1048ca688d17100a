-- What every slice stands on: replies kept for honest repeats, and the numbers that people see.
create schema kit;

-- The reply of an act, kept under the caller and the key that the client chose. The row is written
-- in the act's own transaction: two equal requests at once wait for each other here.
create table kit.kept_reply (
  scope uuid not null,
  key text not null check (length(key) between 8 and 100),
  path text not null,
  input_hash bytea not null,
  reply jsonb,
  at timestamptz not null,
  primary key (scope, key)
);
create index kept_reply_at on kit.kept_reply (at);

-- Numbers that were given out: a draw per kind and day, so that a number does not tell the volume.
create table kit.number (
  prefix text not null,
  day date not null,
  draw integer not null,
  primary key (prefix, day, draw)
);
