-- Ways to what the page of figures counts: ends and payments of orders, missed deadlines, enquiries
-- of a range of days, and transfers of one.
create index history_ended on orders.history (at) include (order_id, to_state)
  where to_state in ('completed', 'refunded')
    and from_state not in ('completed', 'refunded', 'cancelled');
create index history_paid on orders.history (order_id, version) include (at) where event = 'pay';
create index reminder_late on orders.reminder (due_at) where what <> 'soon';
create index enquiry_at on enquiries.enquiry (at, id);
