-- The platform's account that pays for goods lost after they passed the dock.
create or replace function wallet.open() returns trigger language plpgsql as $$
begin
  if new.id <> wallet.account_id(new.owner, new.kind, new.currency)
    or new.balance <> 0 or new.seq <> 0 or new.floor < 0
    or new.currency not in ('USD', 'CNY')
    or new.owner is null and new.kind not in
      ('bank', 'fx', 'commission', 'service', 'tests', 'freight', 'exchangeFee', 'insurance')
    or new.owner is not null and new.kind not in ('available', 'frozen', 'deposit')
  then
    raise exception using errcode = 'WA006',
      message = format('no account opens as %s %s of %s', new.kind, new.currency, new.owner);
  end if;
  return new;
end $$;

insert into wallet.account (id, owner, kind, currency)
values (wallet.account_id(null, 'insurance', 'USD'), null, 'insurance', 'USD');
