-- How the first start went. Demo data that a crash cut off is not a market: it is made anew.
create table kit.first_start (
  only_one boolean primary key default true check (only_one),
  demo boolean not null,
  state text not null check (state in ('loading', 'done')),
  at timestamptz not null
);
