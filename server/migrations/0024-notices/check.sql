do $$
declare
  writer uuid := gen_random_uuid();
begin
  begin
    insert into messages.written values (gen_random_uuid(), '{"zh": {"title": "a", "body": "b"}}');
    raise exception 'words without English were taken';
  exception when check_violation then null;
  end;
  begin
    insert into notices.notice (id, state, audience, texts, mail, saved_by, saved_name, saved_at,
        published_by, published_at)
      values (gen_random_uuid(), 'scheduled', 'all', '{}', false, writer, 'A', now(), writer, now());
    raise exception 'who wrote to all has published it';
  exception when check_violation then null;
  end;
end $$;
