-- An item of a close stays open until a person ends it, or the next close does not find it again
-- (decision 0112). One that is found again goes on as an item of the next close.
alter table closes.item
  -- The day of the first close in a row that found it.
  add column found_on date,
  add column ended_at timestamptz,
  add column end_kind text check (end_kind in ('resolved', 'gone', 'carried')),
  add column ended_by uuid,
  add column ended_name text not null default '',
  add column end_note text not null default '',
  -- Who had ended it before it was found again, and why.
  add column reopened_name text not null default '',
  add column reopened_note text not null default '',
  add constraint item_end check ((end_kind is null) = (ended_at is null)),
  add constraint item_resolved check (coalesce(end_kind = 'resolved', false) =
    (ended_by is not null and ended_name <> '' and end_note <> ''));
-- Items of before were said anew by each close: those of all but the newest have ended with the next one.
update closes.item i set found_on = i.day,
  ended_at = next.made_at,
  end_kind = case
    when next.day is null then null
    when exists (select 1 from closes.item n where n.day = next.day and n.kind = i.kind
      and n.currency is not distinct from i.currency) then 'carried'
    else 'gone' end
from closes.item own
  left join lateral (select c.day, c.made_at from closes.close c where c.day > own.day
    order by c.day limit 1) next on true
where own.id = i.id;
alter table closes.item alter column found_on set not null;
create index item_open on closes.item (day) where ended_at is null;

-- What a close found stays; what ended stays ended.
create function closes.keep_item() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or new.version < old.version
    or (new.id, new.day, new.kind, new.currency, new.amount, new.count, new.records, new.found_on,
      new.reopened_name, new.reopened_note) is distinct from
      (old.id, old.day, old.kind, old.currency, old.amount, old.count, old.records, old.found_on,
      old.reopened_name, old.reopened_note) then
    raise exception 'an item of a close keeps what was found' using errcode = 'CL001';
  end if;
  return new;
end $$;
create trigger keep_item before update on closes.item
  for each row execute function closes.keep_item();
create trigger item_stays before delete or truncate on closes.item
  for each statement execute function closes.refuse_change();
