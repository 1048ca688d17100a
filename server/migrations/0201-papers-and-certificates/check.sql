do $$
begin
  if exists (
    select from quarantine.entry e where e.retention_certificate is not null and not exists (
      select from quarantine.retention_certificate c
      where c.entry = e.id and c.url = e.retention_certificate ->> 'url')) then
    raise exception 'a certificate of retention is in no history';
  end if;
end $$;
