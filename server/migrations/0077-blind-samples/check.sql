-- Orders with the mark of a sample that no sample has, and samples without such an order.
select o.id from orders."order" o
full join proficiency.sample s on s.order_id = o.id
where (o.sample is not null) is distinct from (s.id is not null)
