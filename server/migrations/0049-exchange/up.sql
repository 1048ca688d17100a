-- Exchanges of a member's USD for CNY that the provider pays to a bank account (specification,
-- sections 3 to 5). The money itself moves in the ledger; here stands what was agreed and by whom.
create schema exchange;

-- A rate that was locked for a sale and a payee. It is used once, and not after it has expired.
create table exchange.quote (
  id uuid primary key,
  owner uuid not null,
  sell bigint not null check (sell > 0),
  fee bigint not null check (fee >= 0 and fee < sell),
  buy bigint not null check (buy > 0),
  -- CNY for one USD, in millionths; the fee in 1/10,000 of the sale.
  rate_micros bigint not null check (rate_micros > 0),
  fee_bp integer not null check (fee_bp between 0 and 1000),
  rate_source text not null,
  rate_at timestamptz not null,
  payee jsonb not null,
  at timestamptz not null,
  expires_at timestamptz not null check (expires_at >= at),
  used_by uuid unique,
  constraint quote_amounts check (
    fee = ceil(sell::numeric * fee_bp / 10000)
    and buy = trunc((sell - fee)::numeric * rate_micros / 1000000))
);
create index quote_open on exchange.quote (owner) where used_by is null;

create table exchange.exchange (
  id uuid primary key,
  no text not null unique,
  quote uuid not null unique references exchange.quote (id),
  owner uuid not null,
  version integer not null default 1,
  state text not null default 'frozen' check (state in ('frozen', 'success', 'failed')),
  since timestamptz not null,
  at timestamptz not null,
  sell bigint not null,
  fee bigint not null,
  buy bigint not null,
  rate_micros bigint not null,
  fee_bp integer not null,
  rate_source text not null,
  rate_at timestamptz not null,
  payee jsonb not null,
  decided_at timestamptz,
  decided_by uuid,
  fail_reason text not null default '',
  bank_reference text not null default '',
  check ((state = 'frozen') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'failed') = (fail_reason <> '')),
  check ((state = 'success') = (bank_reference <> ''))
);
create index exchange_owner on exchange.exchange (owner, at desc);
create index exchange_frozen on exchange.exchange (at) where state = 'frozen';
-- One payment of the bank pays one exchange.
create unique index exchange_bank_reference on exchange.exchange (bank_reference)
  where bank_reference <> '';

-- What was agreed never changes, and an exchange that has ended stays as it is.
create function exchange.keep_agreed() returns trigger language plpgsql as $$
begin
  if old.state <> 'frozen' or (new.id, new.no, new.quote, new.owner, new.at, new.sell, new.fee,
      new.buy, new.rate_micros, new.fee_bp, new.payee) is distinct from (old.id, old.no, old.quote,
      old.owner, old.at, old.sell, old.fee, old.buy, old.rate_micros, old.fee_bp, old.payee) then
    raise exception 'an exchange is decided once' using errcode = 'EX001';
  end if;
  return new;
end $$;
create trigger keep_agreed before update on exchange.exchange
  for each row execute function exchange.keep_agreed();

-- An exchange is what its quote says.
create function exchange.as_quoted() returns trigger language plpgsql as $$
begin
  if not exists (select from exchange.quote q where q.id = new.quote and q.owner = new.owner
      and (q.sell, q.fee, q.buy, q.rate_micros, q.fee_bp, q.payee)
        = (new.sell, new.fee, new.buy, new.rate_micros, new.fee_bp, new.payee)
      and new.at < q.expires_at) then
    raise exception 'an exchange is made as quoted' using errcode = 'EX002';
  end if;
  return new;
end $$;
create trigger as_quoted before insert on exchange.exchange
  for each row execute function exchange.as_quoted();

create trigger told_to_desks after insert or update on exchange.exchange
  for each row execute function kit.tell_desks('exchanges');
