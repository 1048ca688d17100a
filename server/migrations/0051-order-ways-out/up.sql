-- Ways out of a parcel that does not come, of a short count and of a bad result.
alter table orders."order"
  -- What the carrier is asked about, {way, caseNo, note, at, by}.
  add column trace jsonb,
  -- The settlement that one side offers now, {by, at, reason, lines, cut}.
  add column offer jsonb,
  -- What the seller took off the price in a settlement, and the price of a test that it asked for.
  add column cut bigint not null default 0 check (cut >= 0),
  add column retest_fee bigint not null default 0 check (retest_fee >= 0),
  -- The seller contests a result once.
  add column contested_at timestamptz;

-- Suspected pieces are never returned, whoever writes the move.
create function orders.keep_suspect() returns trigger language plpgsql as $$
begin
  if new.what = 'returned'
     and exists (select 1 from orders.lot where id = new.lot_id and verdict = 'suspect') then
    raise exception 'lot % is suspect and may not be returned', new.lot_id using errcode = 'QA001';
  end if;
  return new;
end $$;
create trigger keep_suspect before insert on orders.piece_move
  for each row execute function orders.keep_suspect();
