do $$
begin
  if exists (
    select 1 from orders.lot l
    left join passports.passport p on p.lot_id = l.id and p.parent_id is null
    where l.dispatched <> coalesce(p.issued, 0)) then
    raise exception 'dispatched pieces are missing in passports';
  end if;
  if exists (
    select 1 from passports.passport p
    where p.split <> (select coalesce(sum(c.issued - c.put_back), 0) from passports.passport c
                      where c.parent_id = p.id)) then
    raise exception 'pieces that were split off are not those of the children';
  end if;
  if (select count(*) from pg_trigger
      where tgname in ('issue_passport', 'apply_move', 'keep_counts', 'start_empty')
        and tgenabled = 'O') <> 4 then
    raise exception 'passports do not see what is dispatched';
  end if;
end $$;
