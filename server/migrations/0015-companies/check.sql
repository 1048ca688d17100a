do $$
begin
  if exists (select 1 from companies.listing) then
    raise exception 'the list of sellers is drawn by the clock, and begins empty';
  end if;
  begin
    insert into companies.follow values (gen_random_uuid(), gen_random_uuid(), now());
    insert into companies.follow
      select '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000001', now();
    raise exception 'somebody follows itself';
  exception when check_violation then null;
  end;
end $$;
