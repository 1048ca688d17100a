-- The order pipeline: orders and their lines, terms, pieces, history and thread. Other slices'
-- records are named by id only.
create schema orders;

create table orders."order" (
  id uuid primary key,
  no text not null unique,
  kind text not null check (kind in ('trade', 'agent')),
  state text not null check (state in (
    'placed', 'priced', 'confirmed', 'paid', 'inbound', 'received', 'inspecting', 'reported',
    'disputed', 'quarantined', 'cleared', 'dispatched', 'returning', 'returned', 'refunding',
    'completed', 'refunded', 'cancelled')),
  version integer not null check (version > 0),
  placed_at timestamptz not null,
  since timestamptz not null,
  buyer_id uuid not null,
  buyer_name text not null,
  buyer_country text not null,
  -- An agent order's supplier may have no account yet.
  seller_id uuid check (seller_id <> buyer_id),
  seller_name text not null,
  seller_country text not null,
  supplier jsonb,
  source jsonb,
  ship_to jsonb not null,
  inspection jsonb not null,
  invoice text not null,
  note text not null,
  -- Amounts are USD cents.
  tests_each bigint not null check (tests_each >= 0),
  freight bigint not null check (freight >= 0),
  service bigint not null check (service >= 0),
  commission_bp integer not null check (commission_bp between 0 and 10000),
  total bigint not null check (total > 0),
  -- What was paid into escrow and what left it: a copy of the ledger's hold, for lists.
  held bigint not null default 0 check (held >= 0),
  released bigint not null default 0 check (released >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  accepted_by text[] not null default '{}' check (accepted_by <@ array['buyer', 'seller']),
  acknowledged_by text[] not null default '{}' check (acknowledged_by <@ array['buyer', 'seller']),
  dispute jsonb,
  inbound jsonb,
  dock jsonb,
  outbound jsonb,
  back jsonb,
  authorised_at timestamptz,
  -- Whom the order waits for; the moment at which the clock acts on it by itself.
  waits_on text[] not null default '{}',
  waits_from timestamptz,
  due_at timestamptz,
  due_days integer,
  clock_at timestamptz,
  -- The deadline that support was told of; null while nothing is late.
  escalated_at timestamptz,
  check (released + refunded <= held),
  -- A trade order always has its seller, and no order is paid without one.
  check (seller_id is not null or (kind = 'agent' and held = 0)),
  -- Held money is gone from escrow when an order has ended.
  check (state not in ('completed', 'refunded', 'cancelled') or released + refunded = held)
) with (fillfactor = 70);
create index order_of_buyer on orders."order" (buyer_id, placed_at desc);
create index order_of_seller on orders."order" (seller_id, placed_at desc);
create index order_clock on orders."order" (clock_at) where clock_at is not null;
create index order_due on orders."order" (due_at) where due_at is not null;
create index order_state on orders."order" (state);

create table orders.line (
  id uuid primary key,
  order_id uuid not null references orders."order",
  position integer not null check (position >= 0),
  mpn text not null,
  manufacturer text not null,
  condition text not null,
  packaging text,
  date_code text not null,
  lead_time text not null,
  warranty_days integer not null check (warranty_days >= 0),
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price > 0),
  verdict text check (verdict in ('pass', 'conditional', 'suspect', 'fail')),
  accepted_quantity integer check (accepted_quantity between 0 and quantity),
  refund bigint check (refund >= 0),
  shipped integer check (shipped >= 0),
  received integer check (received >= 0),
  unique (order_id, position)
);
create index line_mpn on orders.line (mpn);

-- Pieces of a line with one date code. The counts are written by piece_move alone; what is on the
-- shelf follows from them, and is never below zero.
create table orders.lot (
  id uuid primary key,
  no text not null unique,
  order_id uuid not null references orders."order",
  line_id uuid not null references orders.line,
  position integer not null,
  date_code text not null,
  lot_code text not null,
  verdict text check (verdict in ('pass', 'conditional', 'suspect', 'fail')),
  received integer not null default 0,
  consumed integer not null default 0,
  dispatched integer not null default 0,
  returned integer not null default 0,
  quarantined integer not null default 0,
  scrapped integer not null default 0,
  on_shelf integer not null generated always as
    (received - consumed - dispatched - returned - quarantined - scrapped) stored,
  unique (order_id, position)
);
create index lot_of_line on orders.lot (line_id);

create table orders.piece_move (
  id bigint generated always as identity primary key,
  lot_id uuid not null references orders.lot,
  what text not null check (what in
    ('received', 'consumed', 'dispatched', 'returned', 'quarantined', 'scrapped')),
  pieces integer not null check (pieces > 0),
  cause text not null,
  at timestamptz not null
);
create index piece_move_of_lot on orders.piece_move (lot_id);

create function orders.refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'QA002';
end $$;

-- A lot begins with nothing, and its counts change with a move of pieces only: from inside the
-- trigger of a move, which is the second trigger deep.
create function orders.guard_lot() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (new.received, new.consumed, new.dispatched, new.returned, new.quarantined, new.scrapped)
       is distinct from (0, 0, 0, 0, 0, 0) then
      raise exception 'a lot begins with no pieces' using errcode = 'QA001';
    end if;
  elsif (new.received, new.consumed, new.dispatched, new.returned, new.quarantined, new.scrapped)
        is distinct from
        (old.received, old.consumed, old.dispatched, old.returned, old.quarantined, old.scrapped)
        and pg_trigger_depth() < 2 then
    raise exception 'pieces of a lot change by a move only' using errcode = 'QA001';
  end if;
  return new;
