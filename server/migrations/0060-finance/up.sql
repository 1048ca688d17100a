-- Settings are named by the program, which knows what each of them may say.
alter table settings.entry drop constraint entry_key_check;
alter table settings.entry add constraint entry_key_check check (key ~ '^[a-z][A-Za-z]{1,39}$');

-- Numbers of payments that are still to be announced: a member writes one, with its check digits, into
-- the transfer (ISO 11649), and the record that announces it takes it as its own number.
create table wallet.payment_reference (
  no text primary key,
  owner uuid not null,
  purpose text not null check (purpose in ('recharge', 'deposit')),
  order_id uuid,
  at timestamptz not null,
  used_at timestamptz check (used_at >= at)
);
-- One of a purpose is open at a time, however often a page is read.
create unique index payment_reference_open on wallet.payment_reference
  (owner, purpose, coalesce(order_id, '00000000-0000-0000-0000-000000000000'))
  where used_at is null;

-- How an exchange ended is read for each of its rows in a ledger. Other transfers are not in it.
create index transfer_of_exchange on wallet.transfer (cause_id)
  where kind in ('exchangeDone', 'exchangeFailed', 'exchangeReturned');

-- Exchanges are paid to saved accounts, and a payment that the bank returned opens one again. Those
-- of before name no account.
alter table exchange.quote add column bank_account uuid;
alter table exchange.exchange
  add column bank_account uuid,
  add column payable_from timestamptz,
  add column return_reason text not null default '';

alter table exchange.exchange drop constraint exchange_state_check;
alter table exchange.exchange add constraint exchange_state_check
  check (state in ('frozen', 'success', 'returned', 'failed'));
alter table exchange.exchange drop constraint exchange_check2;
alter table exchange.exchange add constraint exchange_paid_check
  check ((state in ('success', 'returned')) = (bank_reference <> ''));
alter table exchange.exchange add constraint exchange_returned_check
  check (state <> 'returned' or return_reason <> '');

-- What was agreed never changes. A paid exchange may only be returned, a failed one stays as it is.
create or replace function exchange.keep_agreed() returns trigger language plpgsql as $$
begin
  if old.state = 'failed' or (old.state = 'success' and new.state <> 'returned')
      or (new.id, new.no, new.quote, new.owner, new.at, new.sell, new.fee, new.buy,
        new.rate_micros, new.fee_bp, new.payee, new.bank_account) is distinct from (old.id, old.no,
        old.quote, old.owner, old.at, old.sell, old.fee, old.buy, old.rate_micros, old.fee_bp,
        old.payee, old.bank_account) then
    raise exception 'an exchange is decided once' using errcode = 'EX001';
  end if;
  return new;
end $$;

create table exchange.event (
  exchange uuid not null references exchange.exchange (id),
  version integer not null,
  at timestamptz not null,
  event text not null,
  actor text not null,
  person uuid,
  name text not null default '',
  reason text not null default '',
  bank_reference text not null default '',
  primary key (exchange, version)
);
create function exchange.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an exchange stays as it is' using errcode = 'EX001';
end $$;
create trigger event_stays before update or delete or truncate on exchange.event
  for each statement execute function exchange.refuse_change();

-- A payment or return of the bank belongs to one exchange, also after it was opened again.
create table exchange.reference (
  reference text primary key check (reference <> ''),
  exchange uuid not null references exchange.exchange (id)
);
insert into exchange.reference (reference, exchange)
select bank_reference, id from exchange.exchange where bank_reference <> '';
