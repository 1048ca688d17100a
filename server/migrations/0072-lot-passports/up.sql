-- The certificate of a lot that follows its pieces (domain section 8). A root is made where pieces
-- of a lot are dispatched, a child where its holder splits pieces off. Counts are written by moves
-- alone, so that pieces are conserved whoever writes.
create schema passports;

create table passports.passport (
  id uuid primary key default gen_random_uuid(),
  no text not null unique,
  version integer not null default 1,
  parent_id uuid references passports.passport,
  lot_id uuid not null,
  order_id uuid not null,
  order_no text not null,
  mpn text not null,
  manufacturer text not null,
  date_code text not null,
  lot_code text not null,
  holder_id uuid not null,
  -- A note of the holder about its own part, shown to nobody else.
  note text not null default '',
  issued_at timestamptz not null,
  issued integer not null default 0 check (issued >= 0),
  split integer not null default 0 check (split >= 0),
  used integer not null default 0 check (used >= 0),
  put_back integer not null default 0 check (put_back >= 0),
  pieces_left integer not null generated always as (issued - split - used - put_back) stored
    check (pieces_left >= 0),
  check (parent_id is not null or put_back = 0),
  check (id <> parent_id)
);
create unique index passport_of_lot on passports.passport (lot_id) where parent_id is null;
create index passport_children on passports.passport (parent_id);
create index passport_held on passports.passport (holder_id, issued_at desc);

create table passports.move (
  id bigint generated always as identity primary key,
  passport_id uuid not null references passports.passport,
  -- The child that pieces are split off to or put back from.
  child_id uuid references passports.passport,
  what text not null check (what in ('issued', 'split', 'putBack', 'used')),
  pieces integer not null check (pieces <> 0),
  actor_id uuid,
  at timestamptz not null,
  -- A count of used pieces may be corrected; all else only adds up.
  check (pieces > 0 or what = 'used'),
  check ((child_id is not null) = (what in ('split', 'putBack')))
);
create index move_of_passport on passports.move (passport_id, id);
create index move_of_child on passports.move (child_id);

create function passports.apply_move() returns trigger language plpgsql as $$
begin
  if new.child_id is not null and not exists (
      select from passports.passport
      where id = new.child_id and parent_id = new.passport_id) then
    raise exception 'pieces go to a child of the passport only' using errcode = 'LP001';
  end if;
  if new.what = 'issued' and exists (
      select from passports.passport where id = new.passport_id and parent_id is not null) then
    raise exception 'a child has what was split off to it' using errcode = 'LP001';
  end if;
  perform set_config('passports.moving', 'yes', true);
  begin
    update passports.passport set
        version = version + 1,
        issued = issued + case when new.what = 'issued' then new.pieces else 0 end,
        used = used + case when new.what = 'used' then new.pieces else 0 end,
        split = split + case new.what when 'split' then new.pieces
                                      when 'putBack' then -new.pieces else 0 end
      where id = new.passport_id;
    update passports.passport set
        version = version + 1,
        issued = issued + case when new.what = 'split' then new.pieces else 0 end,
        put_back = put_back + case when new.what = 'putBack' then new.pieces else 0 end
      where id = new.child_id;
  exception when check_violation then
    raise exception 'a passport has no such pieces' using errcode = 'LP001';
  end;
  perform set_config('passports.moving', '', true);
  return null;
end $$;
create trigger apply_move after insert on passports.move
  for each row execute function passports.apply_move();

create function passports.keep_counts() returns trigger language plpgsql as $$
begin
  if (new.id, new.no, new.parent_id, new.lot_id, new.order_id, new.mpn, new.manufacturer,
      new.date_code, new.lot_code, new.issued_at)
    is distinct from (old.id, old.no, old.parent_id, old.lot_id, old.order_id, old.mpn,
      old.manufacturer, old.date_code, old.lot_code, old.issued_at) then
    raise exception 'the lineage of a passport stays as it is' using errcode = 'LP001';
  end if;
  if coalesce(current_setting('passports.moving', true), '') <> 'yes'
      and (new.issued, new.split, new.used, new.put_back)
        is distinct from (old.issued, old.split, old.used, old.put_back) then
    raise exception 'counts of a passport are written by moves' using errcode = 'LP001';
  end if;
  return new;
end $$;
create trigger keep_counts before update on passports.passport
  for each row execute function passports.keep_counts();

create function passports.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'moves and passports are kept' using errcode = 'LP001';
end $$;
create trigger keep_moves before update or delete on passports.move
  for each row execute function passports.refuse_change();
create trigger keep_all_moves before truncate on passports.move
  for each statement execute function passports.refuse_change();
create trigger keep_passports before delete on passports.passport
  for each row execute function passports.refuse_change();

create function passports.start_empty() returns trigger language plpgsql as $$
begin
  if (new.issued, new.split, new.used, new.put_back) is distinct from (0, 0, 0, 0) then
    raise exception 'counts of a passport are written by moves' using errcode = 'LP001';
  end if;
  return new;
end $$;
create trigger start_empty before insert on passports.passport
  for each row execute function passports.start_empty();

create function passports.issue(lot uuid, count integer, moved_at timestamptz) returns void
language plpgsql as $$
declare
  root uuid;
begin
  insert into passports.passport (no, lot_id, order_id, order_no, mpn, manufacturer, date_code,
      lot_code, holder_id, issued_at)
    select l.no, l.id, o.id, o.no, n.mpn, n.manufacturer, l.date_code, l.lot_code, o.buyer_id,
           moved_at
    from orders.lot l join orders."order" o on o.id = l.order_id
      join orders.line n on n.id = l.line_id
    where l.id = lot
  on conflict (lot_id) where parent_id is null do nothing;
  select id into strict root from passports.passport where lot_id = lot and parent_id is null;
  insert into passports.move (passport_id, what, pieces, at) values (root, 'issued', count, moved_at);
end $$;

create function passports.issue_dispatched() returns trigger language plpgsql as $$
begin
  perform passports.issue(new.lot_id, new.pieces, new.at);
  return null;
end $$;
create trigger issue_passport after insert on orders.piece_move
  for each row when (new.what = 'dispatched') execute function passports.issue_dispatched();

-- Lots that were dispatched before.
select passports.issue(m.lot_id, m.pieces, m.at)
  from orders.piece_move m where m.what = 'dispatched' order by m.id;
