-- Lots whose report was revoked are left out wherever lots are counted: few rows of a large table.
create index report_revoked on qc.report (lot_id) where revoked_at is not null;
