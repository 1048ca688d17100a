-- A hundred thousand lines at once: what is known of a staged row is not looked up again, and a line
-- that is kept costs no look at its change.
alter table catalog.staged_fate
  -- its part, where there is one already
  add column part bigint;

alter table catalog.stock_before drop constraint stock_before_undoes_fkey;
drop index catalog.stock_before_of;
create index stock_before_of on catalog.stock_before (undoes, id);
