-- Names of makers that sellers wrote and nobody knew are decided by the desk: another name of a known
-- maker, a maker of its own, or none. What a decision moved is kept, so that it can be taken back.
alter table catalog.manufacturer
  -- The maker whose other name this one was; it has no names of its own any more.
  add column mapped_to uuid references catalog.manufacturer,
  add constraint manufacturer_mapped check (mapped_to is null or not known);
drop index catalog.manufacturer_unknown;
create index manufacturer_waiting on catalog.manufacturer (at)
  where not known and mapped_to is null;
create index manufacturer_mapped on catalog.manufacturer (mapped_to) where mapped_to is not null;

create table catalog.maker_decision (
  id uuid primary key,
  maker uuid not null references catalog.manufacturer,
  verdict text not null check (verdict in ('alias', 'own', 'none')),
  state text not null check (state in ('moving', 'done', 'undoing', 'undone')),
  -- The name as it waited, and the one that is shown for it since.
  name text not null,
  shown_as text not null,
  -- The maker that the names moved to; null where it became a maker of its own.
  target uuid references catalog.manufacturer,
  keys text[] not null,
  parts integer not null default 0,
  lines integer not null default 0,
  by_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  check ((verdict = 'own') = (target is null))
);
create index maker_decision_listed on catalog.maker_decision (at desc, id desc);
-- A name has one decision that stands.
create unique index maker_decision_stands on catalog.maker_decision (maker)
  where state <> 'undone';

-- Parts that became the target's as they were.
create table catalog.maker_moved_part (
  decision uuid not null references catalog.maker_decision on delete cascade,
  part bigint not null,
  primary key (decision, part)
);

-- Lines that moved to a part of the target with the same number, and from which part.
create table catalog.maker_moved_line (
  decision uuid not null references catalog.maker_decision on delete cascade,
  line uuid not null,
  from_part bigint not null,
  to_part bigint not null,
  primary key (decision, line)
);
