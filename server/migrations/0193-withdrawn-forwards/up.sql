-- A complaint that support withdrew from a seller and forwarded to another: what the first one keeps
-- of it, between two versions of the case.
create table cases.withdrawn_forward (
  case_id uuid not null references cases.case,
  seller_id uuid not null,
  seller_name text not null,
  forwarded_at timestamptz not null,
  forward_order_id uuid,
  first_version integer not null,
  last_version integer not null check (last_version > first_version),
  primary key (case_id, seller_id)
);
create index withdrawn_forward_of_seller on cases.withdrawn_forward (seller_id);

-- Entries name no seller but those who answered: these get their complaints back.
insert into cases.withdrawn_forward (case_id, seller_id, seller_name, forwarded_at, first_version,
    last_version)
select distinct on (e.case_id, e.by_id) e.case_id, e.by_id, e.name, sent.at, sent.version,
    ended.version
from cases.entry e
join cases.case c on c.id = e.case_id and c.seller_id is distinct from e.by_id
join lateral (select f.at, f.version from cases.entry f
  where f.case_id = e.case_id and f.event = 'forward' and f.version < e.version
  order by f.version desc limit 1) sent on true
join lateral (select w.version from cases.entry w
  where w.case_id = e.case_id and w.event = 'withdrawForward' and w.version > e.version
  order by w.version limit 1) ended on true
where e.event = 'sellerAnswer' and e.by_id is not null
order by e.case_id, e.by_id, e.version desc;
