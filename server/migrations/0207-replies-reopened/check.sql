do $$
begin
  if exists (
    select from boards.reply r join boards.post p on p.id = r.post
    where r.state = 'open' and p.state = 'closed') then
    raise exception 'a reply is open on a closed post';
  end if;
end $$;
