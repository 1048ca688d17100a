-- Each process of the market and what it works with, written by itself every few seconds.
create table kit.process_beat (
  id uuid primary key,
  host text not null,
  pid integer not null check (pid > 0),
  started_at timestamptz not null,
  beat_at timestamptz not null,
  streams integer not null check (streams >= 0),
  memory_bytes bigint not null check (memory_bytes >= 0),
  search_ready boolean not null,
  connections_used integer not null check (connections_used >= 0),
  connections_max integer not null check (connections_max >= connections_used)
);
