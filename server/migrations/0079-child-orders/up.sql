-- A part of an order that goes on by itself: an order of its own, with the lines, the lots and the
-- escrow that it took from the first one.

-- The ledger passes a part of an escrow on to another order: the leg `split` lowers what the first
-- one holds, and the leg `hold` of the same transfer opens the second.
create or replace function wallet.make_entries() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_account uuid;
  v_last uuid;
  v_leg text;
  v_currency text;
  v_amount bigint;
  v_seq bigint;
  v_after bigint;
  v_usd bigint := 0;
  v_cny bigint := 0;
begin
  for i in 1 .. cardinality(new.accounts) loop
    v_account := new.accounts[i];
    v_leg := new.legs[i];
    v_currency := new.currencies[i];
    v_amount := new.amounts[i];
    if (v_amount <> 0 and (i = 1 or v_account > v_last)) is not true then
      raise exception using errcode = 'WA001',
        message = format('posting %s of transfer %s is of nothing or not in order', i, new.id);
    end if;
    v_last := v_account;
    if v_currency = 'USD' then v_usd := v_usd + v_amount;
    elsif v_currency = 'CNY' then v_cny := v_cny + v_amount;
    else
      raise exception using errcode = 'WA006',
        message = format('the ledger keeps no %s', v_currency);
    end if;
    if v_leg = 'user' then
      update wallet.account a set balance = a.balance + v_amount, seq = a.seq + 1
        where a.id = v_account and a.currency = v_currency and a.owner is not null
          and a.balance + v_amount >= a.floor
        returning a.seq, a.balance into v_seq, v_after;
      if not found then perform wallet.refuse_user_leg(v_account, v_currency); end if;
    elsif v_leg = 'platform' then
      perform from wallet.account a
        where a.id = v_account and a.currency = v_currency and a.owner is null;
      if not found then
        raise exception using errcode = 'WA006',
          message = format('no platform account %s in %s', v_account, v_currency);
      end if;
      v_seq := nextval('wallet.platform_seq');
      v_after := null;
    elsif v_leg = 'hold' then
      v_seq := 1;
      v_after := v_amount;
      insert into wallet.hold (order_id, payer, currency, held, transfer)
        values (v_account, new.party, v_currency, v_amount, new.id)
        on conflict (order_id) do nothing;
      if not found then
        raise exception using errcode = 'WA003',
          message = format('order %s is already held', v_account);
      end if;
    elsif v_leg = 'split' then
      -- A part of an escrow goes on under another order of the same payer; it moves nowhere else.
      update wallet.hold h set held = h.held + v_amount, seq = h.seq + 1
        where h.order_id = v_account and h.currency = v_currency and v_amount < 0
          and h.payer = new.party and h.released = 0 and h.resolved_at is null
          and h.held - h.refunded + v_amount > 0
        returning h.seq, h.held - h.released - h.refunded into v_seq, v_after;
      if not found then
        raise exception using errcode = 'WA003',
          message = format('order %s cannot pass %s on to another order', v_account, -v_amount);
      end if;
    elsif v_leg in ('release', 'refund') then
      update wallet.hold h set
          released = h.released - case v_leg when 'release' then v_amount else 0 end,
          refunded = h.refunded - case v_leg when 'refund' then v_amount else 0 end,
          seq = h.seq + 1,
          resolved_at = case
            when h.held - h.released - h.refunded + v_amount = 0 then new.at end
        where h.order_id = v_account and h.currency = v_currency and v_amount < 0
          and (h.held - h.released - h.refunded + v_amount = 0
            or v_leg = 'refund' and h.held - h.released - h.refunded + v_amount > 0)
        returning h.seq, h.held - h.released - h.refunded into v_seq, v_after;
      if not found then
        raise exception using errcode = 'WA003', message = format(
          '%s of %s is not what order %s still holds', v_leg, -v_amount, v_account);
      end if;
    else
      raise exception using errcode = 'WA006', message = format('no leg is named %s', v_leg);
    end if;
    insert into wallet.entry (account, seq, transfer, leg, currency, amount, balance_after)
      values (v_account, v_seq, new.id, v_leg, v_currency, v_amount, v_after);
  end loop;
  if 'split' = any(new.legs) and not (cardinality(new.legs) = 2 and 'hold' = any(new.legs)) then
    raise exception using errcode = 'WA001',
      message = format('transfer %s takes money out of an escrow by a split', new.id);
  end if;
  if v_last is null or v_usd <> 0 or v_cny <> 0
    or cardinality(new.legs) <> cardinality(new.accounts)
    or cardinality(new.currencies) <> cardinality(new.accounts)
    or cardinality(new.amounts) <> cardinality(new.accounts)
  then
    raise exception using errcode = 'WA001',
      message = format('the postings of transfer %s do not sum to zero', new.id);
  end if;
  return null;
