-- Who ordered a retest, why, and the price of all its tests in cents of USD (decision 0120). Absent on
-- first inspections and on retests of before.
alter table qc.inspection
  add column retest_by text check (retest_by in ('support', 'seller')),
  add column retest_reason text not null default '',
  add column retest_price bigint check (retest_price >= 0),
  add constraint inspection_retest check (
    (retest_by is null) = (retest_price is null) and (retest_by is null or round > 1));
