-- A session without a proof would let its holder set a password that they do not know.
do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'accounts' and table_name = 'session' and column_name = 'proven_at'
      and is_nullable = 'NO'
  ) then
    raise exception 'sessions do not say when their holder was proven';
  end if;
end $$;
