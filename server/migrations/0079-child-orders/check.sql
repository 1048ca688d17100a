-- Lots of another order than their line, from before the rule: none may stand.
select t.id from orders.lot t join orders.line l on l.id = t.line_id where t.order_id <> l.order_id
