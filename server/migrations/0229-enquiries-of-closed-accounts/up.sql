-- The program locks enquiries before their requests, and so does this.
lock table enquiries.enquiry in exclusive mode;

-- An account that is closed ends its enquiries and quotes from now on. Those that were closed before
-- left them open.
create temporary table left_request on commit drop as
  select r.id, r.enquiry, case when buyer.id is null then 'seller' else 'buyer' end as left_by
  from enquiries.request r join enquiries.enquiry e on e.id = r.enquiry
  left join accounts.account buyer on buyer.id = e.account and buyer.closed_at is not null
  left join accounts.account seller on seller.id = r.account and seller.closed_at is not null
  where r.state in ('awaiting', 'quoted') and (buyer.id is not null or seller.id is not null);

update enquiries.request r
set state = 'closed', left_by = l.left_by, ended_at = now(), version = r.version + 1
from left_request l where l.id = r.id;

update enquiries.counter c set state = 'ended'
from left_request l where l.id = c.request and c.state = 'open';

update enquiries.line l set closed_at = now()
from enquiries.enquiry e, accounts.account a
where e.id = l.enquiry and e.completed_at is null and a.id = e.account
  and a.closed_at is not null and l.closed_at is null;

-- Completed is an enquiry of which nothing waits: no request, and no line whose sellers are sought.
update enquiries.enquiry e set completed_at = now(), version = e.version + 1
where e.completed_at is null
  and (e.id in (select enquiry from left_request)
    or e.account in (select id from accounts.account where closed_at is not null))
  and not exists (
    select from enquiries.line l where l.enquiry = e.id and l.closed_at is null and (
      exists (select from enquiries.request r
        where r.line = l.id and r.state in ('awaiting', 'quoted'))
      or (l.seeks_until > now() and not exists (
        select from enquiries.request r where r.line = l.id))));
