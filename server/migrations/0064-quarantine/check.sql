do $$
begin
  if exists (
    select 1 from orders.lot l
    left join quarantine.entry e on e.lot_id = l.id
    where l.quarantined <> coalesce(e.pieces, 0)) then
    raise exception 'pieces in quarantine are missing in the register';
  end if;
  if (select count(*) from pg_trigger where tgname = 'enter_quarantine' and tgenabled = 'O') <> 1 then
    raise exception 'the register does not see what is moved into quarantine';
  end if;
end $$;
