do $$
begin
  if to_regclass('messages.mail_claim') is null then
    raise exception 'mails about records are not counted';
  end if;
end $$;
