do $$
begin
  if (select count(*) from information_schema.columns where table_schema = 'enquiries'
      and (table_name, column_name) in (('request', 'left_by'), ('quote', 'agreed_price'))) < 2 then
    raise exception 'requests and quotes do not say how they ended or were agreed';
  end if;
end $$;
