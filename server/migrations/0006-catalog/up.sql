-- Parts, their makers, and the stock that sellers offer. Ids of accounts are known, accounts are not.
create schema catalog;

-- One row per maker. A name that nobody knows yet is kept and waits for an operator to map it.
create table catalog.manufacturer (
  id uuid primary key,
  name text not null,
  known boolean not null,
  at timestamptz not null
);
create index manufacturer_unknown on catalog.manufacturer (at) where not known;

create table catalog.manufacturer_alias (
  key text collate "C" primary key,
  alias text not null,
  -- Written before its manufacturer, so that of two writers of one new name only one makes a row.
  manufacturer uuid not null references catalog.manufacturer deferrable initially deferred
);
create index manufacturer_alias_of on catalog.manufacturer_alias (manufacturer);

-- A distinct part number of a maker. The key finds; numbers that share one stay apart.
create table catalog.part (
  id uuid primary key,
  norm text collate "C" not null,
  mpn text not null,
  manufacturer uuid not null references catalog.manufacturer,
  unique (norm, manufacturer, mpn)
);
create index part_of_manufacturer on catalog.part (manufacturer);

create table catalog.stock_line (
  id uuid primary key,
  part uuid not null references catalog.part,
  account uuid not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint check (unit_price > 0),
  condition text not null,
  packaging text,
  date_code text not null,
  lead_time text not null,
  at timestamptz not null,
  confirmed_at timestamptz not null
);
create index stock_of_part on catalog.stock_line (part, unit_price, id);
create index stock_of_account on catalog.stock_line (account, at desc, id desc);

-- What was searched and found, per day: the source of the hot searches.
create table catalog.searched (
  day date not null,
  value text not null,
  hits bigint not null,
  primary key (day, value)
);
