do $$
declare
  maker uuid := gen_random_uuid();
  part_made bigint;
begin
  if exists (select from catalog.stock_line l
      where not exists (select from catalog.part p where p.id = l.part)) then
    raise exception 'a line of stock lost its part';
  end if;
  insert into catalog.manufacturer (id, name, known, at) values (maker, 'Check', false, now());
  insert into catalog.part (norm, mpn, manufacturer) values ('CHECK1234TR', 'CHECK-1234-TR', maker)
    returning id into part_made;
  if (select base from catalog.part where id = part_made) <> 'CHECK1234' then
    raise exception 'a packing suffix stays in the base key';
  end if;
  if (select count(*) from catalog.part_suffix where part = part_made) <> 7
    or (select count(*) from catalog.part_del1 where part = part_made) <> 12 then
    raise exception 'a part is not found from its middle, or not with a typing error';
  end if;
  insert into catalog.stock_line (id, part, account, quantity, unit_price, condition, date_code,
      lead_time, at, confirmed_at)
    select gen_random_uuid(), part_made, gen_random_uuid(), 5, price, 'brandNew', '', 'now', now(),
      now() from unnest(array[200, 100]) price;
  delete from catalog.stock_line where part = part_made and unit_price = 100;
  if (select (n_lines, qty, min_price, n_now) from catalog.part where id = part_made)
      is distinct from (1, 5::bigint, 200::bigint, 1) then
    raise exception 'the counters of a part miss its lines';
  end if;
  begin
    insert into catalog.stock_line (id, part, account, quantity, condition, date_code, lead_time,
        at, confirmed_at)
      values (gen_random_uuid(), -1, maker, 1, 'brandNew', '', 'now', now(), now());
    raise exception 'a line names a part that is not there';
  exception when foreign_key_violation then null;
  end;
  begin
    delete from catalog.part where id = part_made;
    raise exception 'a part went that has stock';
  exception when foreign_key_violation then null;
  end;
  delete from catalog.stock_line where part = part_made;
  delete from catalog.part where id = part_made;
  if exists (select from catalog.part_suffix where part = part_made)
    or exists (select from catalog.part_del1 where part = part_made) then
    raise exception 'what found a part stays when it is gone';
  end if;
  delete from catalog.manufacturer where id = maker;
end $$;
