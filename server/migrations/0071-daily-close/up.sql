-- The daily close (domain section 7): a record of each day, the chain of transfers, and the tree of
-- balances by which members check that they are counted.

-- Transfers in a row, each with the hash over itself and the one before. Written by the close, not when
-- money moves: a chain that every transfer waited for would let one move at a time.
create table wallet.transfer_link (
  nth bigint primary key check (nth > 0),
  transfer uuid not null unique,
  hash bytea not null check (length(hash) = 32)
);
-- Where the chain stood at each close.
create table wallet.transfer_chain (
  day date primary key,
  made_at timestamptz not null,
  upto_nth bigint not null,
  head bytea not null check (length(head) = 32)
);
create trigger link_stays before update or delete or truncate on wallet.transfer_link
  for each statement execute function wallet.refuse_change();
create trigger chain_stays before update or delete or truncate on wallet.transfer_chain
  for each statement execute function wallet.refuse_change();
-- Transfers of the last days are found without reading all; it costs an insert next to nothing.
create index transfer_when on wallet.transfer using brin (at) with (pages_per_range = 32);

create schema closes;

create function closes.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a close stays as it was made' using errcode = 'CL001';
end $$;

create table closes.close (
  day date primary key,
  -- From the close before on; null for the first.
  since timestamptz,
  made_at timestamptz not null,
  transfers integer not null,
  chain_head bytea not null,
  -- The root of the tree, and its sums in cents and fen.
  root bytea not null,
  usd bigint not null check (usd >= 0),
  cny bigint not null check (cny >= 0),
  leaves integer not null,
  is_sound boolean not null,
  -- The figures of each currency, as the desk of bank matching saw them.
  figures jsonb not null
);

-- Nodes of the trees, leaves on level 0.
create table closes.node (
  day date not null references closes.close (day),
  level smallint not null,
  place integer not null,
  hash bytea not null,
  usd bigint not null,
  cny bigint not null,
  primary key (day, level, place)
);

-- Whose the leaves are, and what blinds them.
create table closes.leaf (
  day date not null references closes.close (day),
  place integer not null,
  kind text not null check (kind in ('balance', 'order', 'padding')),
  subject uuid,
  owner uuid,
  salt bytea not null check (length(salt) = 32),
  available bigint not null check (available >= 0),
  frozen bigint not null check (frozen >= 0),
  deposit bigint not null check (deposit >= 0),
  held bigint not null check (held >= 0),
  primary key (day, place),
  check ((kind = 'padding') = (subject is null) and (kind = 'padding') = (owner is null))
);
create index leaf_owner on closes.leaf (owner, day);

create trigger close_stays before update or delete or truncate on closes.close
  for each statement execute function closes.refuse_change();
create trigger node_stays before update or delete or truncate on closes.node
  for each statement execute function closes.refuse_change();
create trigger leaf_stays before update or delete or truncate on closes.leaf
  for each statement execute function closes.refuse_change();

-- What a close left open, and who looks into it.
create table closes.item (
  id uuid primary key,
  day date not null references closes.close (day),
  kind text not null check (kind in ('difference', 'gap', 'strayHolds', 'unowned', 'proof')),
  currency text check (currency in ('USD', 'CNY')),
  amount bigint,
  count integer,
  version integer not null default 1,
  assigned_to uuid,
  assigned_name text not null default '',
  note text not null default '',
  changed_name text not null default '',
  changed_at timestamptz,
  check ((assigned_to is null) = (assigned_name = ''))
);
create index item_day on closes.item (day);
