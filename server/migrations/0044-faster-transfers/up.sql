-- The laws of 0003-wallet, checked at less cost. PostgreSQL reads and compiles every expression of
-- a check, and every condition of a trigger, anew for each statement that writes a row; the body of
-- a function is kept for the session.

create function wallet.hold_adds_up(
  p_held bigint, p_released bigint, p_refunded bigint, p_resolved_at timestamptz
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return p_held > 0 and p_released >= 0 and p_refunded >= 0 and p_released + p_refunded <= p_held
    and (p_released = 0 or p_released + p_refunded = p_held)
    and (p_resolved_at is not null) = (p_released + p_refunded = p_held);
end $$;

alter table wallet.hold drop constraint hold_never_over;
alter table wallet.hold add constraint hold_never_over
  check (wallet.hold_adds_up(held, released, refunded, resolved_at));

-- Entries, balances and escrows change from within the trigger of a transfer, never by a statement
-- of their own: this trigger itself is then at least the second one deep.
create function wallet.refuse_direct() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return null; end if;
  raise exception using errcode = 'WA005',
    message = format('wallet.%s: %s is refused', tg_table_name, lower(tg_op)),
    hint = 'Money moves by new entries only.';
end $$;

drop trigger entry_made_by_transfer on wallet.entry;
create trigger entry_made_by_transfer before insert on wallet.entry
  for each statement execute function wallet.refuse_direct();
drop trigger account_moves_by_transfer on wallet.account;
create trigger account_moves_by_transfer before update on wallet.account
  for each statement execute function wallet.refuse_direct();
drop trigger hold_moves_by_transfer on wallet.hold;
create trigger hold_moves_by_transfer before insert or update on wallet.hold
  for each statement execute function wallet.refuse_direct();

-- A session keeps the plans of its first transfers. Where a table was empty when it was last
-- analyzed, a plan that reads all of it is the cheapest, and stays while the table grows; every
-- row here is found by its primary key.
alter function wallet.make_entries() set enable_seqscan = off;
