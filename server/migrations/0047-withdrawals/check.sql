-- Returns members whose frozen money is less than their open withdrawals hold.
select w.owner from wallet.withdrawal w
where w.state in ('applied', 'approved', 'returned')
group by w.owner
having sum(w.amount) > coalesce((select a.balance from wallet.account a
  where a.owner = w.owner and a.kind = 'frozen' and a.currency = 'USD'), 0);
