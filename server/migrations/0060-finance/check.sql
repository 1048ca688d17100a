-- Every payment of an exchange is claimed.
select e.no from exchange.exchange e
where e.bank_reference <> '' and not exists (
  select from exchange.reference r where r.reference = e.bank_reference and r.exchange = e.id);
