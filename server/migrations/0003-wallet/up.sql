-- The ledger (domain section 7). Money moves in one way only: a row is inserted into wallet.transfer,
-- which names its postings, and a trigger makes them. So the rules hold for whoever writes SQL here,
-- not only for wallet.post, which is the way that the program takes.
create schema wallet;

-- An account's id is made from whose it is, so that nobody has to look it up.
create function wallet.account_id(p_owner uuid, p_kind text, p_currency text)
returns uuid language sql immutable parallel safe
return md5(coalesce(p_owner::text, 'platform') || '/' || p_kind || '/' || p_currency)::uuid;

-- Accounts of users carry their balance. Platform accounts (owner null) carry none: every transfer
-- would wait for that one row. Theirs is wallet.rollup and the entries since (wallet.platform_balance).
create table wallet.account (
  id uuid primary key,
  owner uuid,
  kind text not null,
  currency text not null,
  balance bigint not null default 0,
  floor bigint not null default 0,
  seq bigint not null default 0,
  constraint account_never_below_floor check (balance >= floor)
) with (fillfactor = 50);
create index account_owner on wallet.account (owner);

-- What moved money and why, with its postings in the order of their accounts' ids. A leg says what a
-- posting touches: a user's or a platform account, or the escrow of an order (the account is then the
-- order's id): hold puts money in, release and refund take it out.
create table wallet.transfer (
  id uuid primary key,
  idem uuid not null constraint transfer_idem unique,
  kind text not null,
  party uuid,
  cause_kind text not null,
  cause_id uuid not null,
  cause_no text not null,
  remark text not null default '',
  at timestamptz not null,
  accounts uuid[] not null,
  legs text[] not null,
  currencies text[] not null,
  amounts bigint[] not null
);

-- The postings of an account one after the other, each with the balance that it left.
create table wallet.entry (
  account uuid not null,
  seq bigint not null,
  transfer uuid not null,
  leg text not null,
  currency text not null,
  amount bigint not null,
  balance_after bigint,
  primary key (account, seq)
);

-- The escrow of an order: one row per order, resolved exactly once.
create table wallet.hold (
  order_id uuid primary key,
  payer uuid not null,
  currency text not null,
  held bigint not null,
  released bigint not null default 0,
  refunded bigint not null default 0,
  seq bigint not null default 1,
  transfer uuid not null,
  resolved_at timestamptz,
  constraint hold_never_over check (
    held > 0 and released >= 0 and refunded >= 0 and released + refunded <= held
    and (released = 0 or released + refunded = held)
    and (resolved_at is not null) = (released + refunded = held))
) with (fillfactor = 50);
create index hold_open_of_payer on wallet.hold (payer) where resolved_at is null;

-- Entries of platform accounts are numbered by a sequence: ordered, and not without gaps.
create sequence wallet.platform_seq;

-- The balance of a platform account up to one of its entries, so that reading it stays cheap.
create table wallet.rollup (
  account uuid not null references wallet.account (id),
  upto_seq bigint not null,
  balance numeric not null,
  primary key (account, upto_seq)
);

-- Refusals. The program maps these states to its declared failures.
--   WA001 unbalanced   WA002 not enough   WA003 more than held, or held twice
--   WA004 key reused   WA005 history is not changed   WA006 no such account
create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'WA005',
    message = format('wallet.%s: %s is refused', tg_table_name, lower(tg_op)),
    hint = 'Money moves by new entries only.';
end $$;

-- What an account must be when it is opened. These stand here and not as checks because an account
-- changes in nothing but balance and number, and every check is compiled anew for every update.
create function wallet.open() returns trigger language plpgsql as $$
begin
  if new.id <> wallet.account_id(new.owner, new.kind, new.currency)
    or new.balance <> 0 or new.seq <> 0 or new.floor < 0
    or new.currency not in ('USD', 'CNY')
    or new.owner is null and new.kind not in
      ('bank', 'fx', 'commission', 'service', 'tests', 'freight', 'exchangeFee')
    or new.owner is not null and new.kind not in ('available', 'frozen', 'deposit')
  then
    raise exception using errcode = 'WA006',
      message = format('no account opens as %s %s of %s', new.kind, new.currency, new.owner);
  end if;
  return new;
end $$;

-- Entries, balances and escrows change from within the trigger of a transfer, never by a statement of
-- their own. (A trigger per row would lock each row once more, before its update.)
create trigger entry_made_by_transfer before insert on wallet.entry
  for each statement when (pg_trigger_depth() = 0) execute function wallet.refuse_change();
create trigger account_moves_by_transfer before update on wallet.account
  for each statement when (pg_trigger_depth() = 0) execute function wallet.refuse_change();
create trigger hold_moves_by_transfer before insert or update on wallet.hold
  for each statement when (pg_trigger_depth() = 0) execute function wallet.refuse_change();
create trigger entry_stays before update or delete or truncate on wallet.entry
  for each statement execute function wallet.refuse_change();
create trigger transfer_stays before update or delete or truncate on wallet.transfer
  for each statement execute function wallet.refuse_change();
create trigger account_stays before delete or truncate on wallet.account
  for each statement execute function wallet.refuse_change();
create trigger account_opens before insert on wallet.account
  for each row execute function wallet.open();
create trigger hold_stays before delete or truncate on wallet.hold
  for each statement execute function wallet.refuse_change();
