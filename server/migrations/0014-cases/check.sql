-- What was said on a case must stay as it was said.
do $$
begin
  if (select count(*) from pg_trigger where tgrelid = 'cases.entry'::regclass
        and not tgisinternal and tgenabled = 'O') <> 2 then
    raise exception 'the entries of cases are not guarded';
  end if;
end $$;
