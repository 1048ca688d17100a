do $$
begin
  if not exists (select from pg_trigger where tgname = 'fixed'
      and tgrelid = 'cases.entry'::regclass and tgenabled = 'O') then
    raise exception 'the entries of cases may be changed';
  end if;
end $$;
