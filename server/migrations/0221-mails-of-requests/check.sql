do $$
begin
  if to_regclass('enquiries.mailed') is null then
    raise exception 'mails about requests are not counted';
  end if;
end $$;
