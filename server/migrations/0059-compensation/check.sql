-- The account is there once, and every compensation is booked with what it says.
select 'goodwill' as wrong
where (select count(*) from wallet.account where owner is null and kind = 'goodwill') <> 1
union all
select c.no from wallet.compensation c
left join wallet.entry e on e.transfer = c.transfer
  and e.account = wallet.account_id(c.payee, 'available', 'USD')
where c.transfer is not null
  and e.amount is distinct from c.from_balance + c.from_deposit + c.from_platform;
