do $$
declare
  unknown uuid := gen_random_uuid();
begin
  insert into catalog.manufacturer (id, name, known, at) values (unknown, 'Check', false, now());
  insert into catalog.maker_decision (id, maker, verdict, state, name, shown_as, keys, by_id,
      by_name, at)
    values (gen_random_uuid(), unknown, 'own', 'done', 'Check', 'Check', '{}', unknown, 'C', now());
  begin
    insert into catalog.maker_decision (id, maker, verdict, state, name, shown_as, keys, by_id,
        by_name, at)
      values (gen_random_uuid(), unknown, 'own', 'done', 'Check', 'Check', '{}', unknown, 'C', now());
    raise exception 'a name was decided twice';
  exception when unique_violation then null;
  end;
  delete from catalog.maker_decision where maker = unknown;
  delete from catalog.manufacturer where id = unknown;
end $$;
