-- Drafts of agent orders, as their buyers typed them. They are nobody's record: sent, deleted, or
-- unchanged for 90 days, they are gone, and they go with the account.
create table orders.agent_draft (
  id uuid primary key,
  buyer uuid not null,
  version integer not null check (version > 0),
  content jsonb not null check (octet_length(content::text) <= 131072),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index agent_draft_of_buyer on orders.agent_draft (buyer, changed_at desc, id);
create index agent_draft_over on orders.agent_draft (changed_at);
