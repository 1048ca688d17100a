-- The bank may bring back a deposit that was paid back. Its money is owed to the seller again and
-- waits in suspense; the seller may choose another account of theirs, or leave it here. `payee` is null where it goes
-- to the account that it came from.
alter table deposits.deposit
  add column bank_returns integer not null default 0,
  add column bank_return_reason text not null default '',
  add column payee jsonb
    check (payee ?& array['accountName', 'accountNumber', 'bankName', 'bankCode']),
  add column payable_from timestamptz;
alter table deposits.deposit drop constraint deposit_state_check;
alter table deposits.deposit add constraint deposit_state_check check (state in ('announced', 'held',
  'returning', 'returned', 'bankReturned', 'replaced', 'failed'));
alter table deposits.deposit drop constraint deposit_received_reference;
alter table deposits.deposit add constraint deposit_received_reference
  check ((state in ('held', 'returning', 'returned', 'bankReturned', 'replaced'))
    = (received_reference <> ''));
do $$
declare
  v_name text;
begin
  select conname into strict v_name from pg_constraint
  where conrelid = 'deposits.deposit'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%returned_fen IS NOT NULL%';
  execute format('alter table deposits.deposit drop constraint %I', v_name);
end $$;
alter table deposits.deposit
  add constraint deposit_returned_fen
    check ((state in ('returned', 'bankReturned')) = (returned_fen is not null)),
  add constraint deposit_bank_returns
    check (bank_returns > 0 or (bank_returns = 0 and state <> 'bankReturned' and payee is null));

-- References of the bank that belong to payments of before: those that came back, and their returns.
create table deposits.past_reference (
  reference text primary key,
  deposit uuid not null references deposits.deposit (id)
);

create or replace function deposits.keep_ended() returns trigger language plpgsql as $$
begin
  if old.state in ('replaced', 'failed')
    or (old.state = 'returned'
      and (new.state <> 'bankReturned' or new.bank_returns <> old.bank_returns + 1))
    or (old.state <> 'returned' and new.bank_returns <> old.bank_returns)
    or (old.returned_fen is not null and new.returned_fen is distinct from old.returned_fen
      and not (old.state = 'bankReturned' and new.state = 'held'))
    or (old.state <> 'bankReturned' and new.payee is distinct from old.payee)
    or (new.id, new.no, new.seller, new.amount, new.account_name, new.account_number,
      new.bank_name, new.bank_code, new.proof) is distinct from (old.id, old.no, old.seller,
      old.amount, old.account_name, old.account_number, old.bank_name, old.bank_code, old.proof) then
    raise exception 'a deposit that has ended stays as it is' using errcode = 'DP001';
  end if;
  return new;
end $$;
