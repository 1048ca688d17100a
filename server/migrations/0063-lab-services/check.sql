-- Inspections with two reports in force.
select lot_id from qc.report where superseded_at is null and revoked_at is null
group by lot_id having count(*) > 1
