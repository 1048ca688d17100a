-- A part of a lot that was split off is handed over to another account, which accepts it (decision
-- 0068). The holder of a passport changes by an accepted hand-over alone.
create table passports.handover (
  id uuid primary key,
  passport_id uuid not null references passports.passport,
  version integer not null default 1,
  state text not null default 'offered'
    check (state in ('offered', 'accepted', 'declined', 'withdrawn')),
  since timestamptz not null,
  pieces integer not null check (pieces > 0),
  from_id uuid not null,
  from_name text not null,
  -- The address to which it is offered; whose account that is decides who may accept.
  to_email text not null check (to_email = lower(to_email) and length(to_email) <= 254),
  to_id uuid,
  to_name text not null default '',
  offered_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'accepted') = (to_id is not null)),
  check ((state = 'offered') = (decided_at is null)),
  check (to_id <> from_id)
);
create unique index handover_open on passports.handover (passport_id) where state = 'offered';
create index handover_of_passport on passports.handover (passport_id, decided_at);
create index handover_offered_to on passports.handover (to_email) where state = 'offered';
create index handover_offered_by on passports.handover (from_id) where state = 'offered';

create function passports.keep_handover() returns trigger language plpgsql as $$
begin
  if old.state <> 'offered' or (new.id, new.passport_id, new.pieces, new.from_id, new.from_name,
      new.to_email, new.offered_at)
    is distinct from (old.id, old.passport_id, old.pieces, old.from_id, old.from_name,
      old.to_email, old.offered_at) then
    raise exception 'a hand-over that ended stays as it is' using errcode = 'LP001';
  end if;
  return new;
end $$;
create trigger keep_handover before update on passports.handover
  for each row execute function passports.keep_handover();
create trigger keep_handovers before delete on passports.handover
  for each row execute function passports.refuse_change();
create trigger keep_all_handovers before truncate on passports.handover
  for each statement execute function passports.refuse_change();

-- Only who received the lot from the market reads its order: those after it do not.
alter table passports.passport add column first_holder_id uuid;
update passports.passport set first_holder_id = holder_id;
alter table passports.passport alter column first_holder_id set not null;

create function passports.set_first_holder() returns trigger language plpgsql as $$
begin
  new.first_holder_id := coalesce(
    (select p.first_holder_id from passports.passport p where p.id = new.parent_id),
    new.holder_id);
  return new;
end $$;
create trigger set_first_holder before insert on passports.passport
  for each row execute function passports.set_first_holder();

create function passports.keep_holder() returns trigger language plpgsql as $$
begin
  if new.first_holder_id is distinct from old.first_holder_id then
    raise exception 'the first holder of a passport stays' using errcode = 'LP001';
  end if;
  if new.holder_id is distinct from old.holder_id and (new.parent_id is null or not exists (
      select from passports.handover h
      where h.passport_id = new.id and h.state = 'accepted'
        and h.from_id = old.holder_id and h.to_id = new.holder_id)) then
    raise exception 'the holder of a passport changes by an accepted hand-over'
      using errcode = 'LP001';
  end if;
  return new;
end $$;
create trigger keep_holder before update on passports.passport
  for each row execute function passports.keep_holder();

-- While a passport is offered its pieces stay where they are.
create function passports.keep_offered() returns trigger language plpgsql as $$
begin
  if exists (
      select from passports.handover h
      where h.state = 'offered' and h.passport_id in (new.passport_id, new.child_id)) then
    raise exception 'the passport is offered to another holder' using errcode = 'LP001';
  end if;
  return new;
end $$;
create trigger keep_offered before insert on passports.move
  for each row execute function passports.keep_offered();
