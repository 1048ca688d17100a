-- Sessions by which staff look at an account without a record of it.
select s.id from accounts.session s
where s.viewer_id is not null
  and not exists (select 1 from access.entry e where e.session_id = s.id)
