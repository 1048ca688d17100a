-- The ledger must refuse before it is used: a market whose triggers are missing does not open.
do $$
declare
  v_triggers integer;
begin
  select count(*) into v_triggers from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'wallet' and not t.tgisinternal and t.tgenabled = 'O';
  if v_triggers <> 11 then
    raise exception 'the ledger has % guards and should have 11', v_triggers;
  end if;
  begin
    update wallet.entry set amount = 0;
    raise exception 'the ledger lets entries change';
  exception when sqlstate 'WA005' then null;
  end;
end $$;
