do $$
declare
  maker uuid := gen_random_uuid();
begin
  insert into catalog.manufacturer (id, name, known, at) values (maker, 'Check', false, now());
  insert into catalog.part (norm, mpn, manufacturer) values ('CHECKA', 'CHECK-A', maker);
  begin
    update catalog.part set mpn = 'CHECK-C' where manufacturer = maker;
    raise exception 'the key of a part was written anew';
  exception when integrity_constraint_violation then null;
  end;
  delete from catalog.part where manufacturer = maker;
  delete from catalog.manufacturer where id = maker;
end $$;
