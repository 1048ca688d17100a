-- A file's total is the sum of its payments.
select f.id from bank.payout_file f
where f.total <> (select coalesce(sum(i.amount), 0) from bank.payout_item i where i.file = f.id)
  or f.count <> (select count(*) from bank.payout_item i where i.file = f.id);
