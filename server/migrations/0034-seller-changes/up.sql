-- Which sellers a statement changed in what searches show of them: an index forgets these and keeps
-- the others. A seller who was drawn anew and looks as before has not changed.
alter table catalog.part_change add column accounts uuid[] not null default '{}';

drop trigger note_sellers on catalog.seller_standing;
create or replace function catalog.note_sellers() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select account from new_sellers);
  elsif tg_op = 'DELETE' then
    ids := array(select account from old_sellers);
  else
    ids := array(
      select n.account from new_sellers n join old_sellers o on o.account = n.account
      where (n.name_wire, n.wire, n.low) is distinct from (o.name_wire, o.wire, o.low));
  end if;
  if cardinality(ids) > 0 then
    insert into catalog.part_change (accounts) values (ids);
  end if;
  return null;
end $$;
create trigger note_sellers_made after insert on catalog.seller_standing
  referencing new table as new_sellers
  for each statement execute function catalog.note_sellers();
create trigger note_sellers_changed after update on catalog.seller_standing
  referencing old table as old_sellers new table as new_sellers
  for each statement execute function catalog.note_sellers();
create trigger note_sellers_gone after delete on catalog.seller_standing
  referencing old table as old_sellers
  for each statement execute function catalog.note_sellers();

alter table catalog.part_change drop column sellers;
