do $$
begin
  if (select count(*) from pg_trigger
      where tgname in ('remember_fake', 'forget_fake', 'keep_record', 'keep_hit')
        and tgenabled = 'O') <> 5 then
    raise exception 'the memory of fakes does not see what is judged';
  end if;
  if exists (
    select 1 from orders."order" o
    where o.warning ->> 'state' = 'upheld' and not exists (
      select from fakes.hit h where h.order_id = o.id and h.upheld_at is not null)) then
    raise exception 'an order is held without a warning';
  end if;
end $$;
