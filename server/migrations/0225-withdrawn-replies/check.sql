do $$
begin
  if to_regclass('boards.mailed') is null then
    raise exception 'mails about replies are not counted';
  end if;
end $$;
