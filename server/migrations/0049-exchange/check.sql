do $$
begin
  if (select count(*) from pg_trigger where tgrelid = 'exchange.exchange'::regclass
      and tgname in ('keep_agreed', 'as_quoted', 'told_to_desks') and tgenabled = 'O') <> 3 then
    raise exception 'exchanges are not held to what was quoted';
  end if;
end $$;
