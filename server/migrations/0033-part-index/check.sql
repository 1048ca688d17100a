do $$
declare
  maker uuid := gen_random_uuid();
  made bigint;
begin
  insert into catalog.manufacturer (id, name, known, at) values (maker, 'Check', false, now());
  insert into catalog.part (norm, mpn, manufacturer) values ('CHECK60CA', 'CHECK60CA', maker)
    returning id into made;
  insert into catalog.part (norm, mpn, manufacturer) values ('CHECK60CA', 'CHECK6.0CA', maker);
  if (select bool_and(twins) from catalog.part where manufacturer = maker) is not true then
    raise exception 'parts that share a key do not know of each other';
  end if;
  if not exists (select from catalog.part_change
      where xid = pg_current_xact_id() and made = any (parts))
    or not exists (select from catalog.part_change where xid = pg_current_xact_id() and makers) then
    raise exception 'what was written is not noted';
  end if;
  delete from catalog.part where manufacturer = maker;
  delete from catalog.manufacturer where id = maker;
end $$;
