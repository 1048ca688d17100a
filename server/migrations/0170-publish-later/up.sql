-- A revision of an information page or of a test service may be published for a later time: until
-- then the one before it is shown. Null where it was shown at once.
alter table content.page_revision add column effective_at timestamptz
  check (effective_at > published_at);
alter table qc.service_revision add column effective_at timestamptz
  check (effective_at > published_at);
