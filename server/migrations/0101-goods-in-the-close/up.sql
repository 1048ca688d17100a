-- A close compares the goods on the shelf with the records of orders, and names what does not agree.
alter table closes.item drop constraint item_kind_check;
alter table closes.item add constraint item_kind_check
  check (kind in ('difference', 'gap', 'strayHolds', 'clearing', 'unowned', 'proof', 'lotPieces',
    'lotCount', 'lotQuarantine', 'endedLots', 'missingGoods'));
-- The first of the lots and orders that an item counts.
alter table closes.item add column records jsonb not null default '[]'
  check (jsonb_typeof(records) = 'array');
