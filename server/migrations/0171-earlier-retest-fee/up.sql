-- What a part of an order owes for the seller's retest before it was split off, within the fee of
-- all its retests: a retest of its own is charged beside it.
alter table orders."order"
  add column earlier_retest_fee bigint not null default 0 check (earlier_retest_fee >= 0),
  add check (earlier_retest_fee <= retest_fee) not valid;
