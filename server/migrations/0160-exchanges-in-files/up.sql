-- Files in CNY pay exchanges.
alter table bank.payout_item drop constraint payout_item_kind_check;
alter table bank.payout_item add constraint payout_item_kind_check
  check (kind in ('withdrawal', 'paymentReturn', 'exchange'));
