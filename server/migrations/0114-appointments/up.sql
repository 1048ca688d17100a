-- Sellers book windows at the dock for the goods of an order (decision 0090).
create schema appointments;

create table appointments.appointment (
  id uuid primary key,
  version integer not null default 1,
  state text not null default 'booked'
    check (state in ('booked', 'late', 'arrived', 'received', 'missed', 'cancelled')),
  since timestamptz not null,
  -- When the clock has to act; null where it has not.
  due_at timestamptz,
  order_id uuid not null,
  order_no text not null,
  seller_id uuid not null,
  seller_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  load text not null check (load in ('parcels', 'pallets')),
  count integer not null check (count between 1 and 20),
  -- Room that the load takes, and that the window had for all loads when it was taken; in parcels.
  room integer not null check (room > 0),
  window_room integer not null check (window_room > 0),
  visitor text not null check (length(visitor) between 1 and 80),
  vehicle text not null default '' check (length(vehicle) <= 40),
  booked_at timestamptz not null,
  reminded_at timestamptz,
  arrived_at timestamptz,
  check ((state in ('arrived')) <= (arrived_at is not null))
);
create unique index appointment_open on appointments.appointment (order_id)
  where state in ('booked', 'late', 'arrived');
create index appointment_of_order on appointments.appointment (order_id, booked_at desc, id);
create index appointment_at on appointments.appointment (starts_at, ends_at);
create index appointment_due on appointments.appointment (due_at) where due_at is not null;

-- Each event with the window in which it left the appointment.
create table appointments.event (
  appointment_id uuid not null references appointments.appointment,
  version integer not null,
  event text not null,
  at timestamptz not null,
  actor text not null,
  actor_id uuid,
  actor_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '' check (length(reason) <= 300),
  primary key (appointment_id, version)
);

-- Whoever asks: the loads of a window never take more room than it had. Those of one day wait for
-- each other, so that of two who take the last place one is refused.
create function appointments.keep_room() returns trigger language plpgsql as $$
declare
  taken integer;
begin
  if tg_op = 'UPDATE' then
    if old.state in ('received', 'cancelled') or (new.id, new.order_id, new.order_no,
        new.seller_id, new.booked_at) is distinct from (old.id, old.order_id, old.order_no,
        old.seller_id, old.booked_at) then
      raise exception 'an appointment that ended stays as it is' using errcode = 'AP002';
    end if;
    if (new.starts_at, new.ends_at, new.room)
        is not distinct from (old.starts_at, old.ends_at, old.room) then
      return new;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    'appointments/' || (new.starts_at at time zone 'Asia/Shanghai')::date, 0));
  select coalesce(sum(a.room), 0) into taken from appointments.appointment a
    where a.id <> new.id and a.state in ('booked', 'late', 'arrived')
      and a.starts_at < new.ends_at and a.ends_at > new.starts_at;
  if taken + new.room > new.window_room then
    raise exception 'the window is full' using errcode = 'AP001';
  end if;
  return new;
end $$;
create trigger keep_room before insert or update on appointments.appointment
  for each row execute function appointments.keep_room();

create function appointments.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'records of appointments are kept' using errcode = 'AP002';
end $$;
create trigger keep_appointments before delete on appointments.appointment
  for each row execute function appointments.refuse_change();
create trigger keep_all_appointments before truncate on appointments.appointment
  for each statement execute function appointments.refuse_change();
create trigger keep_events before update or delete on appointments.event
  for each row execute function appointments.refuse_change();
create trigger keep_all_events before truncate on appointments.event
  for each statement execute function appointments.refuse_change();
create trigger told_to_desks after insert or update on appointments.appointment
  for each row execute function kit.tell_desks('appointments');
