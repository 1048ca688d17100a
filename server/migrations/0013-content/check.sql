do $$
begin
  if exists (select 1 from content.blacklist_entry) or exists (select 1 from content.popular_part)
  then
    raise exception 'the content tables must begin empty';
  end if;
end $$;
