-- A report is revoked by two people: who asked for it and who approved it stand beside the reason.
alter table qc.report
  add column version integer not null default 1,
  add column revoked_by text[] not null default '{}',
  add constraint revoked_by_two
    check (revoked_at is null or cardinality(revoked_by) in (0, 2));

-- A report is superseded or revoked once; everything else of it stays as it was signed.
create or replace function qc.report_stays() returns trigger language plpgsql as $$
declare
  movable constant text[] := '{superseded_at,revoked_at,revoked_reason,revoked_by,version}';
begin
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - movable) = (to_jsonb(old) - movable)
    and (old.superseded_at is null or new.superseded_at = old.superseded_at)
    and (old.revoked_at is null
      or (new.revoked_at = old.revoked_at and new.revoked_reason = old.revoked_reason
        and new.revoked_by = old.revoked_by))
  then
    return new;
  end if;
  raise exception 'a signed report stays as it is' using errcode = 'QC001';
end $$;
