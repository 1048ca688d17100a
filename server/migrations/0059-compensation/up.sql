-- Compensation (domain sections 6 and 7): what a seller, the platform's goodwill or its insurance paid
-- a member, with what was asked for, where it came from and at which rate the deposit was sold.
create or replace function wallet.open() returns trigger language plpgsql as $$
begin
  if new.id <> wallet.account_id(new.owner, new.kind, new.currency)
    or new.balance <> 0 or new.seq <> 0 or new.floor < 0
    or new.currency not in ('USD', 'CNY')
    or new.owner is null and new.kind not in ('bank', 'fx', 'commission', 'service', 'tests',
      'freight', 'exchangeFee', 'insurance', 'goodwill')
    or new.owner is not null and new.kind not in ('available', 'frozen', 'deposit')
  then
    raise exception using errcode = 'WA006',
      message = format('no account opens as %s %s of %s', new.kind, new.currency, new.owner);
  end if;
  return new;
end $$;

insert into wallet.account (id, owner, kind, currency)
values (wallet.account_id(null, 'goodwill', 'USD'), null, 'goodwill', 'USD');

-- Cents, but for deposit_fen. One row per key: asked for again, it answers the first one. Where
-- nothing could be taken there is no transfer, and the row says that all of it is still owed.
create table wallet.compensation (
  id uuid primary key,
  no text not null unique,
  idem uuid not null unique,
  source text not null check (source in ('seller', 'goodwill', 'insurance')),
  payer uuid,
  payee uuid not null,
  cause_kind text not null,
  cause_id uuid not null,
  cause_no text not null,
  order_kind text,
  order_id uuid,
  order_no text,
  asked bigint not null check (asked > 0),
  from_balance bigint not null default 0 check (from_balance >= 0),
  from_deposit bigint not null default 0 check (from_deposit >= 0),
  deposit_fen bigint not null default 0 check (deposit_fen >= 0),
  rate_micros bigint,
  rate_at timestamptz,
  from_platform bigint not null default 0 check (from_platform >= 0),
  reason text not null,
  at timestamptz not null,
  transfer uuid unique references wallet.transfer (id),
  check ((source = 'seller') = (payer is not null)),
  check (from_balance + from_deposit + from_platform <= asked),
  check (from_platform = 0 or from_platform = asked),
  check ((from_platform > 0) = (source <> 'seller')),
  check ((from_deposit > 0) = (deposit_fen > 0)),
  check (from_deposit = 0 or rate_micros is not null),
  check ((transfer is not null) = (from_balance + from_deposit + from_platform > 0)),
  check ((order_id is null) = (order_no is null) and (order_id is null) = (order_kind is null))
);
create index compensation_cause on wallet.compensation (cause_id);
create index compensation_order on wallet.compensation (order_id);

create trigger compensation_stays before update or delete or truncate on wallet.compensation
  for each statement execute function wallet.refuse_change();

-- Losses that insurance has covered before this table.
insert into wallet.compensation (id, no, idem, source, payee, cause_kind, cause_id, cause_no,
  order_kind, order_id, order_no, asked, from_platform, reason, at, transfer)
select t.id, 'CM-' || to_char(t.at at time zone 'Asia/Shanghai', 'YYMMDD') || '-'
    || (100000000 + row_number() over (order by t.at, t.id)),
  t.idem, 'insurance', t.party, t.cause_kind, t.cause_id, t.cause_no,
  t.cause_kind, t.cause_id, t.cause_no, e.amount, e.amount, t.remark, t.at, t.id
from wallet.transfer t join wallet.entry e on e.transfer = t.id
  and e.account = wallet.account_id(t.party, 'available', 'USD')
where t.kind = 'compensation'
  and wallet.account_id(null, 'insurance', 'USD') = any (t.accounts);
