do $$
begin
  begin
    insert into messages.mail_refusal values (gen_random_uuid(), 'essential', now());
    raise exception 'a mail that is essential can be refused';
  exception when check_violation then null;
  end;
end $$;
