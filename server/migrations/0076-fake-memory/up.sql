-- Memory of fakes (domain section 8): the traits of lots that failed inspection, and the offers,
-- orders and receipts that resemble one. A record is made and ended where its cause is written,
-- whoever writes it, so that none is left out.
create schema fakes;

-- Finds candidates only: the code that compares decides with its own keys.
create function fakes.key(value text) returns text language sql immutable as $$
  select regexp_replace(upper(normalize(coalesce(value, ''), NFKC)), '[^[:alnum:]]', '', 'g')
$$;

create table fakes.record (
  id uuid primary key default gen_random_uuid(),
  lot_id uuid not null,
  lot_no text not null,
  order_id uuid not null,
  order_no text not null,
  -- The report that judged the lot; empty where the register alone did.
  report_no text not null,
  verdict text not null check (verdict in ('suspect', 'fail')),
  seller_id uuid,
  mpn text not null,
  mpn_key text collate "C" not null generated always as (fakes.key(mpn)) stored,
  manufacturer text not null,
  date_code text not null,
  lot_code text not null,
  -- Lot codes that the dock read on the packs of its line.
  labels text[] not null default '{}',
  remembered_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('cleared', 'revoked', 'passed')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index record_in_force on fakes.record (lot_id) where ended_at is null;
create index record_part on fakes.record (mpn_key) where ended_at is null;
create index record_listed on fakes.record (remembered_at desc, id);

create function fakes.keep_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null
      and (to_jsonb(new) - '{ended_at,end_reason,mpn_key}'::text[])
        = (to_jsonb(old) - '{ended_at,end_reason,mpn_key}'::text[]) then
    return new;
  end if;
  raise exception 'a record of a failed lot stays as it is' using errcode = 'FK001';
end $$;
create trigger keep_record before update or delete on fakes.record
  for each row execute function fakes.keep_record();
create trigger keep_all_records before truncate on fakes.record
  for each statement execute function fakes.keep_record();

create function fakes.remember(lot uuid, report text, judged text, judged_at timestamptz)
returns void language sql as $$
  insert into fakes.record (lot_id, lot_no, order_id, order_no, report_no, verdict, seller_id, mpn,
      manufacturer, date_code, lot_code, labels, remembered_at)
    select l.id, l.no, o.id, o.no, report, judged, o.seller_id, n.mpn, n.manufacturer,
           l.date_code, l.lot_code,
           array(select distinct pack ->> 'lotCode'
                 from jsonb_array_elements(coalesce(o.dock -> 'packs', '[]')) pack
                 where pack ->> 'lineId' = n.id::text and pack ->> 'lotCode' <> ''),
           judged_at
    from orders.lot l join orders."order" o on o.id = l.order_id
      join orders.line n on n.id = l.line_id
    where l.id = lot
  on conflict (lot_id) where ended_at is null do nothing
$$;

create function fakes.forget(lot uuid, reason text, ended timestamptz) returns void
language sql as $$
  update fakes.record set ended_at = ended, end_reason = reason
  where lot_id = lot and ended_at is null
$$;

-- A report of a later round stands for the lot: one that passes ends what was remembered.
create function fakes.judge_report() returns trigger language plpgsql as $$
declare
  judged text;
begin
  select verdict into judged from qc.inspection where id = new.inspection_id;
  if judged in ('suspect', 'fail') then
    perform fakes.remember(new.lot_id, new.no, judged, new.issued_at);
  elsif judged in ('pass', 'conditional') then
    perform fakes.forget(new.lot_id, 'passed', new.issued_at);
  end if;
  return null;
end $$;
create trigger remember_fake after insert on qc.report
  for each row execute function fakes.judge_report();

create function fakes.forget_revoked() returns trigger language plpgsql as $$
begin
  perform fakes.forget(new.lot_id, 'revoked', new.revoked_at);
  return null;
end $$;
create trigger forget_fake after update of revoked_at on qc.report
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function fakes.forget_revoked();

create function fakes.judge_entry() returns trigger language plpgsql as $$
begin
  if new.state = 'confirmed' then
    perform fakes.remember(new.lot_id, '', 'fail', new.since);
  else
    perform fakes.forget(new.lot_id, 'cleared', new.since);
  end if;
  return null;
end $$;
create trigger remember_fake after update of state on quarantine.entry
  for each row when (old.state is distinct from new.state and new.state in ('confirmed', 'cleared'))
  execute function fakes.judge_entry();

-- Lots that were judged before.
select fakes.remember(r.lot_id, r.no, i.verdict, r.issued_at)
  from qc.report r join qc.inspection i on i.id = r.inspection_id
  where i.verdict in ('suspect', 'fail') and r.revoked_at is null and r.superseded_at is null
    and not exists (select from qc.report later
                    where later.lot_id = r.lot_id and later.revision > r.revision)
    and not exists (select from quarantine.entry e
                    where e.lot_id = r.lot_id and e.state in ('cleared', 'returned'));
select fakes.remember(e.lot_id, '', 'fail', e.since)
  from quarantine.entry e where e.state in ('confirmed', 'scrapped');

-- Something that resembles a remembered lot.
create table fakes.hit (
  id uuid primary key,
  no text not null unique,
  version integer not null,
  state text not null check (state in ('open', 'contested', 'upheld', 'dismissed')),
  since timestamptz not null,
  found_at timestamptz not null,
  record_id uuid not null references fakes.record,
  subject text not null check (subject in ('order', 'receipt', 'offer', 'quote')),
  -- The line of an order, the offer or the quote.
  subject_id uuid not null,
  order_id uuid,
  order_no text not null,
  buyer_id uuid,
  seller_id uuid not null,
  seller_name text not null,
  mpn text not null,
  manufacturer text not null,
  date_code text not null,
  lot_codes text[] not null,
  reasons text[] not null check (cardinality(reasons) > 0),
  score integer not null check (score between 1 and 100),
  -- Payment of an open hit's order is held back until then; null where nothing waits for payment.
  hold_until timestamptz,
  upheld_at timestamptz,
  contested_at timestamptz,
  contest_text text not null default '',
  contest_files jsonb not null default '[]',
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision_reason text not null default '',
  unique (record_id, subject, subject_id),
  check ((subject in ('order', 'receipt')) = (order_id is not null)),
  check (state not in ('upheld', 'dismissed') or (decision_reason <> '' and decided_by is not null)),
  check (state <> 'upheld' or upheld_at is not null),
  check (state <> 'contested' or (contested_at is not null and contest_text <> ''))
);
create index hit_of_order on fakes.hit (order_id) where order_id is not null;
create index hit_of_seller on fakes.hit (seller_id, found_at desc, id);
create index hit_listed on fakes.hit (state, since, id);
create index hit_of_record on fakes.hit (record_id);

create function fakes.keep_hit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'dismissed'
      and (new.id, new.no, new.record_id, new.subject, new.subject_id, new.seller_id, new.reasons)
        is not distinct from (old.id, old.no, old.record_id, old.subject, old.subject_id,
          old.seller_id, old.reasons)
      and (old.contested_at is null or (new.contested_at, new.contest_text)
        is not distinct from (old.contested_at, old.contest_text)) then
    return new;
  end if;
  raise exception 'a warning that has ended stays as it is' using errcode = 'FK002';
end $$;
create trigger keep_hit before update or delete on fakes.hit
  for each row execute function fakes.keep_hit();
create trigger keep_all_hits before truncate on fakes.hit
  for each statement execute function fakes.keep_hit();
create trigger told_to_desks after insert or update on fakes.hit
  for each row execute function kit.tell_desks('fakes');

-- The lot code that the seller states when it confirms, and what stands against the payment.
alter table orders.line add column lot_code text not null default '';
alter table orders."order" add column warning jsonb;

-- Staff find a warning by its number, its part and its seller.
create function operator.put_fake_hit(h fakes.hit) returns void language sql as $$
  select operator.put_entry(
    row('fakeHit', h.id::text, h.no, h.mpn || ' · ' || h.seller_name, '/ops/fakes/' || h.id,
        h.state, h.found_at, null, null, array[h.seller_id])::operator.entry,
    array[h.no, h.mpn, h.seller_name])
$$;
create trigger found after insert on fakes.hit
  for each row execute function operator.keep_entry('put_fake_hit');
create trigger found_state after update of state on fakes.hit
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('fakeHit');
