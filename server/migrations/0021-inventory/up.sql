-- A seller's own stock: edits that notice each other, changes that can be taken back, stock lists
-- that are read into a place of their own before anything is written, and keys for uploads.
alter table catalog.stock_line
  add column if not exists moq integer,
  -- [[quantity, price in 0.00001 USD], ...] by rising quantity; null where there are none
  add column if not exists price_breaks jsonb,
  add column version integer not null default 1,
  -- the import or bulk edit that wrote the line last; null once it was edited by hand
  add column change uuid;
alter table catalog.stock_line add constraint stock_moq check (moq > 0);

-- An import or a bulk edit that was made, and until when it may be taken back.
create table catalog.stock_change (
  id uuid primary key,
  account uuid not null,
  kind text not null check (kind in ('import', 'bulk')),
  -- lines that it wrote: they bear its id until something else writes them
  written integer not null,
  removed integer not null,
  at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index stock_change_over on catalog.stock_change (undo_until) where undone_at is null;

-- Lines as they were before a change; lines that a change added have no row here.
create table catalog.stock_before (
  undoes uuid not null references catalog.stock_change on delete cascade,
  removed boolean not null,
  like catalog.stock_line
);
create index stock_before_of on catalog.stock_before (undoes);

-- Rows of a stock list as they were understood. Lost when the database stops hard, and read again.
create unlogged table catalog.staged_line (
  list uuid not null,
  nr integer not null,
  -- the id of the line, should it be added
  id uuid not null,
  norm text collate "C" not null,
  mpn text not null,
  maker text not null,
  maker_key text collate "C" not null,
  quantity integer not null,
  unit_price bigint,
  condition text not null,
  packaging text,
  date_code text not null,
  lead_time text not null,
  moq integer,
  price_breaks jsonb
);
create index staged_line_of on catalog.staged_line (list, nr);

-- What would become of each staged row, as the stock stood when it was judged.
create unlogged table catalog.staged_fate (
  list uuid not null,
  nr integer not null,
  fate text not null,
  -- the row that it repeats
  first_nr integer not null,
  -- with the quantities of the rows that were merged into it
  quantity bigint not null,
  -- the line in stock that it is
  line uuid,
  manufacturer uuid
);
create index staged_fate_of on catalog.staged_fate (list, fate, nr);

create schema inventory;

-- A stock list on its way from a file into the stock: contract/src/inventory/table.ts.
create table inventory.import (
  id uuid primary key,
  account uuid not null,
  version integer not null default 1,
  state text not null,
  source text not null check (source in ('page', 'key', 'folder')),
  -- came without a person: it maps and applies itself where nothing is doubtful
  unattended boolean not null default false,
  lang text not null,
  file_name text not null,
  file_bytes bigint not null,
  -- where the file lies in the storage; null once it is removed
  file_key text,
  mode text check (mode in ('add', 'update', 'replaceAll')),
  sheets jsonb not null default '[]',
  shapes jsonb not null default '[]',
  mapping jsonb,
  remembered boolean not null default false,
  warnings jsonb not null default '[]',
  problem jsonb,
  counts jsonb,
  outdated boolean not null default false,
  rows_read integer not null default 0,
  rows_per_second integer not null default 0,
  share real not null default 0,
  at timestamptz not null,
  state_at timestamptz not null,
  -- when its reader last said that it works
  alive_at timestamptz not null,
  change uuid
);
create index import_of_account on inventory.import (account, at desc, id desc);
create index import_busy on inventory.import (alive_at)
  where state in ('uploaded', 'reading', 'applying');
create index import_waits on inventory.import (state_at)
  where state in ('mapping', 'preview') or file_key is not null;

create table inventory.import_history (
  import uuid not null references inventory.import on delete cascade,
  seq integer not null,
  event text not null,
  to_state text not null,
  by text not null,
  at timestamptz not null,
  primary key (import, seq)
);

-- Every row of a file that was not taken, with why.
create table inventory.refused_row (
  import uuid not null references inventory.import on delete cascade,
  nr integer not null,
  problem jsonb not null,
  cells text[] not null
);
create index refused_row_of on inventory.refused_row (import, nr);

-- How a seller named the columns of files with these headings.
create table inventory.remembered_mapping (
  account uuid not null,
  shape text collate "C" not null,
  header_row integer,
  fields jsonb not null,
  currency text not null,
  mode text not null,
  at timestamptz not null,
  primary key (account, shape)
);

create table inventory.stock_key (
  id uuid primary key,
  account uuid not null,
  name text not null,
  hint text not null,
  key_sha256 bytea not null unique check (length(key_sha256) = 32),
  mode text not null check (mode in ('add', 'update', 'replaceAll')),
  at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index stock_key_of_account on inventory.stock_key (account) where revoked_at is null;
