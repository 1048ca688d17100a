-- The accounts whose records a finding is about: it holds their payouts, whatever name and country
-- they state for their company later. Findings of before are about the account that names each
-- company. Findings refuse changes; this adds to them and changes nothing that was found.
alter table suspicions.suspicion add column accounts uuid[];
alter table suspicions.suspicion disable trigger user;
update suspicions.suspicion set accounts = companies;
alter table suspicions.suspicion enable trigger user;
alter table suspicions.suspicion
  alter column accounts set not null,
  add check (cardinality(accounts) > 0);

drop index suspicions.suspicion_company;
create index suspicion_account on suspicions.suspicion using gin (accounts) where state <> 'cleared';

create or replace function suspicions.keep_finding() returns trigger language plpgsql as $$
begin
  if old.state = 'cleared' or new.version <> old.version + 1
    or (new.id, new.no, new.at, new.rule, new.key, new.severe, new.companies, new.accounts,
      new.facts)
      is distinct from
      (old.id, old.no, old.at, old.rule, old.key, old.severe, old.companies, old.accounts,
      old.facts) then
    raise exception 'a finding stays as it was found' using errcode = 'SU001';
  end if;
  return new;
end $$;
