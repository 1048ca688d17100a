do $$
begin
  if exists (
    select from approvals.approval where state = 'requested' and key = ''
      and kind in ('qc.revokeReport', 'qc.reviseReport', 'qc.deviation')) then
    raise exception 'an open request of the lab does not say what it is about';
  end if;
end $$;
