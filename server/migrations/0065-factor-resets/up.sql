-- Members who lost every second factor: they ask after their first factor, two people of support
-- decide, and the factors are removed a day after that (decision 0051).
create table accounts.factor_reset (
  id uuid primary key,
  account_id uuid not null references accounts.account on delete cascade,
  version integer not null default 1,
  state text not null default 'asked'
    check (state in ('asked', 'waiting', 'done', 'refused', 'cancelled', 'expired')),
  since timestamptz not null,
  asked_at timestamptz not null,
  -- The member's own words, and from where they were sent.
  note text not null check (note <> ''),
  address text not null,
  agent text not null,
  -- How support made sure of the person; empty until it is approved.
  checks text[] not null default '{}',
  requested_by text not null default '',
  approved_by text not null default '',
  reason text not null default '',
  check (state not in ('waiting', 'done') or (cardinality(checks) >= 2
    and approved_by <> '' and requested_by <> '')),
  check (state <> 'refused' or reason <> '')
);
create unique index factor_reset_open on accounts.factor_reset (account_id)
  where state in ('asked', 'waiting');
create index factor_reset_listed on accounts.factor_reset (state, since);

create function accounts.keep_ended_reset() returns trigger language plpgsql as $$
begin
  if old.state not in ('asked', 'waiting') or (new.id, new.account_id, new.note, new.asked_at)
      is distinct from (old.id, old.account_id, old.note, old.asked_at) then
    raise exception 'a reset that has ended stays as it is' using errcode = 'AC002';
  end if;
  return new;
end $$;
create trigger keep_ended before update on accounts.factor_reset
  for each row execute function accounts.keep_ended_reset();

create trigger told_to_desks after insert or update on accounts.factor_reset
  for each row execute function kit.tell_desks('factorResets');
