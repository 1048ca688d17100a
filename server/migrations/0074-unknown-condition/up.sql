-- The condition that a seller gave for rows of a list that do not say one.
alter table inventory.remembered_mapping add column condition text
  check (condition in ('brandNew', 'likeNew', 'reNew', 'unknown'));
