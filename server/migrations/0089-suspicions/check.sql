do $$
begin
  if exists (select 1 from suspicions.suspicion
    where state = 'cleared' and severe and requested_by is not distinct from decided_by) then
    raise exception 'a severe finding was cleared by one person';
  end if;
end $$;
