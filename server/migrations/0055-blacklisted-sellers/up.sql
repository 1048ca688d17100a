-- Sellers on the public blacklist: their lines leave search, counters and bills while they are
-- listed; of a seller whose entry is still being decided, readers are warned.
create table catalog.blacklisted_seller (
  account uuid primary key,
  stage text not null check (stage in ('pending', 'listed')),
  at timestamptz not null
);

-- Sellers whose lines nobody else sees.
create function catalog.hidden_sellers() returns uuid[] language sql stable as $$
  select array(select account from catalog.blacklisted_seller where stage = 'listed')
$$;

-- Those who write lines of a seller hold its lock together; who lists the seller holds it alone.
create function catalog.seller_lock(account uuid) returns bigint
language sql immutable as $$ select hashtextextended('catalog.seller ' || account::text, 0) $$;

create or replace function catalog.lowest_price(of bigint, horizon timestamptz) returns bigint
language sql stable as $$
  select unit_price from catalog.stock_line
  where part = of and unit_price is not null and confirmed_at > horizon
    and account <> all ((select catalog.hidden_sellers())::uuid[])
  order by part, unit_price limit 1
$$;

-- As in 0020-search; lines of listed sellers are in no counter.
create or replace function catalog.count_lines() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  horizon timestamptz;
  hidden uuid[];
  source text;
  found bigint;
  named bigint;
