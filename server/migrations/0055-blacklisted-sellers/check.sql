do $$
declare
  maker uuid := gen_random_uuid();
  seller uuid := gen_random_uuid();
  part_made bigint;
  counted record;
begin
  insert into catalog.manufacturer (id, name, known, at) values (maker, 'Check', false, now());
  insert into catalog.part (norm, mpn, manufacturer) values ('CHECK73', 'CHECK73', maker)
    returning id into part_made;
  insert into catalog.stock_line (id, part, account, quantity, unit_price, condition, date_code,
      lead_time, at, confirmed_at)
    values (gen_random_uuid(), part_made, gen_random_uuid(), 5, 200, 'brandNew', '', 'now', now(), now()),
      (gen_random_uuid(), part_made, seller, 7, 100, 'brandNew', '', 'now', now(), now());
  insert into catalog.blacklisted_seller (account, stage, at) values (seller, 'listed', now());
  insert into catalog.stock_line (id, part, account, quantity, unit_price, condition, date_code,
      lead_time, at, confirmed_at)
    values (gen_random_uuid(), part_made, seller, 9, 50, 'brandNew', '', 'now', now(), now());
  select n_lines, qty, min_price into counted from catalog.part where id = part_made;
  if counted is distinct from row(1, 5::bigint, 200::bigint) then
    raise exception 'lines of a listed seller are counted: %', counted;
  end if;
  delete from catalog.blacklisted_seller where account = seller;
  select n_lines, qty, min_price into counted from catalog.part where id = part_made;
  if counted is distinct from row(3, 21::bigint, 50::bigint) then
    raise exception 'lines of a seller who is listed no more are missing: %', counted;
  end if;
  delete from catalog.stock_line where part = part_made;
  delete from catalog.part where id = part_made;
  delete from catalog.manufacturer where id = maker;
end $$;
