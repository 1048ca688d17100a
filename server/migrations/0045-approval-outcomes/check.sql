-- Returns rows where an outcome that needs a person has none.
select id from approvals.approval
where state in ('approved', 'refused', 'sentBack', 'withdrawn') and decided_by is null;
