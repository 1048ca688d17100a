-- An order that is cancelled before its payment gives its pieces back to the reply and the post that
-- it took them from. A reply that was taken in full ends with it, or is open again beside other orders.
alter table boards.reply drop constraint reply_state_check;
alter table boards.reply add constraint reply_state_check
  check (state in ('open', 'taken', 'closed', 'expired', 'cancelled'));

alter table boards.taking add column returned_at timestamptz;
create index taking_of_order on boards.taking (order_id);

with back as (
  update boards.taking t set returned_at = now()
  from orders."order" o where o.id = t.order_id and o.state = 'cancelled'
  returning t.reply_item, t.quantity
), offered as (
  update boards.reply_item q set taken = q.taken - b.n
  from (select reply_item, sum(quantity)::int as n from back group by reply_item) b
  where q.id = b.reply_item returning q.post_item, b.n
)
update boards.post_item i set taken = i.taken - w.n
from (select post_item, sum(n) as n from offered group by post_item) w where i.id = w.post_item;

update boards.reply r set version = version + 1, state = case when exists (
    select from boards.taking t where t.reply = r.id and t.returned_at is null)
  then 'open' else 'cancelled' end
where state = 'taken' and exists (
  select from boards.taking t where t.reply = r.id and t.returned_at is not null);
