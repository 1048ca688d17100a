-- Settings of finance: what each of them said and says. An entry is written once a second person has
-- approved it; none is ever changed.
create schema settings;

create table settings.entry (
  key text not null check (key in
    ('usdCny', 'exchangeFee', 'exchangeLimits', 'rechargeTwoPeople', 'accountUsd', 'accountCny')),
  version integer not null check (version > 0),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  reason text not null check (reason <> ''),
  from_at timestamptz not null,
  proposed_by uuid not null,
  proposed_name text not null,
  approved_by uuid not null,
  approved_name text not null,
  primary key (key, version),
  -- Nobody changes a setting alone, whoever writes here.
  constraint second_person check (approved_by <> proposed_by)
);

create function settings.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of settings stay as they are' using errcode = 'ST001';
end $$;
create trigger entry_stays before update or delete or truncate on settings.entry
  for each statement execute function settings.refuse_change();
