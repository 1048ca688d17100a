-- The condition that a seller gave for rows of a list that do not say one.
alter table inventory.remembered_mapping add column condition text
  check (condition in ('brandNew', 'likeNew', 'reNew', 'unknown'));

-- Until when a buyer wants quotes; null where none was named.
alter table enquiries.enquiry add column wanted_by timestamptz;
