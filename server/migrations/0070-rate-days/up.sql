-- The age of a rate is counted in working days: hours run over long holidays. What finance had set in
-- hours holds on, rounded up to days; entries of the old setting stay as they are.
insert into settings.entry (key, version, value, reason, from_at, proposed_by, proposed_name,
  approved_by, approved_name)
select 'rateDays', version,
  jsonb_build_object('days',
    least(30, greatest(1, ceil((value ->> 'hours')::numeric / 24)))::integer::text),
  reason, from_at, proposed_by, proposed_name, approved_by, approved_name
from settings.entry where key = 'rateAge';
