do $$
begin
  if (select count(*) from pg_trigger
    where tgrelid = 'appointments.appointment'::regclass
      and tgname in ('keep_room', 'told_to_desks') and tgenabled = 'O') <> 2 then
    raise exception 'windows at the dock are not guarded';
  end if;
end $$;
