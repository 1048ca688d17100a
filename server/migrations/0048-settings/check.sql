do $$
begin
  if not exists (select from pg_trigger where tgname = 'entry_stays'
      and tgrelid = 'settings.entry'::regclass and tgenabled = 'O') then
    raise exception 'entries of settings may be changed';
  end if;
end $$;
