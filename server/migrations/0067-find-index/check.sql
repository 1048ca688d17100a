-- Returns orders and accounts that staff would not find.
select 'order' as kind, o.id::text as record_id from orders."order" o
where not exists (select from operator.entry e where e.kind = 'order' and e.record_id = o.id::text)
union all
select 'company', a.id::text from accounts.account a
where not exists (select from operator.entry e where e.kind = 'company' and e.record_id = a.id::text);
