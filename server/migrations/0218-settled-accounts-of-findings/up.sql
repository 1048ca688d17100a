-- Which accounts of a finding were settled sellers when it was found: a settlement that passes later
-- ends no hold. And the accounts of its companies when finance reported it: the report holds these,
-- whatever name somebody states later. Both null of findings, or reports, of before.
alter table suspicions.suspicion
  add column settled uuid[],
  add column reported_accounts uuid[];
create index suspicion_reported on suspicions.suspicion using gin (reported_accounts)
  where state <> 'cleared';

create or replace function suspicions.keep_finding() returns trigger language plpgsql as $$
begin
  if old.state = 'cleared' or new.version <> old.version + 1
    or (new.id, new.no, new.at, new.rule, new.key, new.severe, new.companies, new.accounts,
      new.settled, new.facts)
      is distinct from
      (old.id, old.no, old.at, old.rule, old.key, old.severe, old.companies, old.accounts,
      old.settled, old.facts)
    or new.reported_accounts is distinct from old.reported_accounts
      and (new.state <> 'reported' or old.state = 'reported') then
    raise exception 'a finding stays as it was found' using errcode = 'SU001';
  end if;
  return new;
end $$;
