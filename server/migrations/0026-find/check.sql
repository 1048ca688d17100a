do $$
declare
  maker uuid := gen_random_uuid();
  answer json;
begin
  insert into catalog.manufacturer (id, name, known, at) values (maker, 'Check', false, now());
  insert into catalog.part (norm, mpn, manufacturer)
    values ('CHECK60CA', 'CHECK60CA', maker), ('CHECK60CA', 'CHECK6.0CA', maker);
  insert into catalog.stock_line (id, part, account, quantity, unit_price, condition, date_code,
      lead_time, at, confirmed_at)
    select gen_random_uuid(), id, gen_random_uuid(), 5, 250000, 'brandNew', '', 'now', now(), now()
    from catalog.part where manufacturer = maker;
  answer := catalog.search('CHECK6.0CA', 'CHECK60CA', 'CHECK60CA', false, true,
    now() - interval '30 days', 0, 10, 'match', true, null, false, null, null, 2);
  if answer ->> 'total' <> '2' or answer #>> '{list,0,why}' <> 'exact'
    or answer #>> '{list,1,why}' <> 'key' or answer #>> '{list,0,ambiguous}' <> 'true'
    or answer #>> '{list,0,offers,0,unitPrice}' <> '2.50' then
    raise exception 'a search does not tell parts of one key apart: %', answer;
  end if;
  answer := catalog.search('CHEKC60CA', 'CHEKC60CA', 'CHEKC60CA', false, true,
    now() - interval '30 days', 0, 10, 'match', false, null, false, null, null, 2);
  if answer #>> '{list,0,why}' <> 'typo' then
    raise exception 'a typing error finds nothing: %', answer;
  end if;
  delete from catalog.stock_line where part in (select id from catalog.part where manufacturer = maker);
  delete from catalog.part where manufacturer = maker;
  delete from catalog.manufacturer where id = maker;
end $$;
