-- An order stands still while a report of it is revoked and its money is held (decision 0114).
alter table orders."order" drop constraint order_state_check;
alter table orders."order" add constraint order_state_check check (state in (
  'placed', 'priced', 'confirmed', 'paid', 'inbound', 'received', 'inspecting', 'reported',
  'disputed', 'quarantined', 'cleared', 'dispatched', 'suspended', 'returning', 'returned',
  'refunding', 'completed', 'refunded', 'cancelled'));

alter table orders."order" add column suspension jsonb;
alter table orders."order" add constraint suspended_by_report
  check ((state = 'suspended') = (suspension is not null));
