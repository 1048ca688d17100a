-- What the settlement of an order's dispute took off the price of its delivered pieces: a claim asks
-- for no more than they cost their buyer. Claims of before get what new ones get.
alter table claims.claim add column cut bigint not null default 0 check (cut >= 0);
with decided as (
  select l.id, l.order_id, l.position, l.unit_price, l.accepted_quantity as accepted, o.cut,
    round(l.unit_price * l.accepted_quantity::numeric * 0.001) as amount
  from orders.line l join orders."order" o on o.id = l.order_id
  where o.cut > 0 and l.accepted_quantity is not null
    and o.id in (select order_id from claims.claim)
), summed as (
  select decided.*, sum(amount) over (partition by order_id) as goods,
    sum(amount) over (partition by order_id order by position) as upto
  from decided
), shared as (
  -- Shares rounded half up on their sum, so that they add up to the cut.
  select id, unit_price, accepted,
    div(2 * least(cut, goods) * upto + goods, 2 * goods)
      - div(2 * least(cut, goods) * (upto - amount) + goods, 2 * goods) as share
  from summed where goods > 0
)
update claims.claim c set cut = least(
    div(s.share * c.delivered + s.accepted - 1, s.accepted),
    round(s.unit_price * c.delivered::numeric * 0.001))
from shared s where s.id = c.line_id and s.accepted > 0 and s.share > 0;

-- The cut stays as the claim was made.
create or replace function claims.guard_claim() returns trigger language plpgsql as $$
begin
  if new.version not in (old.version, old.version + 1)
     or new.version = old.version
        and (new.state, new.held, new.paid, new.owed)
            is distinct from (old.state, old.held, old.paid, old.owed)
     or old.state in ('refunded', 'replaced', 'compensated', 'rejected', 'withdrawn')
        and new.state <> old.state
     or new.paid < old.paid
     or (new.id, new.no, new.order_id, new.line_id, new.buyer_id, new.seller_id, new.unit_price,
         new.cut, new.quantity, new.claimed, new.text)
        is distinct from
        (old.id, old.no, old.order_id, old.line_id, old.buyer_id, old.seller_id, old.unit_price,
         old.cut, old.quantity, old.claimed, old.text) then
    raise exception 'claim % may not change from version % to %', old.no, old.version, new.version
      using errcode = 'CL001';
  end if;
  return new;
end $$;