begin
  perform pg_advisory_xact_lock_shared(catalog.horizon_lock());
  source := case tg_op
    when 'INSERT' then 'select 1 as sign, l.* from new_lines l'
    when 'DELETE' then 'select -1 as sign, l.* from old_lines l'
    else 'select -1 as sign, l.* from old_lines l union all select 1, l.* from new_lines l'
  end;
  execute format('select pg_advisory_xact_lock_shared(catalog.seller_lock(account))
    from (select distinct account from (%s) l order by account) a', source);
  select stale_at into horizon from catalog.horizon;
  hidden := catalog.hidden_sellers();
  if tg_op <> 'INSERT' then
    -- The lowest price may have to be looked up again, which must see the lines of all who wrote
    -- before: their parts are locked first, and the next statement looks.
    execute format('select from catalog.part where id in (select part from (%s) l)
      order by id for no key update', source);
  end if;
  execute format($sql$
    with moved as (
      select part, sum(sign)::int as n, sum(sign * quantity::bigint)::bigint as pieces,
        coalesce(sum(sign) filter (where condition = 'brandNew'), 0)::int as brand_new,
        coalesce(sum(sign) filter (where condition = 'likeNew'), 0)::int as like_new,
        coalesce(sum(sign) filter (where condition = 'reNew'), 0)::int as re_new,
        coalesce(sum(sign) filter (where packaging = 'roll'), 0)::int as roll,
        coalesce(sum(sign) filter (where packaging = 'pallet'), 0)::int as pallet,
        coalesce(sum(sign) filter (where packaging = 'pipe'), 0)::int as pipe,
        coalesce(sum(sign) filter (where lead_time = 'now'), 0)::int as now,
        min(unit_price) filter (where sign = 1) as low,
        min(unit_price) filter (where sign = -1) as gone,
        max(confirmed_at) filter (where sign = 1) as confirmed
      from (%s) l where confirmed_at > $1 and account <> all ($2) group by part order by part
    )
    update catalog.part p set
      n_lines = p.n_lines + m.n, qty = p.qty + m.pieces,
      n_brand_new = p.n_brand_new + m.brand_new, n_like_new = p.n_like_new + m.like_new,
      n_re_new = p.n_re_new + m.re_new, n_roll = p.n_roll + m.roll,
      n_pallet = p.n_pallet + m.pallet, n_pipe = p.n_pipe + m.pipe, n_now = p.n_now + m.now,
      min_price = case when m.gone <= p.min_price
        then catalog.lowest_price(p.id, $1) else least(p.min_price, m.low) end,
      confirmed_at = greatest(p.confirmed_at, m.confirmed)
    from moved m where p.id = m.part
  $sql$, source) using horizon, hidden;
  if tg_op <> 'DELETE' then
    get diagnostics found = row_count;
    select count(distinct part) into named from new_lines;
    if found < named and exists (select from new_lines l
        where not exists (select from catalog.part p where p.id = l.part)) then
      raise exception 'a line of stock names a part that is not there' using errcode = '23503';
    end if;
  end if;
  return null;
end $$;

-- Counts parts anew from their lines, all of them where none are named; named ones are locked
-- before, in the order of their ids.
create function catalog.recount_parts(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is not null then
    perform from catalog.part where id = any (ids) order by id for no key update;
  end if;
  update catalog.part p set n_lines = coalesce(c.n, 0), qty = coalesce(c.pieces, 0),
    n_brand_new = coalesce(c.brand_new, 0), n_like_new = coalesce(c.like_new, 0),
    n_re_new = coalesce(c.re_new, 0), n_roll = coalesce(c.roll, 0),
    n_pallet = coalesce(c.pallet, 0), n_pipe = coalesce(c.pipe, 0), n_now = coalesce(c.now, 0),
    min_price = c.low, confirmed_at = coalesce(c.confirmed, '-infinity')
  from catalog.part q left join (
    select part, count(*)::int as n, sum(quantity)::bigint as pieces,
      count(*) filter (where condition = 'brandNew')::int as brand_new,
      count(*) filter (where condition = 'likeNew')::int as like_new,
      count(*) filter (where condition = 'reNew')::int as re_new,
      count(*) filter (where packaging = 'roll')::int as roll,
      count(*) filter (where packaging = 'pallet')::int as pallet,
      count(*) filter (where packaging = 'pipe')::int as pipe,
      count(*) filter (where lead_time = 'now')::int as now,
      min(unit_price) as low, max(confirmed_at) as confirmed
    from catalog.stock_line
    where (ids is null or part = any (ids)) and confirmed_at > (select stale_at from catalog.horizon)
      and account <> all ((select catalog.hidden_sellers())::uuid[])
    group by part
  ) c on c.part = q.id
  where p.id = q.id and (ids is null or q.id = any (ids))
    and (p.n_lines, p.qty, p.min_price, p.confirmed_at) is distinct from
      (coalesce(c.n, 0), coalesce(c.pieces, 0), c.low, coalesce(c.confirmed, '-infinity'));
end $$;

create or replace function catalog.recount() returns void language sql as $$
  select catalog.recount_parts(null)
$$;

-- As in 0020-search; lines of listed sellers were in no counter before either.
create or replace function catalog.move_horizon(stale timestamptz) returns integer
language plpgsql as $$
declare
  before timestamptz;
  changed integer;
begin
  if not pg_try_advisory_xact_lock(catalog.horizon_lock()) then
    return null;
  end if;
  select stale_at into before from catalog.horizon;
  if stale <= before then
    return 0;
  end if;
  update catalog.horizon set stale_at = stale;
  with gone as (
    select part, count(*)::int as n, sum(quantity)::bigint as pieces,
      count(*) filter (where condition = 'brandNew')::int as brand_new,
      count(*) filter (where condition = 'likeNew')::int as like_new,
      count(*) filter (where condition = 'reNew')::int as re_new,
      count(*) filter (where packaging = 'roll')::int as roll,
      count(*) filter (where packaging = 'pallet')::int as pallet,
      count(*) filter (where packaging = 'pipe')::int as pipe,
      count(*) filter (where lead_time = 'now')::int as now,
      min(unit_price) as low
    from catalog.stock_line where confirmed_at > before and confirmed_at <= stale
      and account <> all ((select catalog.hidden_sellers())::uuid[])
    group by part
  )
  update catalog.part p set n_lines = p.n_lines - g.n, qty = p.qty - g.pieces,
    n_brand_new = p.n_brand_new - g.brand_new, n_like_new = p.n_like_new - g.like_new,
    n_re_new = p.n_re_new - g.re_new, n_roll = p.n_roll - g.roll,
    n_pallet = p.n_pallet - g.pallet, n_pipe = p.n_pipe - g.pipe, n_now = p.n_now - g.now,
    min_price = case when g.low <= p.min_price
      then catalog.lowest_price(p.id, stale) else p.min_price end
  from gone g where p.id = g.part;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- A seller's record as it is sent says where it stands; as in 0026-find.
alter table catalog.seller_standing drop column wire;
alter table catalog.seller_standing add column blacklist text
  check (blacklist in ('pending', 'listed'));
alter table catalog.seller_standing add column wire text generated always as (
  '{"passedLots":' || passed::text || ',"inspectedLots":' || inspected::text
  || ',"interval":' || coalesce('{"low":' || low::text || ',"high":' || high::text || '}', 'null')
  || ',"enquiries":' || case when asked = 0 then 'null'
    else '{"asked":' || asked::text || ',"answered":' || answered::text || '}' end
  || ',"shipments":' || case when ship_due = 0 then 'null'
    else '{"due":' || ship_due::text || ',"inTime":' || ship_in_time::text || '}' end
  || ',"blacklist":' || coalesce('"' || blacklist || '"', 'null')
  || '}') stored;

-- A seller that is drawn for the first time may be marked already.
create function catalog.mark_standing() returns trigger language plpgsql as $$
begin
  new.blacklist := (select stage from catalog.blacklisted_seller where account = new.account);
  return new;
end $$;
create trigger mark_standing before insert on catalog.seller_standing
  for each row execute function catalog.mark_standing();

-- A seller was listed, or is no longer: its parts are counted anew. The triggers of parts and of
-- standings tell the index of each process.
create function catalog.note_blacklisted() returns trigger language plpgsql as $$
declare
  seller uuid := coalesce(new.account, old.account);
  was_hidden boolean := tg_op <> 'INSERT' and old.stage = 'listed';
  is_hidden boolean := tg_op <> 'DELETE' and new.stage = 'listed';
begin
  update catalog.seller_standing set blacklist = case when tg_op <> 'DELETE' then new.stage end
    where account = seller;
  if was_hidden <> is_hidden then
    perform pg_advisory_xact_lock_shared(catalog.horizon_lock());
    perform pg_advisory_xact_lock(catalog.seller_lock(seller));
    perform catalog.recount_parts(
      array(select distinct part from catalog.stock_line where account = seller));
  end if;
  return null;
end $$;
create trigger note_blacklisted after insert or update or delete on catalog.blacklisted_seller
  for each row execute function catalog.note_blacklisted();

-- Entries that were open before sellers were marked.
insert into catalog.blacklisted_seller (account, stage, at)
  select supplier_id, case when bool_or(state = 'published') then 'listed' else 'pending' end,
    min(coalesce(published_at, noticed_at))
  from content.blacklist_entry
  where supplier_id is not null and state in ('noticed', 'published')
  group by supplier_id;
