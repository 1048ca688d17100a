-- Uploaded and drawn files. Their bytes are in the storage under the file's key; a row is the
-- only way to them.
create schema files;

create table files.file (
  id uuid primary key,
  -- null for what the platform makes itself
  owner uuid,
  name text not null check (length(name) between 1 and 200),
  type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  width integer check (width > 0),
  height integer check (height > 0),
  -- who may see it besides its owner and staff: those granted, every member, or everyone
  audience text not null default 'granted' check (audience in ('granted', 'members', 'everyone')),
  at timestamptz not null,
  -- a record uses it; until then it is an orphan, which is removed after a day
  kept boolean not null default false
);
create index file_orphan on files.file (at) where not kept;

create table files.grant (
  file_id uuid not null references files.file (id) on delete cascade,
  account_id uuid not null,
  primary key (file_id, account_id)
);

-- Where mail and text messages arrive while no server for them is configured (development).
create table kit.mailbox (
  id uuid primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  lang text,
  headers jsonb not null default '{}',
  at timestamptz not null
);
create index mailbox_at on kit.mailbox (at desc, id desc);
