-- Reports that one person revoked.
select no from qc.report where cardinality(revoked_by) not in (0, 2)
