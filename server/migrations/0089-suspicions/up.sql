-- Findings of suspicious activity, with the facts that they name.
create schema suspicions;

create table suspicions.suspicion (
  id uuid primary key,
  no text not null unique,
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'underReview', 'reported', 'cleared')),
  since timestamptz not null,
  at timestamptz not null,
  rule text not null,
  -- The newest fact: the same is found once.
  key text not null,
  severe boolean not null,
  -- The first account of each company that it is about.
  companies uuid[] not null check (cardinality(companies) > 0),
  facts jsonb not null check (jsonb_typeof(facts) = 'array'),
  assigned_to uuid,
  assigned_name text not null default '',
  reason text not null default '',
  requested_by uuid,
  decided_by uuid,
  unique (rule, key),
  check ((state = 'open') = (assigned_to is null)),
  check (state not in ('reported', 'cleared') or reason <> ''),
  -- What holds money is freed by two people, whoever writes here.
  constraint second_person check (state <> 'cleared' or not severe or requested_by <> decided_by)
);
create index suspicion_state on suspicions.suspicion (state, since desc);
create index suspicion_company on suspicions.suspicion using gin (companies) where state <> 'cleared';

create table suspicions.event (
  suspicion uuid not null references suspicions.suspicion (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  event text not null,
  person uuid,
  name text not null default '',
  note text not null default '',
  primary key (suspicion, version)
);

-- What was found never changes, and one that is cleared stays so.
create function suspicions.keep_finding() returns trigger language plpgsql as $$
begin
  if old.state = 'cleared' or new.version <> old.version + 1
    or (new.id, new.no, new.at, new.rule, new.key, new.severe, new.companies, new.facts)
      is distinct from
      (old.id, old.no, old.at, old.rule, old.key, old.severe, old.companies, old.facts) then
    raise exception 'a finding stays as it was found' using errcode = 'SU001';
  end if;
  return new;
end $$;
create trigger keep_finding before update on suspicions.suspicion
  for each row execute function suspicions.keep_finding();
create trigger told_to_desks after insert or update on suspicions.suspicion
  for each row execute function kit.tell_desks('suspicions');
