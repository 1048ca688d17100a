do $$
begin
  if (select count(*) from pg_trigger where tgrelid = 'deposits.deposit'::regclass
      and not tgisinternal and tgenabled <> 'O') <> 0 then
    raise exception 'deposits may be changed after their end';
  end if;
end $$;
