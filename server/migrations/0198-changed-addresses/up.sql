-- What a settled seller proposes to change of its settlement: address, contact and mobile. Support
-- decides; a pass writes the fields into the settlement, whose history gets a step of its own.
create table onboarding.address_change (
  id uuid primary key,
  account_id uuid not null references onboarding.settlement,
  state text not null check (state in ('proposed', 'pass', 'rejected', 'withdrawn')),
  version integer not null,
  -- The fields as they stood when they were proposed, and as proposed.
  fields_before jsonb not null,
  fields_after jsonb not null,
  -- Why support rejected it.
  reason text not null default '',
  proposed_at timestamptz not null,
  -- When the present state began.
  since timestamptz not null,
  due_at timestamptz,
  check ((state = 'proposed') = (due_at is not null)),
  check ((state = 'rejected') = (reason <> '')),
  check (fields_before <> fields_after)
);
-- One waits for a company at a time.
create unique index address_change_open on onboarding.address_change (account_id)
  where state = 'proposed';
create index address_change_of_account on onboarding.address_change (account_id, proposed_at desc);

create function onboarding.keep_ended_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (new.id, new.account_id, new.fields_before, new.fields_after,
      new.proposed_at) is distinct from (old.id, old.account_id, old.fields_before,
      old.fields_after, old.proposed_at) then
    raise exception 'a proposed address stays as it is' using errcode = 'ON001';
  end if;
  return new;
end $$;
create trigger ended_stays before update on onboarding.address_change for each row
  execute function onboarding.keep_ended_change();
create trigger never_deleted before delete on onboarding.address_change for each row
  execute function onboarding.refuse_change();

create trigger told_to_desks after insert on onboarding.address_change for each row
  execute function kit.tell_desks('settlements');
create trigger told_to_desks_again after update on onboarding.address_change for each row
  when (old.state is distinct from new.state) execute function kit.tell_desks('settlements');

alter table onboarding.step drop constraint step_event_check;
alter table onboarding.step add constraint step_event_check
  check (event in ('submit', 'pass', 'reject', 'change'));
