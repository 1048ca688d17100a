-- The ledger must refuse before it is used: a market whose guards are missing does not open.
do $$
declare
  v_missing text;
begin
  select string_agg(g.name, ', ') into v_missing
    from unnest(array['entry_made_by_transfer', 'account_moves_by_transfer',
      'hold_moves_by_transfer', 'entry_stays', 'transfer_stays', 'account_stays', 'account_opens',
      'hold_stays', 'rollup_stays', 'rollup_sums', 'transfer_makes_entries']) as g (name)
    where not exists (
      select from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'wallet'::regnamespace and t.tgname = g.name and t.tgenabled = 'O');
  if v_missing is not null then raise exception 'the ledger lacks %', v_missing; end if;
  begin
    update wallet.account set balance = 1;
    raise exception 'the ledger lets balances change';
  exception when sqlstate 'WA005' then null;
  end;
end $$;
