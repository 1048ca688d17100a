-- What the seller gave up or bears is never more than what was paid.
select no from orders."order" where held > 0 and cut > held;
