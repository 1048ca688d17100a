do $$
declare
  one uuid := gen_random_uuid();
begin
  insert into catalog.seller_standing (account, company, passed, inspected, low, high, asked,
      answered, ship_due, ship_in_time, drawn_at)
    values (one, 'Check', 0, 0, null, null, 0, 0, 0, 0, now());
  if not exists (select from catalog.part_change
      where xid = pg_current_xact_id() and one = any (accounts)) then
    raise exception 'a new seller is not noted';
  end if;
  delete from catalog.part_change where xid = pg_current_xact_id();
  update catalog.seller_standing set drawn_at = now() where account = one;
  if exists (select from catalog.part_change where xid = pg_current_xact_id()) then
    raise exception 'a seller who looks as before is noted';
  end if;
  update catalog.seller_standing set company = 'Checked' where account = one;
  if not exists (select from catalog.part_change
      where xid = pg_current_xact_id() and one = any (accounts)) then
    raise exception 'a changed seller is not noted';
  end if;
  delete from catalog.seller_standing where account = one;
end $$;
