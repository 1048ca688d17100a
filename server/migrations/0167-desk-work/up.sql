-- Open orders by what the board of the day asks of them, so that it reads no order: state, desk,
-- deadline, since when, number. Orders that ended wait on nobody.
create index order_open_work on orders."order" (state, due_at)
  include (id, no, waits_on, waits_from, placed_at) where waits_on <> '{}';
-- Late orders of which support was notified.
create index order_escalated on orders."order" (due_at) where escalated_at is not null;
