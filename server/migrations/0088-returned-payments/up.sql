-- Payments of third parties that go back to their senders (decision 0072). Their money is in suspense
-- from the approval of two people until the bank has paid it out.
do $$
declare
  v_before text := pg_get_functiondef('wallet.open()'::regprocedure);
  v_after text := replace(v_before, '''bankCharges''', '''bankCharges'', ''suspense''');
begin
  if v_after = v_before then raise exception 'wallet.open() names no account of charges'; end if;
  execute v_after;
end $$;
insert into wallet.account (id, owner, kind, currency)
select wallet.account_id(null, 'suspense', c.currency), null, 'suspense', c.currency
from unnest(array['USD', 'CNY']) as c (currency);

-- Payer, account and amount are those of the line.
create table bank.payment_return (
  id uuid primary key,
  no text not null unique,
  version integer not null default 1,
  state text not null default 'approved'
    check (state in ('approved', 'sent', 'completed', 'returned', 'cancelled')),
  since timestamptz not null,
  at timestamptz not null,
  line uuid not null references bank.line (id),
  match uuid not null references bank.match (id),
  currency text not null check (currency in ('USD', 'CNY')),
  amount bigint not null check (amount > 0),
  payer_name text not null,
  payer_account text not null check (payer_account <> ''),
  -- SWIFT code; empty where the account is an IBAN.
  bank_code text not null default '',
  reason text not null check (reason <> ''),
  -- The record that the payment was meant for, and its owner; null where nobody is known.
  item_kind text,
  item uuid,
  item_no text not null default '',
  owner uuid,
  requested_by uuid not null,
  requested_name text not null,
  approved_by uuid not null,
  approved_name text not null,
  bank_reference text not null default '',
  sent_on date,
  -- Why the bank sent it back.
  bank_reason text not null default '',
  -- Nobody sends money back alone, whoever writes here.
  constraint second_person check (approved_by <> requested_by),
  check ((item is null) = (item_kind is null)),
  check (item is null or owner is not null)
);
create unique index payment_return_once on bank.payment_return (line) where state <> 'cancelled';
create index payment_return_open on bank.payment_return (since) where state in ('approved', 'sent', 'returned');

create table bank.payment_return_event (
  payment_return uuid not null references bank.payment_return (id),
  version integer not null,
  at timestamptz not null,
  event text not null,
  person uuid,
  name text not null default '',
  note text not null default '',
  primary key (payment_return, version)
);

-- What goes back to whom never changes.
create function bank.keep_payment_return() returns trigger language plpgsql as $$
begin
  if old.state in ('cancelled') or new.version <> old.version + 1
    or (new.id, new.no, new.at, new.line, new.match, new.currency, new.amount, new.payer_name,
      new.payer_account, new.bank_code, new.item_kind, new.item, new.owner) is distinct from
      (old.id, old.no, old.at, old.line, old.match, old.currency, old.amount, old.payer_name,
      old.payer_account, old.bank_code, old.item_kind, old.item, old.owner) then
    raise exception 'a returned payment keeps its payer and amount' using errcode = 'BK001';
  end if;
  return new;
end $$;
create trigger keep_payment_return before update on bank.payment_return
  for each row execute function bank.keep_payment_return();
create trigger payment_return_stays before delete or truncate on bank.payment_return
  for each statement execute function bank.refuse_change();
create trigger payment_return_event_stays before update or delete or truncate
  on bank.payment_return_event for each statement execute function bank.refuse_change();
create trigger told_to_desks after insert or update on bank.payment_return
  for each row execute function kit.tell_desks('bank');

-- Files pay both withdrawals and returned payments.
alter table bank.payout_item rename column withdrawal to payment;
alter table bank.payout_item add column kind text not null default 'withdrawal'
  check (kind in ('withdrawal', 'paymentReturn'));
