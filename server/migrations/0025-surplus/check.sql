do $$
begin
  if not exists (select from pg_constraint where conname = 'post_item_has') then
    raise exception 'more of a surplus item can be sold than there is';
  end if;
end $$;
