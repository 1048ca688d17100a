-- After-sale claims on completed orders (domain section 6). Amounts are USD cents, unit prices
-- 0.00001 USD.
create schema claims;

-- Pieces of a delivered line, and how many of them claims hold: never more than were delivered.
create table claims.line_hold (
  line_id uuid primary key,
  delivered integer not null check (delivered > 0),
  held integer not null check (held between 0 and delivered)
);

create table claims.claim (
  id uuid primary key,
  no text not null unique,
  kind text not null check (kind in ('trade', 'agent')),
  order_id uuid not null,
  order_no text not null,
  line_id uuid not null references claims.line_hold,
  mpn text not null,
  manufacturer text not null,
  unit_price bigint not null check (unit_price > 0),
  delivered integer not null check (delivered > 0),
  buyer_id uuid not null,
  buyer_name text not null,
  seller_id uuid not null check (seller_id <> buyer_id),
  seller_name text not null,
  state text not null check (state in ('applied', 'refused', 'negotiating', 'arbitrating',
    'returnAuthorised', 'returning', 'returned', 'replacing', 'refunded', 'replaced',
    'compensated', 'rejected', 'withdrawn')),
  version integer not null check (version > 0),
  applied_at timestamptz not null,
  since timestamptz not null,
  warranty_until timestamptz not null,
  reason text not null,
  quantity integer not null check (quantity between 1 and delivered),
  claimed jsonb not null,
  text text not null,
  refusal text not null default '',
  offer jsonb,
  settlement jsonb,
  -- Still set aside of the seller's money, in the escrow of the claim's own id.
  held bigint not null default 0 check (held >= 0),
  paid bigint not null default 0 check (paid >= 0),
  owed bigint not null default 0 check (owed >= 0),
  back jsonb,
  counted jsonb,
  forwarded jsonb,
  quarantined_at timestamptz,
  replacement_id uuid unique,
  replacement_no text,
  waits_on text[] not null default '{}',
  waits_from timestamptz,
  due_at timestamptz,
  due_days integer,
  clock_at timestamptz,
  -- When those whom this deadline concerns were reminded of it.
  reminded_at timestamptz,
  check ((replacement_id is null) = (replacement_no is null))
);
create index claim_of_order on claims.claim (order_id);
create index claim_of_buyer on claims.claim (buyer_id, applied_at desc);
create index claim_of_seller on claims.claim (seller_id, applied_at desc);
create index claim_clock on claims.claim (clock_at) where clock_at is not null;
create index claim_due on claims.claim (due_at) where due_at is not null;

-- A state changes with the version, one at a time; a claim that has ended keeps its state, and the
-- claim itself stays as it was made.
create function claims.guard_claim() returns trigger language plpgsql as $$
begin
  if new.version not in (old.version, old.version + 1)
     or new.version = old.version
        and (new.state, new.held, new.paid, new.owed)
            is distinct from (old.state, old.held, old.paid, old.owed)
     or old.state in ('refunded', 'replaced', 'compensated', 'rejected', 'withdrawn')
        and new.state <> old.state
     or new.paid < old.paid
     or (new.id, new.no, new.order_id, new.line_id, new.buyer_id, new.seller_id, new.unit_price,
         new.quantity, new.claimed, new.text)
        is distinct from
        (old.id, old.no, old.order_id, old.line_id, old.buyer_id, old.seller_id, old.unit_price,
         old.quantity, old.claimed, old.text) then
    raise exception 'claim % may not change from version % to %', old.no, old.version, new.version
      using errcode = 'CL001';
  end if;
  return new;
end $$;
create trigger guard_claim before update on claims.claim
  for each row execute function claims.guard_claim();

-- Claims hold their pieces until they are withdrawn or rejected.
create function claims.hold_pieces() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update claims.line_hold set held = held + new.quantity where line_id = new.line_id;
  elsif new.state in ('withdrawn', 'rejected') and old.state <> new.state then
    update claims.line_hold set held = held - new.quantity where line_id = new.line_id;
  end if;
  return null;
end $$;
create trigger hold_pieces after insert or update on claims.claim
  for each row execute function claims.hold_pieces();

-- What was said and done, the first first; it stays.
create table claims.entry (
  id uuid primary key,
  claim_id uuid not null references claims.claim,
  at timestamptz not null,
  event text not null,
  -- Null where something was only said.
  from_state text,
  to_state text,
  by text not null,
  by_id uuid,
  name text not null,
  text text not null,
  files jsonb not null default '[]',
  terms jsonb
);
create index entry_of_claim on claims.entry (claim_id, at, id);
create function claims.keep_entry() returns trigger language plpgsql as $$
begin
  raise exception 'what was said in a claim stays' using errcode = 'CL001';
end $$;
create trigger keep_entry before update or delete on claims.entry
  for each row execute function claims.keep_entry();

create trigger told_to_desks after insert or update on claims.claim
  for each row execute function kit.tell_desks('claims');