end $$;
create trigger guard_lot before insert or update on orders.lot
  for each row execute function orders.guard_lot();

create function orders.move_pieces() returns trigger language plpgsql as $$
declare
  v_shelf integer;
  v_line uuid;
  v_counted integer;
  v_in_lots bigint;
begin
  update orders.lot set
      received = received + case when new.what = 'received' then new.pieces else 0 end,
      consumed = consumed + case when new.what = 'consumed' then new.pieces else 0 end,
      dispatched = dispatched + case when new.what = 'dispatched' then new.pieces else 0 end,
      returned = returned + case when new.what = 'returned' then new.pieces else 0 end,
      quarantined = quarantined + case when new.what = 'quarantined' then new.pieces else 0 end,
      scrapped = scrapped + case when new.what = 'scrapped' then new.pieces else 0 end
    where id = new.lot_id
    returning on_shelf, line_id into v_shelf, v_line;
  if v_shelf < 0 then
    raise exception 'lot % would have % pieces on the shelf', new.lot_id, v_shelf
      using errcode = 'QA001';
  end if;
  if new.what = 'received' then
    select received into v_counted from orders.line where id = v_line for update;
    select sum(received) into v_in_lots from orders.lot where line_id = v_line;
    if v_in_lots > coalesce(v_counted, 0) then
      raise exception 'lots of line % hold % pieces, the dock counted %', v_line, v_in_lots, v_counted
        using errcode = 'QA001';
    end if;
  end if;
  return null;
end $$;
create trigger move_pieces after insert on orders.piece_move
  for each row execute function orders.move_pieces();
create trigger keep_moves before update or delete on orders.piece_move
  for each row execute function orders.refuse();
create trigger keep_all_moves before truncate on orders.piece_move
  for each statement execute function orders.refuse();

-- Versions of what was agreed. The text stays as it was accepted; only the acceptances are added.
create table orders.terms (
  order_id uuid not null references orders."order",
  number integer not null check (number > 0),
  body text not null,
  hash text not null check (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  tests_on_pass text not null check (tests_on_pass in ('buyer', 'seller', 'assay')),
  tests_on_fail text not null check (tests_on_fail in ('buyer', 'seller', 'assay')),
  at timestamptz not null,
  buyer_at timestamptz,
  seller_at timestamptz,
  primary key (order_id, number)
);
create function orders.keep_terms() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.number, new.body, new.hash, new.tests_on_pass, new.tests_on_fail, new.at)
     is distinct from
     (old.order_id, old.number, old.body, old.hash, old.tests_on_pass, old.tests_on_fail, old.at)
     or (old.buyer_at is not null and new.buyer_at is distinct from old.buyer_at)
     or (old.seller_at is not null and new.seller_at is distinct from old.seller_at) then
    raise exception 'terms % of order % stand as they were accepted', old.number, old.order_id
      using errcode = 'QA002';
  end if;
  return new;
end $$;
create trigger keep_terms before update on orders.terms
  for each row execute function orders.keep_terms();
create trigger keep_all_terms before delete on orders.terms
  for each row execute function orders.refuse();

-- Each version of an order is one row: what happened, who did it, what it changed.
create table orders.history (
  order_id uuid not null references orders."order",
  version integer not null,
  event text not null,
  by text not null,
  account_id uuid,
  name text not null,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  facts jsonb not null,
  primary key (order_id, version)
);
create trigger keep_history before update or delete on orders.history
  for each row execute function orders.refuse();
create trigger keep_all_history before truncate on orders.history
  for each statement execute function orders.refuse();

-- An order's state changes with its version, one at a time, whoever writes it.
create function orders.guard_order() returns trigger language plpgsql as $$
begin
  if new.version not in (old.version, old.version + 1)
     or (new.version = old.version
         and (new.state, new.held, new.released, new.refunded)
             is distinct from (old.state, old.held, old.released, old.refunded))
     or old.state in ('completed', 'refunded', 'cancelled') and new.state <> old.state
     or new.held < old.held or new.released < old.released or new.refunded < old.refunded then
    raise exception 'order % may not change from version % to %', old.no, old.version, new.version
      using errcode = 'QA002';
  end if;
  return new;
end $$;
create trigger guard_order before update on orders."order"
  for each row execute function orders.guard_order();

create table orders.thread_entry (
  id uuid primary key,
  order_id uuid not null references orders."order",
  at timestamptz not null,
  by text not null check (by in ('buyer', 'seller', 'support')),
  account_id uuid not null,
  name text not null,
  text text not null,
  -- What was attached, [{url, name}].
  files jsonb not null default '[]'
);
create index thread_of_order on orders.thread_entry (order_id, at);
create trigger keep_thread before update or delete on orders.thread_entry
  for each row execute function orders.refuse();

-- What the clock told once about a deadline of an order: half a day before, and when it was late.
create table orders.reminder (
  order_id uuid not null references orders."order",
  due_at timestamptz not null,
  waits_on text[] not null,
  what text not null check (what in ('soon', 'late')),
  at timestamptz not null,
  primary key (order_id, due_at, waits_on, what)
);
