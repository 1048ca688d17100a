-- A parcel that the dock recorded is the dock's to count, whatever support decides meanwhile.
update claims.claim set waits_on = array_append(waits_on, 'warehouse')
  where state in ('arbitrating', 'compensated', 'rejected')
    and back ? 'recordedBy' and counted is null and not 'warehouse' = any(waits_on);
