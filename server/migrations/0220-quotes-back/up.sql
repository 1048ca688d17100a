-- The program locks an enquiry before its requests, and so does this.
lock table enquiries.enquiry in exclusive mode;

-- An order that is cancelled before its payment gives its quotes back: they can be ordered again
-- while they are valid. Those of orders that were cancelled before go back as well.
create index request_of_order on enquiries.request (order_id) where order_id is not null;
-- Requests of a buyer's last day are counted by its enquiries.
create index enquiry_sent on enquiries.enquiry (account, at);

with back as (
  update enquiries.request r set version = r.version + 1, order_id = null, order_no = null,
    state = case when l.closed_at is not null then 'closed'
      when r.valid_until > now() then 'quoted' else 'expired' end,
    ended_at = case when l.closed_at is null and r.valid_until > now() then null else now() end
  from orders."order" o, enquiries.line l
  where o.id = r.order_id and o.state = 'cancelled' and l.id = r.line and r.state = 'ordered'
  returning r.enquiry, r.state
)
update enquiries.enquiry e set version = version + 1,
  completed_at = case when b.again then null else e.completed_at end
from (select enquiry, bool_or(state = 'quoted') as again from back group by enquiry) b
where e.id = b.enquiry;
