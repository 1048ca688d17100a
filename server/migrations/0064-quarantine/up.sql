-- The register of suspect goods (domain section 6): one entry per lot. An entry is made wherever
-- pieces are moved into quarantine, whoever moves them, so that none is left out.
create schema quarantine;

create table quarantine.entry (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  state text not null default 'held'
    check (state in ('held', 'sampling', 'cleared', 'confirmed', 'returned', 'scrapped')),
  since timestamptz not null,
  entered_at timestamptz not null,
  lot_id uuid not null unique,
  lot_no text not null,
  order_id uuid not null,
  order_no text not null,
  buyer_id uuid not null,
  seller_id uuid,
  mpn text not null,
  manufacturer text not null,
  date_code text not null,
  lot_code text not null,
  pieces integer not null check (pieces > 0),
  sampled integer not null default 0 check (sampled >= 0),
  returned integer not null default 0 check (returned >= 0),
  scrapped integer not null default 0 check (scrapped >= 0),
  location text not null default '',
  reason text not null default '',
  decided_by uuid,
  sample_parcel jsonb,
  return_parcel jsonb,
  kept_until date,
  retention_certificate jsonb,
  destruction_certificate jsonb,
  check (sampled + returned + scrapped <= pieces),
  -- The seller's sample is the lesser of ten pieces and half of the lot.
  check (sampled <= least(10, pieces / 2)),
  -- Suspect goods go back only once they are cleared, and are scrapped only once confirmed.
  check (returned = 0 or state = 'returned'),
  check (scrapped = 0 or state = 'scrapped'),
  check (state not in ('returned', 'scrapped') or sampled + returned + scrapped = pieces),
  check ((state in ('confirmed', 'scrapped')) = (kept_until is not null)),
  check ((state = 'scrapped') = (destruction_certificate is not null)),
  check ((state = 'returned') = (return_parcel is not null)),
  check (state in ('held', 'sampling') or reason <> '')
);
create index entry_of_order on quarantine.entry (order_id);
create index entry_listed on quarantine.entry (state, since);

create function quarantine.enter(lot uuid, count integer, moved_at timestamptz) returns void
language sql as $$
  insert into quarantine.entry (since, entered_at, lot_id, lot_no, order_id, order_no, buyer_id,
      seller_id, mpn, manufacturer, date_code, lot_code, pieces, location)
    select moved_at, moved_at, l.id, l.no, o.id, o.no, o.buyer_id, o.seller_id, n.mpn,
           n.manufacturer, l.date_code, l.lot_code, count, coalesce(o.dock ->> 'location', '')
    from orders.lot l join orders."order" o on o.id = l.order_id
      join orders.line n on n.id = l.line_id
    where l.id = lot
  on conflict (lot_id) do update
    set pieces = quarantine.entry.pieces + excluded.pieces,
        version = quarantine.entry.version + 1
$$;

create function quarantine.keep_moved() returns trigger language plpgsql as $$
begin
  perform quarantine.enter(new.lot_id, new.pieces, new.at);
  return null;
end $$;
create trigger enter_quarantine after insert on orders.piece_move
  for each row when (new.what = 'quarantined') execute function quarantine.keep_moved();

-- What lies in quarantine already.
select quarantine.enter(m.lot_id, m.pieces, m.at)
  from orders.piece_move m where m.what = 'quarantined' order by m.id;

create function quarantine.keep_ended() returns trigger language plpgsql as $$
begin
  if old.state in ('returned', 'scrapped') or (new.id, new.lot_id, new.order_id, new.entered_at)
      is distinct from (old.id, old.lot_id, old.order_id, old.entered_at) then
    raise exception 'an entry that has ended stays as it is' using errcode = 'QR001';
  end if;
  return new;
end $$;
create trigger keep_ended before update on quarantine.entry
  for each row execute function quarantine.keep_ended();
