-- Parts are found by an index that each process of the market keeps in memory. The database keeps
-- the parts, their counters, and what changed of them since when.

drop function catalog.search, catalog.offers, catalog.brands, catalog.suggest_parts,
  catalog.facets_text, catalog.counts_text, catalog.group_text, catalog.why_text, catalog.sift,
  catalog.may_pass, catalog.offers_text, catalog.offer_text, catalog.inspection_text,
  catalog.breaks_text, catalog.suffix_after, catalog.price_text, catalog.price_at, catalog.made,
  catalog.find_parts, catalog.find_typos, catalog.draw_popular;
drop type catalog.sifted, catalog.group_row, catalog.found, catalog.offer_filter;
drop index catalog.part_popular;
alter table catalog.part drop column popular;

-- What a new part needs beside its row: whether others share its key.
create or replace function catalog.part_made() returns trigger language plpgsql as $$
begin
  update catalog.part p set twins = true
    where not p.twins and p.norm in (
      select n.norm from new_parts n join catalog.part q on q.norm = n.norm and q.mpn <> n.mpn);
  return null;
end $$;

create or replace function catalog.part_gone() returns trigger language plpgsql as $$
begin
  if exists (select from old_parts p join catalog.stock_line l on l.part = p.id) then
    raise exception 'a part that has stock stays' using errcode = '23503';
  end if;
  return null;
end $$;

-- Writes what triggers keep anew: what a first load of many parts ends with, where triggers were off.
create or replace function catalog.rebuild_search() returns void language plpgsql as $$
begin
  update catalog.part p set twins = true
    where not p.twins
      and exists (select from catalog.part q where q.norm = p.norm and q.mpn <> p.mpn);
  perform catalog.recount();
end $$;

drop table catalog.part_suffix, catalog.part_del1;
drop function catalog.suffixes, catalog.deletions;
drop extension fuzzystrmatch;

-- Parts that a statement wrote, and who committed it: an index that knows what was committed up to
-- a snapshot reads what came since. `makers`: names of makers changed; `sellers`: what is shown of
-- sellers changed.
create table catalog.part_change (
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  parts bigint[] not null default '{}',
  makers boolean not null default false,
  sellers boolean not null default false
);
create index part_change_since on catalog.part_change (xid);

-- The last change that is no longer in the record. An index that is older reads all parts anew.
create table catalog.part_change_forgotten (
  one boolean primary key default true check (one),
  forgotten_to xid8 not null
);
insert into catalog.part_change_forgotten (forgotten_to) values ('0');

create function catalog.note_parts() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if tg_op = 'DELETE' then
    ids := array(select id from old_parts);
  else
    ids := array(select id from new_parts);
  end if;
  if cardinality(ids) > 0 then
    insert into catalog.part_change (parts) values (ids);
  end if;
  return null;
end $$;
create trigger note_made after insert on catalog.part
  referencing new table as new_parts for each statement execute function catalog.note_parts();
create trigger note_changed after update on catalog.part
  referencing new table as new_parts for each statement execute function catalog.note_parts();
create trigger note_gone after delete on catalog.part
  referencing old table as old_parts for each statement execute function catalog.note_parts();

create function catalog.note_makers() returns trigger language plpgsql as $$
begin
  insert into catalog.part_change (makers) values (true);
  return null;
end $$;
create trigger note_makers after insert or update or delete on catalog.manufacturer
  for each statement execute function catalog.note_makers();

create function catalog.note_sellers() returns trigger language plpgsql as $$
begin
  insert into catalog.part_change (sellers) values (true);
  return null;
end $$;
create trigger note_sellers after insert or update or delete on catalog.seller_standing
  for each statement execute function catalog.note_sellers();
