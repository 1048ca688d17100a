-- The program locks posts before their replies, and so does this.
lock table boards.post in exclusive mode;

-- An account that is closed ends what it has open on the boards from now on. Those that were closed
-- before left their posts, quotes and bids open.
update boards.post p set state = 'closed', closed_at = now(), version = p.version + 1
from accounts.account a where a.id = p.account and a.closed_at is not null and p.state = 'open';

update boards.reply r set state = 'closed', ended_at = now(), version = r.version + 1
from boards.post p, accounts.account a
where p.id = r.post and a.id = r.account and r.state = 'open'
  and (p.state = 'closed' or a.closed_at is not null);
