-- Payments of orders are found by their buyer: rules look at one company while it is paid out.
create index transfer_paid_by on wallet.transfer (party, at) where kind = 'orderPaid';
