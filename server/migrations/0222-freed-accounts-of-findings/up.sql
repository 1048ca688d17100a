-- Accounts that two people freed from a finding that goes on about others. They stay free of it: another
-- finding may hold them. Who asked for the last ones and who approved are kept beside them.
alter table suspicions.suspicion
  add column freed_accounts uuid[] not null default '{}',
  add column freed_requested_by uuid,
  add column freed_decided_by uuid,
  add constraint second_person_frees check (
    cardinality(freed_accounts) = 0
    or (freed_requested_by is not null and freed_decided_by is not null
      and freed_requested_by <> freed_decided_by));

create or replace function suspicions.keep_finding() returns trigger language plpgsql as $$
begin
  if old.state = 'cleared' or new.version <> old.version + 1
    or (new.id, new.no, new.at, new.rule, new.key, new.severe, new.companies, new.accounts,
      new.settled, new.facts)
      is distinct from
      (old.id, old.no, old.at, old.rule, old.key, old.severe, old.companies, old.accounts,
      old.settled, old.facts)
    or new.reported_accounts is distinct from old.reported_accounts
      and (new.state <> 'reported' or old.state = 'reported')
    or new.freed_accounts is distinct from old.freed_accounts
      and (new.state <> old.state or new.state not in ('underReview', 'reported')
        or not new.freed_accounts @> old.freed_accounts) then
    raise exception 'a finding stays as it was found' using errcode = 'SU001';
  end if;
  return new;
end $$;
