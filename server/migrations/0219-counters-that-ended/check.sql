-- Old servers that run beside this may leave counter-offers open at requests that end meanwhile: what
-- they wrote since does not stop the start.
do $$
begin
  if not exists (
    select from pg_constraint
    where conrelid = 'enquiries.counter'::regclass and conname = 'counter_state_check'
      and pg_get_constraintdef(oid) like '%ended%') then
    raise exception 'a counter-offer cannot end with its request';
  end if;
end $$;
