-- A deadline is told half a day before, when it ends, and once more a day after it.
alter table orders.reminder drop constraint reminder_what_check;
alter table orders.reminder add constraint reminder_what_check
  check (what in ('soon', 'late', 'after'));

-- What was late before this version is not told again.
insert into orders.reminder (order_id, due_at, waits_on, what, at)
select order_id, due_at, waits_on, 'after', at from orders.reminder
where what = 'late' and due_at < now() - interval '1 day'
on conflict do nothing;
