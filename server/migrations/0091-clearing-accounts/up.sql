-- A close may leave a clearing account open that no record explains.
alter table closes.item drop constraint item_kind_check;
alter table closes.item add constraint item_kind_check
  check (kind in ('difference', 'gap', 'strayHolds', 'clearing', 'unowned', 'proof'));
