-- Words went along that are no words of that case.
select e.id from cases.entry e cross join lateral jsonb_array_elements(e.selection) s
where not exists (
  select from cases.entry o where o.id = (s ->> 'entryId')::uuid and o.case_id = e.case_id);
