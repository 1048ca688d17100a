-- 0197 opens replies again that were taken in full and of which an order was cancelled. A reply that is
-- open has not ended, its post is open, and its replier has no other one open on it: any other stays taken.
create function boards.reopen_reply() returns trigger language plpgsql as $$
begin
  if exists (select from boards.post p where p.id = new.post and p.state = 'open')
    and not exists (
      select from boards.reply r
      where r.post = new.post and r.account = new.account and r.state = 'open' and r.id <> new.id)
  then
    new.ended_at := null;
  else
    new.state := 'taken';
  end if;
  return new;
end $$;

create trigger reply_reopens before update of state on boards.reply
  for each row when (old.state = 'taken' and new.state = 'open')
  execute function boards.reopen_reply();
