do $$
begin
  if exists (
    select 1 from passports.passport p
    where p.parent_id is not null and p.holder_id <> coalesce(
      (select h.to_id from passports.handover h
        where h.passport_id = p.id and h.state = 'accepted'
        order by h.decided_at desc limit 1),
      p.holder_id)) then
    raise exception 'a passport is held by somebody who did not accept it';
  end if;
  if (select count(*) from pg_trigger
      where tgname in ('keep_handover', 'keep_holder', 'keep_offered', 'set_first_holder')
        and tgenabled = 'O') <> 4 then
    raise exception 'hand-overs of passports are not kept';
  end if;
end $$;
