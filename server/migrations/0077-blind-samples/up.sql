-- Blind samples of the lab (domain section 8, decision 0066): known fakes and known goods among the
-- lots of customers. A sample has an order like a deal's; the mark is read by the pipeline alone.
alter table orders."order" add column sample jsonb;

create schema proficiency;

create table proficiency.sample (
  id uuid primary key,
  no text not null unique,
  version integer not null default 1,
  state text not null default 'planned'
    check (state in ('planned', 'inLab', 'judged', 'revealed', 'void')),
  since timestamptz not null,
  order_id uuid not null unique,
  order_no text not null,
  buyer_name text not null,
  seller_name text not null,
  tracking_no text not null,
  mpn text not null,
  manufacturer text not null,
  date_code text not null,
  pieces integer not null check (pieces > 0),
  truth text not null check (truth in ('genuine', 'recycled', 'remarked', 'overproduced', 'cloned',
    'defective', 'forgedDocuments', 'tampered')),
  note text not null,
  tests text[] not null,
  created_by uuid not null,
  created_name text not null,
  created_at timestamptz not null,
  judged_at timestamptz,
  verdict text check (verdict in ('pass', 'conditional', 'suspect', 'fail')),
  inspection_ids uuid[] not null default '{}',
  -- Who inspected and reviewed it, [{id, name}], and what each test found, [{test, found, outcome}].
  people jsonb not null default '[]',
  results jsonb not null default '[]',
  void_reason text not null default '',
  check (state not in ('judged', 'revealed') or judged_at is not null and verdict is not null),
  check ((state = 'void') = (void_reason <> ''))
);
create index sample_inspections on proficiency.sample using gin (inspection_ids);

-- What a sample is, and what the lab made of it, is never written again.
create function proficiency.keep_sample() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('revealed', 'void')
     or (new.order_id, new.truth, new.mpn, new.manufacturer, new.created_by)
        is distinct from (old.order_id, old.truth, old.mpn, old.manufacturer, old.created_by)
     or old.judged_at is not null
        and (new.results, new.verdict) is distinct from (old.results, old.verdict) then
    raise exception 'sample % may not change', old.no using errcode = 'PS001';
  end if;
  return new;
end $$;
create trigger keep_sample before update or delete on proficiency.sample
  for each row execute function proficiency.keep_sample();

-- Counts of the samples that were judged, by test and truth: written with them, read by everybody.
create table proficiency.rate (
  test text not null,
  truth text not null,
  trials integer not null check (trials > 0),
  hits integer not null check (hits between 0 and trials),
  primary key (test, truth)
);
