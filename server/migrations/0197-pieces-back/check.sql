do $$
begin
  if exists (
    select from boards.reply_item q where q.taken <> (
      select coalesce(sum(t.quantity), 0) from boards.taking t
      where t.reply_item = q.id and t.returned_at is null)) then
    raise exception 'an item of a reply counts other pieces than its orders took';
  end if;
end $$;
