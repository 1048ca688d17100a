-- The storage of files and the secret that this database is used with; one row.
create table kit.storage_owner (
  is_only boolean primary key default true check (is_only),
  storage_id uuid not null,
  -- Made of the secret that signs links and seals second factors; the secret cannot be read from it.
  secret_mark text not null,
  at timestamptz not null default now()
);
