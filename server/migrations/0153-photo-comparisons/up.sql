-- Photos of results are compared by a job: which results wait for it, and whose comparison failed.
create table qc.photo_comparison (
  inspection_id uuid not null references qc.inspection,
  test text not null,
  -- Counts the requests: the job of an earlier one finds nothing to do.
  revision integer not null default 1,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- Set by the last attempt of a job that failed, until the comparison is repeated.
  failed_at timestamptz,
  primary key (inspection_id, test),
  check (finished_at is null or failed_at is null)
);
create trigger told_to_desks after insert or update on qc.photo_comparison for each row
  execute function kit.tell_desks('comparisons');