end $$;

alter table orders."order"
  add column parent_id uuid references orders."order",
  -- Cents of the escrow that went on with children; kept by guard_order.
  add column moved bigint not null default 0 check (moved >= 0),
  -- Cents that were refunded before a split: of its own lines by the parent where above zero, of a
  -- child's lines by this order where below.
  add column carried bigint not null default 0,
  add constraint child_is_not_parent check (parent_id is null or moved = 0),
  -- After a split each part holds what its own lines cost, less what went back before.
  add constraint part_holds_its_price
    check (parent_id is null and moved = 0 and carried = 0 or held + carried = total);
create index order_of_parent on orders."order" (parent_id) where parent_id is not null;

-- Held money of an order is lowered by a split only, which is counted in `moved`.
create or replace function orders.guard_order() returns trigger language plpgsql as $$
begin
  if new.held < old.held then new.moved := old.moved + old.held - new.held;
  else new.moved := old.moved;
  end if;
  if new.version not in (old.version, old.version + 1)
     or (new.version = old.version
         and (new.state, new.held, new.released, new.refunded)
             is distinct from (old.state, old.held, old.released, old.refunded))
     or old.state in ('completed', 'refunded', 'cancelled') and new.state <> old.state
     or new.parent_id is distinct from old.parent_id
     or (new.carried <> old.carried and new.held >= old.held)
     or new.released < old.released or new.refunded < old.refunded then
    raise exception 'order % may not change from version % to %', old.no, old.version, new.version
      using errcode = 'QA002';
  end if;
  return new;
end $$;

-- At the end of a transaction the parts of an order hold together what it held before.
create function orders.conserve_split() returns trigger language plpgsql as $$
declare
  v_parent uuid := coalesce(new.parent_id, new.id);
  v_is_whole boolean;
begin
  select p.parent_id is null
      and p.moved = coalesce(sum(c.held), 0) and p.carried + coalesce(sum(c.carried), 0) = 0
      and bool_and(c.id is null or (c.kind, c.buyer_id, c.seller_id)
        is not distinct from (p.kind, p.buyer_id, p.seller_id))
    into v_is_whole
    from orders."order" p left join orders."order" c on c.parent_id = p.id
    where p.id = v_parent group by p.id;
  if v_is_whole is not true then
    raise exception 'the parts of order % do not hold what it held', v_parent using errcode = 'QA002';
  end if;
  return null;
end $$;
create constraint trigger conserve_split_parent after update on orders."order"
  deferrable initially deferred for each row
  when (new.moved <> old.moved or new.carried <> old.carried)
  execute function orders.conserve_split();
create constraint trigger conserve_split_child after insert on orders."order"
  deferrable initially deferred for each row
  when (new.parent_id is not null or new.moved <> 0 or new.carried <> 0)
  execute function orders.conserve_split();

-- A line goes to a child of its order and nowhere else, with all its lots; what was agreed and
-- counted of it stays.
create function orders.keep_line() returns trigger language plpgsql as $$
begin
  if not exists (select from orders."order" c
                 where c.id = new.order_id and c.parent_id = old.order_id)
     or (new.id, new.mpn, new.quantity, new.unit_price, new.shipped, new.received)
        is distinct from (old.id, old.mpn, old.quantity, old.unit_price, old.shipped, old.received)
  then
    raise exception 'line % goes to a child of its order only', old.id using errcode = 'QA002';
  end if;
  return new;
end $$;
create trigger keep_line before update of order_id on orders.line
  for each row when (new.order_id <> old.order_id) execute function orders.keep_line();

create function orders.keep_lots_of_line() returns trigger language plpgsql as $$
begin
  if exists (select from orders.lot t join orders.line l on l.id = t.line_id
             where t.line_id = case tg_table_name when 'line' then new.id
                                 else (to_jsonb(new) ->> 'line_id')::uuid end
               and t.order_id <> l.order_id) then
    raise exception 'lots are of the order of their line' using errcode = 'QA002';
  end if;
  return null;
end $$;
create constraint trigger lots_go_with_line after update of order_id on orders.line
  deferrable initially deferred for each row execute function orders.keep_lots_of_line();
create constraint trigger lot_goes_with_line after insert or update of order_id, line_id on orders.lot
  deferrable initially deferred for each row execute function orders.keep_lots_of_line();
