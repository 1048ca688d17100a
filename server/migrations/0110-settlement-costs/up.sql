-- Who bears freight and tests by a settlement; as in the terms where there was none.
alter table orders."order"
  add column freight_by text not null default 'buyer'
    check (freight_by in ('buyer', 'seller', 'half')),
  add column tests_by text not null default 'terms'
    check (tests_by in ('terms', 'buyer', 'seller', 'half'));

-- Messages about offers state from now on what the seller bears; by those of before it bore nothing.
update messages.message set params = params || '{"sellerCosts": "USD 0.00"}'
where kind in ('orders.offer', 'orders.acceptOffer') and not params ? 'sellerCosts';