create trigger rollup_stays before update or delete or truncate on wallet.rollup
  for each statement execute function wallet.refuse_change();

-- Makes the postings of a transfer: moves what each touches, and writes the entry with the number and
-- the balance that this gave. All of it is undone with the transfer where anything is refused.
create function wallet.make_entries() returns trigger language plpgsql as $$
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

create function wallet.refuse_user_leg(p_account uuid, p_currency text) returns void
language plpgsql as $$
begin
  perform from wallet.account a
    where a.id = p_account and a.currency = p_currency and a.owner is not null;
  if not found then
    raise exception using errcode = 'WA006',
      message = format('no user account %s in %s', p_account, p_currency);
  end if;
  raise exception using errcode = 'WA002',
    message = format('the balance of account %s is not enough', p_account);
end $$;

create trigger transfer_makes_entries after insert on wallet.transfer
  for each row execute function wallet.make_entries();

-- A rollup's balance is summed here, whatever the inserted row says. The lock lets no entry with a
-- lower number commit later; it needs the newest snapshot, which only read committed gives.
create function wallet.sum_up() returns trigger language plpgsql as $$
declare
  v_from bigint;
  v_balance numeric;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception using errcode = 'WA005', message = 'a rollup is made in read committed';
  end if;
  lock table wallet.entry in share mode;
  select r.upto_seq, r.balance into v_from, v_balance from wallet.rollup r
    where r.account = new.account order by r.upto_seq desc limit 1;
  select coalesce(max(e.seq), v_from, 0), coalesce(sum(e.amount), 0) + coalesce(v_balance, 0)
    into new.upto_seq, new.balance
    from wallet.entry e where e.account = new.account and e.seq > coalesce(v_from, 0);
  if new.upto_seq = coalesce(v_from, 0) then return null; end if;
  return new;
end $$;
create trigger rollup_sums before insert on wallet.rollup
  for each row execute function wallet.sum_up();

-- What a platform account stands at: its newest rollup and the entries since.
create view wallet.platform_balance as
select a.id, a.kind, a.currency,
  coalesce(r.balance, 0) + coalesce((
    select sum(e.amount) from wallet.entry e
    where e.account = a.id and e.seq > coalesce(r.upto_seq, 0)), 0) as balance
from wallet.account a
left join lateral (
  select r.upto_seq, r.balance from wallet.rollup r
  where r.account = a.id order by r.upto_seq desc limit 1) r on true
where a.owner is null;

-- One transfer, in one call; it answers the transfer's id. The key comes first: the same key with the
-- same content moves nothing and answers the id of the first transfer, which is then another than
-- p_id. The caller names each account by its id (an escrow by its order) and gives the postings in the
-- order of these ids: accounts are locked in that order, so that two transfers never wait for each
-- other in a circle.
create function wallet.post(
  p_id uuid, p_idem uuid, p_kind text, p_party uuid,
  p_cause_kind text, p_cause_id uuid, p_cause_no text, p_remark text, p_at timestamptz,
  p_accounts uuid[], p_legs text[], p_currencies text[], p_amounts bigint[]
) returns uuid language plpgsql as $$
declare
  v_first uuid;
  v_is_same boolean;
begin
  insert into wallet.transfer (id, idem, kind, party, cause_kind, cause_id, cause_no, remark, at,
      accounts, legs, currencies, amounts)
    values (p_id, p_idem, p_kind, p_party, p_cause_kind, p_cause_id, p_cause_no, p_remark, p_at,
      p_accounts, p_legs, p_currencies, p_amounts)
    on conflict (idem) do nothing;
  if found then return p_id; end if;
  select t.id, (t.kind, t.party, t.cause_id, t.accounts, t.legs, t.currencies, t.amounts)
      is not distinct from
      (p_kind, p_party, p_cause_id, p_accounts, p_legs, p_currencies, p_amounts)
    into strict v_first, v_is_same
    from wallet.transfer t where t.idem = p_idem;
  if not v_is_same then
    raise exception using errcode = 'WA004',
      message = format('key %s belongs to transfer %s of other content', p_idem, v_first);
  end if;
  return v_first;
end $$;

insert into wallet.account (id, owner, kind, currency)
select wallet.account_id(null, k.kind, c.currency), null, k.kind, c.currency
from unnest(array['bank', 'fx', 'commission', 'service', 'tests', 'freight', 'exchangeFee'])
  as k (kind), unnest(array['USD', 'CNY']) as c (currency);

-- A transfer to the provider's bank that a user announced; finance confirms it when it has arrived.
create table wallet.recharge (
  id uuid primary key,
  no text not null unique,
  owner uuid not null,
  version integer not null default 1,
  state text not null default 'pending' check (state in ('pending', 'success', 'failed')),
  amount bigint not null check (amount > 0),
  account_name text not null,
  account_number text not null,
  bank_name text not null,
  bank_code text not null,
  proof text not null,
  remark text not null default '',
  -- The order that it pays at once when it is confirmed.
  order_kind text,
  order_id uuid,
  order_no text,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  fail_reason text not null default '',
  transfer uuid references wallet.transfer (id),
  check ((order_id is null) = (order_no is null) and (order_id is null) = (order_kind is null)),
  check ((state = 'success') = (transfer is not null)),
  check ((state = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'failed') = (fail_reason <> ''))
);
create index recharge_owner on wallet.recharge (owner, at desc);
create index recharge_pending on wallet.recharge (at) where state = 'pending';
