do $$
begin
  if (select count(*) from pg_trigger
      where tgname in ('keep_handoff', 'limit_photos') and tgenabled = 'O') <> 2 then
    raise exception 'hand-offs of the camera are not kept';
  end if;
  if exists (select 1 from qc.photo where scale <> '') then
    raise exception 'a photo from before has a scale';
  end if;
end $$;
