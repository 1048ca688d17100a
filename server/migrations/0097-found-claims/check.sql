select c.no from claims.claim c where not exists (
  select from operator.entry e where e.kind = 'claim' and e.record_id = c.id::text);
