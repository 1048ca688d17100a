do $$
declare
  member uuid := gen_random_uuid();
  watched bigint;
  one uuid := gen_random_uuid();
begin
  insert into messages.mail_refusal values (member, 'watches', now());
  delete from messages.mail_refusal where account = member;
  insert into watches.part (norm, mpn, maker_key, maker) values ('CHECK1', 'CHECK-1', '', '')
    returning id into watched;
  insert into watches.watch (id, account, part, at) values (one, member, watched, now());
  insert into watches.told (id, watch, account, reason, day, params, at)
    values (gen_random_uuid(), one, member, 'stock', '2026-11-21', '{}', now());
  begin
    insert into watches.told (id, watch, account, reason, day, params, at)
      values (gen_random_uuid(), one, member, 'stock', '2026-11-21', '{}', now());
    raise exception 'the same was told twice on a day';
  exception when unique_violation then null;
  end;
  begin
    insert into watches.told (id, watch, account, reason, day, params, at)
      values (gen_random_uuid(), one, member, 'failed', '2026-11-21', '{}', now());
    raise exception 'a failed lot was told without its lot';
  exception when check_violation then null;
  end;
  delete from watches.told where watch = one;
  delete from watches.watch where id = one;
  delete from watches.part where id = watched;
end $$;
