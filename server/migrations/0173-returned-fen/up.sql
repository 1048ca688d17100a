-- The fen that were paid back of a deposit: compensation may have used a part of it, or all. Null
-- until it is returned. A deposit that has ended refuses changes; this adds to it what the ledger
-- booked and changes nothing of what happened.
alter table deposits.deposit add column returned_fen bigint;
alter table deposits.deposit disable trigger user;
update deposits.deposit d set returned_fen = coalesce((
    select -sum(e.amount) from wallet.entry e join wallet.transfer t on t.id = e.transfer
    where e.account = wallet.account_id(d.seller, 'deposit', 'CNY')
      and t.kind = 'depositReturned' and t.cause_id = d.id), 0)
where d.state = 'returned';
alter table deposits.deposit enable trigger user;
alter table deposits.deposit
  add check (returned_fen >= 0),
  add check ((state = 'returned') = (returned_fen is not null));
