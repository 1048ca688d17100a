-- One record may be asked about several things at once: the key says which of them a request is about.
-- It is empty where a record has one question of a kind.
alter table approvals.approval add column key text not null default ''
  check (length(key) <= 500);

-- Open requests of the lab get the keys that new ones have; decided ones stay as they were decided.
update approvals.approval set key = subject_name
  where state = 'requested' and kind in ('qc.revokeReport', 'qc.reviseReport');
update approvals.approval
  set key = left(concat_ws(E'\n', after ->> 'test', after ->> 'name', after ->> 'value', after ->> 'min',
    after ->> 'max'), 500)
  where state = 'requested' and kind = 'qc.deviation';

drop index approvals.approval_open;
create unique index approval_open on approvals.approval (kind, subject, key)
  where state = 'requested';

create or replace function approvals.keep_decision() returns trigger language plpgsql as $$
begin
  if old.state <> 'requested'
      or (new.kind, new.subject, new.key, new.before, new.after, new.requested_by)
      is distinct from
      (old.kind, old.subject, old.key, old.before, old.after, old.requested_by) then
    raise exception 'an approval is decided once' using errcode = 'AP001';
  end if;
  return new;
end $$;

-- Limits are changed by two people of the lab, as their request holds: who proposed them is kept as
-- before, who confirmed them beside. Empty for limits of before.
alter table qc.limit_template add column confirmed_name text not null default '';
