-- Inspections whose author took part and reviewed.
select id from qc.inspection where reviewer = any (former_authors) or reviewer = author
