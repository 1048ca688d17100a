-- A seller whose deposit compensation has used up announces another one. The old one stays until
-- finance has confirmed the new one, which replaces it: nothing of it goes back, no bank names it.
drop index deposits.deposit_of_seller;
create unique index deposit_announced on deposits.deposit (seller) where state = 'announced';
create unique index deposit_of_seller on deposits.deposit (seller)
  where state in ('held', 'returning');
alter table deposits.deposit drop constraint deposit_state_check;
alter table deposits.deposit add constraint deposit_state_check
  check (state in ('announced', 'held', 'returning', 'returned', 'replaced', 'failed'));
do $$
declare
  v_name text;
begin
  select conname into strict v_name from pg_constraint
  where conrelid = 'deposits.deposit'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%received_reference%';
  execute format('alter table deposits.deposit drop constraint %I', v_name);
end $$;
alter table deposits.deposit add constraint deposit_received_reference
  check ((state in ('held', 'returning', 'returned', 'replaced')) = (received_reference <> ''));

create or replace function deposits.keep_ended() returns trigger language plpgsql as $$
begin
  if old.state in ('returned', 'replaced', 'failed') or (new.id, new.no, new.seller, new.amount,
      new.account_name, new.account_number, new.bank_name, new.bank_code, new.proof)
      is distinct from (old.id, old.no, old.seller, old.amount, old.account_name,
      old.account_number, old.bank_name, old.bank_code, old.proof) then
    raise exception 'a deposit that has ended stays as it is' using errcode = 'DP001';
  end if;
  return new;
end $$;
