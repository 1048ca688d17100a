-- Ids of drafts that an order took along. The first save of a draft may reach the server after the
-- order: it does not bring the draft back. They go after 90 days, and with the account.
create table orders.sent_draft (
  buyer uuid not null,
  id uuid not null,
  sent_at timestamptz not null,
  primary key (buyer, id)
);
create index sent_draft_over on orders.sent_draft (sent_at);
