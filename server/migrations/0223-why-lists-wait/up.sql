-- Why a list that came without a person waits for its seller: reasons with their counts. Empty for
-- lists that a person brought, and for those that waited before.
alter table inventory.import
  add column review jsonb not null default '[]' check (jsonb_typeof(review) = 'array');
