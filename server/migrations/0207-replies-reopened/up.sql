drop trigger reply_reopens on boards.reply;
drop function boards.reopen_reply();

-- A cancelled order opened its reply again even where the post was closed: nobody can accept it there.
update boards.reply r set state = 'taken', ended_at = coalesce(p.closed_at, now()), version = r.version + 1
from boards.post p where p.id = r.post and p.state = 'closed' and r.state = 'open';
