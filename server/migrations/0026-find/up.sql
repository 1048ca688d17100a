-- How a search is answered: one call, whose text is the answer as it is sent. All is bounded:
-- some hundred parts of a kind are looked at, a hundred are groups, five hundred lines of one part.

-- Searches spend most of their time on setting expressions up, so those that write answers are few
-- and short: format() instead of a chain, and what is rare in functions of its own.
create function catalog.price_text(price bigint) returns numeric
language sql immutable parallel safe as $$
  select case when price % 1000 = 0 then round(price * 0.00001, 2)
    else trim_scale(price * 0.00001) end
$$;

-- Year and week in an order that knows that 98 was before 02.
create function catalog.made(date_code text) returns text
language sql immutable parallel safe as $$
  select case when left(date_code, 2) >= '70' then '0' else '1' end || left(date_code, 4)
$$;

-- The price of a piece where so many are bought; null quantity is the price of few.
create function catalog.price_at(price bigint, breaks jsonb, quantity integer) returns bigint
language sql immutable parallel safe as $$
  select case when breaks is null or quantity is null then price else coalesce((
    select (b ->> 1)::bigint from jsonb_array_elements(breaks) b
    where (b ->> 0)::bigint <= quantity order by (b ->> 0)::bigint desc limit 1), price) end
$$;

-- What of a part number stands after its base, as the maker writes it.
create function catalog.suffix_after(mpn text, base text) returns text
language sql immutable parallel safe as $$
  select coalesce(substr(mpn, 1 + length(substring(mpn from
    '^(?:[^[:alnum:]]*[[:alnum:]]){' || length(base)::text || '}'))), '')
$$;

-- What a search would otherwise look up for each part: whether another number shares the key, and
-- the lots of this number that were inspected.
alter table catalog.part
  add column twins boolean not null default false,
  add column lab_inspected integer not null default 0,
  add column lab_passed integer not null default 0,
  -- Among the parts with most lines: what a beginning that many parts share is answered from. Drawn
  -- by the clock, so that no counter that moves is in an index.
  add column popular boolean not null default false;
create index part_popular on catalog.part (norm) where popular;

-- Draws which parts are popular: the twentieth part with most lines, of three lines or more.
create function catalog.draw_popular() returns void language sql as $$
  update catalog.part p set popular = not p.popular
  from (
    select greatest(3, coalesce(percentile_disc(0.95) within group (order by n_lines), 0)) as lines
    from catalog.part where n_lines > 0
  ) bar
  where p.popular <> (p.n_lines >= bar.lines)
$$;

create or replace function catalog.part_made() returns trigger language plpgsql as $$
begin
  -- In the order of the indexes, which costs a third of writing them anyhow.
  insert into catalog.part_suffix (suf, part)
    select s, p.id from new_parts p, catalog.suffixes(p.norm) s order by 1;
  insert into catalog.part_del1 (h, part)
    select d, p.id from new_parts p, catalog.deletions(p.norm) d order by 1;
  update catalog.part p set twins = true
    from new_parts n join catalog.part q on q.norm = n.norm and q.mpn <> n.mpn
    where (p.id = n.id or p.id = q.id) and not p.twins;
  return null;
end $$;

create or replace function catalog.rebuild_search() returns void language plpgsql as $$
begin
  truncate catalog.part_suffix, catalog.part_del1;
  drop index if exists catalog.part_suffix_found, catalog.part_del1_found;
  insert into catalog.part_suffix (suf, part)
    select s, p.id from catalog.part p, catalog.suffixes(p.norm) s;
  insert into catalog.part_del1 (h, part)
    select d, p.id from catalog.part p, catalog.deletions(p.norm) d;
  create index part_suffix_found on catalog.part_suffix (suf, part);
  create index part_del1_found on catalog.part_del1 (h, part);
  update catalog.part p set twins = true
    where not p.twins
      and exists (select from catalog.part q where q.norm = p.norm and q.mpn <> p.mpn);
  perform catalog.recount();
  perform catalog.draw_popular();
end $$;

update catalog.part p set twins = true
  where exists (select from catalog.part q where q.norm = p.norm and q.mpn <> p.mpn);

-- Ends from three signs on: the tail of a short number with two errors.
create or replace function catalog.suffixes(norm text) returns setof text
language sql immutable parallel safe rows 10 as $$
  select substr(norm, i) from generate_series(2, length(norm) - 2) i
$$;
insert into catalog.part_suffix (suf, part)
  select right(norm, 3), id from catalog.part where length(norm) >= 4;

-- A seller's record as it is sent, written once when it is drawn.
alter table catalog.seller_standing add column name_wire text generated always as (
  '"' || replace(replace(regexp_replace(company, '[[:cntrl:]]', ' ', 'g'),
    '\', '\\'), '"', '\"') || '"') stored;
alter table catalog.seller_standing add column wire text generated always as (
  '{"passedLots":' || passed::text || ',"inspectedLots":' || inspected::text
  || ',"interval":' || coalesce('{"low":' || low::text || ',"high":' || high::text || '}', 'null')
  || ',"enquiries":' || case when asked = 0 then 'null'
    else '{"asked":' || asked::text || ',"answered":' || answered::text || '}' end
  || ',"shipments":' || case when ship_due = 0 then 'null'
    else '{"due":' || ship_due::text || ',"inTime":' || ship_in_time::text || '}' end
  || '}') stored;

create type catalog.offer_filter as (
  conditions text[], packagings text[], lead_times text[],
  -- Pieces needed, and whether an offer must have them all.
  quantity integer, covering boolean,
  -- As catalog.made writes them.
  made_from text, made_to text,
  passed_since timestamptz
);

create type catalog.found as (
  ids bigint[],
  -- 1 as typed, 2 same key, 3 same base, 4 prefix, 5 substring, 6 typing error
  whys integer[],
  -- Offers of all of them, and of the last alone.
  lines bigint,
  last_lines bigint
);

-- Parts that differ by one or two typing errors. One error leaves a number with one sign less that
-- both share; two leave a third of the number as it was, and near where it was.
create function catalog.find_typos(key text, stale timestamptz, most integer) returns catalog.found
language plpgsql stable as $$
declare
  edits integer := case when length(key) <= 7 then 1 else 2 end;
  hashes bigint[] := array(select catalog.deletions(key));
  size integer := length(key);
  -- The three parts of the key: its head, what stands between, and its tail.
  head integer := greatest(3, size / 3);
  middle integer := size - 2 * head;
  hit catalog.found;
  nearest integer;
begin
  select array_agg(id), array_agg(6), sum(n), (array_agg(n))[count(*)], min(far)
  into hit.ids, hit.whys, hit.lines, hit.last_lines, nearest from (
    select p.id, p.n_lines as n, levenshtein_less_equal(p.norm, key, 2) as far
    from (
      select part from unnest(hashes) x join catalog.part_del1 d on d.h = x group by part limit 1000
    ) c join catalog.part p on p.id = c.part
    where p.n_lines > 0 and p.confirmed_at > stale
      and (levenshtein_less_equal(p.norm, key, edits) <= edits
        -- Two neighbours that changed places are one error, though they count as two edits.
        or (length(p.norm) = size and levenshtein_less_equal(p.norm, key, 2) = 2
          and exists (select from generate_series(1, size - 1) i
            where p.norm = left(key, i - 1) || substr(key, i + 1, 1) || substr(key, i, 1)
              || substr(key, i + 2))))
    order by far, n desc, p.norm, p.id limit most
  ) t;
  if edits = 1 or nearest = 1 then
    return hit;
  end if;
  select array_agg(id), array_agg(6), sum(n), (array_agg(n))[count(*)] into hit from (
    select p.id, p.n_lines as n
    from (
      select part from (
        (select id as part from catalog.part
          where norm >= left(key, head) and norm < left(key, head) || chr(1114111)
            and length(norm) between size - 2 and size + 2
          order by norm limit 6000)
        union all
        (select part from catalog.part_suffix
          where suf >= substr(key, head + 1, middle)
            and suf < substr(key, head + 1, middle) || chr(1114111)
            and length(suf) between size - head - 2 and size - head + 2
          order by suf limit 6000)
        union all
        (select part from catalog.part_suffix
          where suf >= right(key, head) and suf < right(key, head) || chr(1114111)
            and length(suf) between head and head + 2
          order by suf limit 6000)
        union all
        select unnest(hit.ids)
      ) x group by part
    ) c join catalog.part p on p.id = c.part
    where length(p.norm) between size - 2 and size + 2
      and levenshtein_less_equal(p.norm, key, 2) <= 2
      and p.n_lines > 0 and p.confirmed_at > stale
    order by n desc, p.norm, p.id limit most
  ) t;
  return hit;
end $$;

-- The parts in stock that a keyword finds, the closest first. `base` is the key without packing
-- suffixes. What holds the keyword in its middle is looked for only while fewer than `enough` parts
-- were found, typing errors only where none was and `errors` asks for them.
create function catalog.find_parts(
  typed text, key text, base_sought text, accurate boolean, errors boolean, stale timestamptz,
  enough integer, most integer
) returns catalog.found language plpgsql stable as $$
declare
  key_end text := key || chr(1114111);
  hit catalog.found;
  more catalog.found;
  n integer;
begin
  if accurate then
    select array_agg(id), array_agg(why), sum(n_lines), (array_agg(n_lines))[count(*)]
    into hit from (
      select id, n_lines, norm, case when mpn = typed then 1 else 2 end as why
      from catalog.part where norm = key and n_lines > 0 and confirmed_at > stale
      order by why, n_lines desc, length(norm), norm, id limit most
    ) t;
    return hit;
  end if;
  if base_sought = key then
    select array_agg(id), array_agg(why), sum(n_lines), (array_agg(n_lines))[count(*)]
    into hit from (
      select id, n_lines, norm, why from (
        select id, n_lines, norm, case when mpn = typed then 1 when norm = key then 2
          when base = base_sought then 3 else 4 end as why
        from catalog.part where norm >= key and norm < key_end and n_lines > 0
          and confirmed_at > stale
        order by norm limit 150
      ) s order by why, n_lines desc, length(norm), norm, id limit most
    ) t;
  else
    select array_agg(id), array_agg(why), sum(n_lines), (array_agg(n_lines))[count(*)]
    into hit from (
      select id, n_lines, norm, why from (
        (select id, n_lines, norm, case when mpn = typed then 1 when norm = key then 2
          when base = base_sought then 3 else 4 end as why
        from catalog.part where norm >= key and norm < key_end and n_lines > 0
          and confirmed_at > stale
        order by norm limit 150)
        union all
        (select id, n_lines, norm, 3 from catalog.part
        where base = base_sought and not (norm >= key and norm < key_end) and n_lines > 0
          and confirmed_at > stale
        limit 200)
      ) s order by why, n_lines desc, length(norm), norm, id limit most
    ) t;
  end if;
  n := coalesce(cardinality(hit.ids), 0);
  if n = most then
    -- More parts begin so than are looked at: those with most lines stand among them.
    select array_agg(id), array_agg(why), sum(n_lines), (array_agg(n_lines))[count(*)]
    into hit from (
      select p.id, p.n_lines, h.why from unnest(hit.ids, hit.whys) h (id, why)
      join catalog.part p on p.id = h.id
      union
      (select id, n_lines, case when mpn = typed then 1 when norm = key then 2
        when base = base_sought then 3 else 4 end
      from catalog.part where norm >= key and norm < key_end and popular and n_lines > 0
        and confirmed_at > stale
      order by norm limit 200)
      order by 3, 2 desc, 1 limit most
    ) t;
  end if;
  if n >= enough then
    return hit;
  end if;
  select array_agg(id), array_agg(5), sum(n_lines), (array_agg(n_lines))[count(*)]
  into more from (
    select p.id, p.n_lines from (
      select part from (
        select part from catalog.part_suffix where suf >= key and suf < key_end
        order by suf limit 300
      ) s group by part
    ) c join catalog.part p on p.id = c.part
    where p.n_lines > 0 and p.confirmed_at > stale and not (p.norm >= key and p.norm < key_end)
      and p.base <> base_sought
    order by p.n_lines desc, length(p.norm), p.norm, p.id limit most - n
  ) t;
  if n = 0 then
    hit := more;
  elsif more.ids is not null then
    hit := row(hit.ids || more.ids, hit.whys || more.whys, hit.lines + more.lines, more.last_lines);
  end if;
  if hit.ids is null and errors then
    hit := catalog.find_typos(key, stale, enough);
  end if;
  return hit;
end $$;

-- Lower prices as they are sent.
create function catalog.breaks_text(breaks jsonb) returns text
language plpgsql immutable parallel safe as $$
begin
  return (select '[' || coalesce(string_agg(format('{"quantity":%s,"unitPrice":"%s"}', b ->> 0,
      catalog.price_text((b ->> 1)::bigint)), ',' order by (b ->> 0)::bigint), '') || ']'
    from jsonb_array_elements(breaks) b);
end $$;

create function catalog.inspection_text(of_norm text, of_mpn text, seller uuid) returns text
language plpgsql stable as $$
begin
  return (select format('{"verdict":"%s","grade":%s,"at":%s}', last_verdict,
      coalesce('"' || last_grade || '"', 'null'), to_json(last_at))
    from catalog.lab_record where norm = of_norm and account = seller and mpn = of_mpn);
end $$;

-- One offer as it is sent. `inspection` is catalog.inspection_text or null.
create function catalog.offer_text(
  id uuid, account uuid, company text, standing text, quantity integer, unit_price bigint,
  moq integer, price_breaks jsonb, condition text, packaging text, date_code text, lead_time text,
  confirmed_at timestamptz, inspection text
) returns text language sql stable as $$
  select format('{"id":"%s","sellerId":"%s","sellerName":%s,"standing":%s,"lastInspection":%s,'
    '"condition":"%s","packaging":%s,"dateCode":"%s","leadTime":"%s","priceBreaks":%s,'
    '"unitPrice":%s,"moq":%s,"quantity":%s,"confirmedAt":%s}',
    id, account, coalesce(company, 'null'), coalesce(standing, 'null'),
    coalesce(inspection, 'null'), condition, coalesce('"' || packaging || '"', 'null'), date_code,
    lead_time, case when price_breaks is null then '[]' else catalog.breaks_text(price_breaks) end,
    coalesce('"' || catalog.price_text(unit_price) || '"', 'null'), coalesce(moq::text, 'null'),
    quantity, to_json(confirmed_at))
$$;

-- Offers of one part as they are sent, without the brackets around them; null where there is none.
create function catalog.offers_text(
  of bigint, part_norm text, part_mpn text, has_lab boolean, stale timestamptz, filtered boolean,
  f catalog.offer_filter, sorted text, skip integer, most integer
) returns text language plpgsql stable as $$
declare
  ranked constant integer := 10;
  answer text;
begin
  select string_agg(catalog.offer_text(l.id, l.account, l.name_wire, l.wire, l.quantity,
    l.unit_price, l.moq, l.price_breaks, l.condition, l.packaging, l.date_code, l.lead_time,
    l.confirmed_at,
    case when has_lab then catalog.inspection_text(part_norm, part_mpn, l.account) end), ',')
  into answer from (
    select * from (
      select c.*, s.name_wire, s.wire, s.low,
        row_number() over (order by c.unit_price nulls last, c.id) <= ranked as cheap
      from (
        -- By price first: what is cut off is what costs more.
        select l.* from (
          select * from catalog.stock_line where part = of and confirmed_at > stale
          order by part, unit_price, id limit case when filtered then 500 else 50 end
        ) l
        where not filtered or (
          (f.conditions is null or l.condition = any (f.conditions))
          and (f.packagings is null or l.packaging = any (f.packagings))
          and (f.lead_times is null or l.lead_time = any (f.lead_times))
          and (f.covering is not true or l.quantity >= f.quantity)
          and (f.made_from is null
            or (l.date_code <> '' and catalog.made(l.date_code) >= f.made_from))
          and (f.made_to is null or (l.date_code <> '' and catalog.made(l.date_code) <= f.made_to))
          and (f.passed_since is null or exists (select from catalog.lab_record r
            where r.norm = part_norm and r.account = l.account and r.mpn = part_mpn
              and r.passed_at >= f.passed_since)))
        limit 100
      ) c left join catalog.seller_standing s on s.account = c.account
    ) d
    order by
      case when sorted = 'match' then not d.cheap end,
      case when sorted = 'standing' or (sorted = 'match' and d.cheap) then -coalesce(d.low, 0) end,
      case when sorted = 'price' then catalog.price_at(d.unit_price, d.price_breaks, f.quantity) end
        nulls last,
      case when sorted = 'age' then d.confirmed_at end desc nulls last,
      case when sorted = 'quantity' or (sorted = 'match' and d.cheap) then d.quantity end
        desc nulls last,
      d.unit_price nulls last, d.id
    offset skip limit most
  ) l;
  return answer;
end $$;

-- Groups of a page as a filter and a sort leave them, and how many there are on all pages.
create type catalog.group_row as (
  id bigint, why integer, lines bigint, pieces bigint, low bigint, confirmed timestamptz
);
create type catalog.sifted as (total integer, rows catalog.group_row[]);

-- Whether the counters of a part leave it open that one of its lines passes.
create function catalog.may_pass(p catalog.part, f catalog.offer_filter) returns boolean
language sql immutable as $$
  select (f.conditions is null or (p.n_brand_new > 0 and 'brandNew' = any (f.conditions))
      or (p.n_like_new > 0 and 'likeNew' = any (f.conditions))
      or (p.n_re_new > 0 and 'reNew' = any (f.conditions)))
    and (f.packagings is null or (p.n_roll > 0 and 'roll' = any (f.packagings))
      or (p.n_pallet > 0 and 'pallet' = any (f.packagings))
      or (p.n_pipe > 0 and 'pipe' = any (f.packagings)))
    and (f.lead_times is null or (p.n_now > 0 and 'now' = any (f.lead_times))
      or (p.n_lines > p.n_now and 'any' = any (f.lead_times)))
    and (f.covering is not true or p.qty >= f.quantity)
    and (f.passed_since is null or p.lab_passed > 0)
$$;

-- Reads lines only where the counters do not say it already: for all groups to know that one line
-- passes, for those of the page all that pass, unless the sort needs them of all groups.
create function catalog.sift(
  hit catalog.found, makers text[], filtered boolean, f catalog.offer_filter, sorted text,
  stale timestamptz, skip integer, most integer
) returns catalog.sifted language plpgsql stable as $$
declare
  maker_ids uuid[];
  ids bigint[];
  whys integer[];
  rows catalog.group_row[];
begin
  if makers is not null then
    maker_ids := array(select m.id from catalog.manufacturer m where m.name = any (makers));
  end if;
  if not filtered and sorted <> 'standing'
    and not (sorted = 'price' and f.quantity is not null) then
    select array_agg(row(id, why, n_lines, qty, min_price, confirmed_at)::catalog.group_row
      order by case sorted when 'price' then min_price when 'quantity' then -qty
        when 'age' then -extract(epoch from confirmed_at)::bigint end nulls last, nr)
    into rows from (
      select p.*, h.why, h.nr from unnest(hit.ids, hit.whys) with ordinality h (id, why, nr)
      join catalog.part p on p.id = h.id
      where makers is null or p.manufacturer = any (maker_ids)
    ) t;
    return row(coalesce(cardinality(rows), 0), rows[skip + 1 : skip + most]);
  end if;
  select array_agg(h.id order by h.nr), array_agg(h.why order by h.nr) into ids, whys
  from unnest(hit.ids, hit.whys) with ordinality h (id, why, nr)
  join catalog.part p on p.id = h.id
  where (makers is null or p.manufacturer = any (maker_ids))
    and (not filtered or (catalog.may_pass(p, f) and (sorted <> 'match' or exists (
      select from (
        select * from catalog.stock_line where part = p.id and confirmed_at > stale
        order by part, unit_price, id limit 500
      ) l
      where (f.conditions is null or l.condition = any (f.conditions))
          and (f.packagings is null or l.packaging = any (f.packagings))
          and (f.lead_times is null or l.lead_time = any (f.lead_times))
          and (f.covering is not true or l.quantity >= f.quantity)
          and (f.made_from is null
            or (l.date_code <> '' and catalog.made(l.date_code) >= f.made_from))
          and (f.made_to is null or (l.date_code <> '' and catalog.made(l.date_code) <= f.made_to))
          and (f.passed_since is null or exists (select from catalog.lab_record r
            where r.norm = p.norm and r.account = l.account and r.mpn = p.mpn
              and r.passed_at >= f.passed_since))))));
  if sorted = 'match' then
    select array_agg(row(h.id, h.why, a.n, a.pieces, a.low, a.confirmed)::catalog.group_row
      order by h.nr)
    into rows
    from unnest(ids[skip + 1 : skip + most], whys[skip + 1 : skip + most])
      with ordinality h (id, why, nr)
    join catalog.part p on p.id = h.id
    cross join lateral (
      select count(*) as n, sum(l.quantity)::bigint as pieces, max(l.confirmed_at) as confirmed,
        min(catalog.price_at(l.unit_price, l.price_breaks, f.quantity)) as low, max(l.best) as best
      from (
        select l.*, case when sorted = 'standing' then (
          select s.low from catalog.seller_standing s where s.account = l.account) end as best
        from (
          select * from catalog.stock_line where part = p.id and confirmed_at > stale
          order by part, unit_price, id limit 500
        ) l
        where (f.conditions is null or l.condition = any (f.conditions))
          and (f.packagings is null or l.packaging = any (f.packagings))
          and (f.lead_times is null or l.lead_time = any (f.lead_times))
          and (f.covering is not true or l.quantity >= f.quantity)
          and (f.made_from is null
            or (l.date_code <> '' and catalog.made(l.date_code) >= f.made_from))
          and (f.made_to is null or (l.date_code <> '' and catalog.made(l.date_code) <= f.made_to))
          and (f.passed_since is null or exists (select from catalog.lab_record r
            where r.norm = p.norm and r.account = l.account and r.mpn = p.mpn
              and r.passed_at >= f.passed_since))
        limit 101
      ) l
    ) a;
    return row(coalesce(cardinality(ids), 0), rows);
  end if;
  select array_agg(row(h.id, h.why, a.n, a.pieces, a.low, a.confirmed)::catalog.group_row
    order by case sorted when 'price' then a.low when 'quantity' then -a.pieces
      when 'age' then -extract(epoch from a.confirmed)::bigint end nulls last,
      case when sorted = 'standing' then -coalesce(a.best, 0) end, h.nr)
  into rows
  from unnest(ids, whys) with ordinality h (id, why, nr)
  join catalog.part p on p.id = h.id
  cross join lateral (
      select count(*) as n, sum(l.quantity)::bigint as pieces, max(l.confirmed_at) as confirmed,
        min(catalog.price_at(l.unit_price, l.price_breaks, f.quantity)) as low, max(l.best) as best
      from (
        select l.*, case when sorted = 'standing' then (
          select s.low from catalog.seller_standing s where s.account = l.account) end as best
        from (
          select * from catalog.stock_line where part = p.id and confirmed_at > stale
          order by part, unit_price, id limit 500
        ) l
        where (f.conditions is null or l.condition = any (f.conditions))
          and (f.packagings is null or l.packaging = any (f.packagings))
          and (f.lead_times is null or l.lead_time = any (f.lead_times))
          and (f.covering is not true or l.quantity >= f.quantity)
          and (f.made_from is null
            or (l.date_code <> '' and catalog.made(l.date_code) >= f.made_from))
          and (f.made_to is null or (l.date_code <> '' and catalog.made(l.date_code) <= f.made_to))
          and (f.passed_since is null or exists (select from catalog.lab_record r
            where r.norm = p.norm and r.account = l.account and r.mpn = p.mpn
              and r.passed_at >= f.passed_since))
        limit 101
      ) l
  ) a
  where a.n > 0;
  return row(coalesce(cardinality(rows), 0), rows[skip + 1 : skip + most]);
end $$;

create function catalog.counts_text(names text[], counts bigint[]) returns text
language sql immutable as $$
  select '[' || coalesce(string_agg(format('{"value":"%s","lines":%s}', name, n), ','), '') || ']'
  from unnest(names, counts) t (name, n) where n > 0
$$;

-- Offers of found parts by maker, condition, packaging and lead time, as they are sent.
create function catalog.facets_text(ids bigint[]) returns text
language sql stable as $$
  with parts as (
    select manufacturer, n_lines, n_brand_new, n_like_new, n_re_new, n_roll, n_pallet, n_pipe, n_now
    from catalog.part where id = any (ids)
  ), sums as (
    select coalesce(sum(n_lines), 0) as n,
      sum(n_brand_new) as brand_new, sum(n_like_new) as like_new,
      sum(n_re_new) as re_new, sum(n_roll) as roll, sum(n_pallet) as pallet, sum(n_pipe) as pipe,
      sum(n_now) as now
    from parts
  )
  select '{"manufacturers":' || coalesce((
      select '[' || string_agg(format('{"value":%s,"lines":%s}', to_json(name), n), ',') || ']'
      from (select m.name, sum(p.n_lines) as n from parts p
        join catalog.manufacturer m on m.id = p.manufacturer group by m.name
        order by n desc, m.name limit 30) t), '[]')
    || ',"conditions":' || catalog.counts_text(
      array['brandNew', 'likeNew', 'reNew'], array[brand_new, like_new, re_new])
    || ',"packagings":' || catalog.counts_text(
      array['roll', 'pallet', 'pipe'], array[roll, pallet, pipe])
    || ',"leadTimes":' || catalog.counts_text(array['now', 'any'], array[now, n - now]) || '}'
  from sums
$$;

-- Why a part of the same base, or with a typing error, was found.
create function catalog.why_text(why integer, mpn text, base text, norm text, key text)
returns text language plpgsql stable as $$
begin
  if why = 3 then
    return format('"why":"base","suffix":%s,"edits":0', to_json(catalog.suffix_after(mpn, base)));
  end if;
  return format('"why":"typo","suffix":"","edits":%s', levenshtein(norm, key));
end $$;

-- One group as it is sent.
create function catalog.group_text(
  mpn text, maker text, why integer, base text, norm text, key text, ambiguous boolean,
  lines bigint, lines_more boolean, pieces bigint, low bigint, confirmed timestamptz,
  inspected integer, passed integer, offers text
) returns text language sql stable as $$
  select format('{"mpn":%s,"manufacturer":%s,%s,"ambiguous":%s,"linesMore":%s,"lowest":%s,'
    '"lines":%s,"quantity":%s,"confirmedAt":%s,"lab":{"inspected":%s,"passed":%s},"offers":[%s]}',
    to_json(mpn), to_json(maker), case why
      when 1 then '"why":"exact","suffix":"","edits":0'
      when 2 then '"why":"key","suffix":"","edits":0'
      when 4 then '"why":"prefix","suffix":"","edits":0'
      when 5 then '"why":"substring","suffix":"","edits":0'
      else catalog.why_text(why, mpn, base, norm, key) end,
    to_json(ambiguous), to_json(lines_more),
    coalesce('"' || catalog.price_text(low) || '"', 'null'), lines, pieces, to_json(confirmed),
    inspected, passed, offers)
$$;

-- The whole answer of a search: the first `open_groups` of its page with offers, the rest folded.
-- `read_as` is sent back as it is.
create function catalog.search(
  typed text, key text, base text, accurate boolean, errors boolean, stale timestamptz,
  skip integer, most integer, sorted text, with_facets boolean, makers text[], filtered boolean,
  f catalog.offer_filter, read_as text, open_groups integer
) returns text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off as $$
declare
  depth constant integer := 100;
  enough constant integer := 5;
  open_offers constant integer := 5;
  -- So many of the cheapest offers stand in the order of their sellers' records.
  ranked constant integer := 10;
  hit catalog.found;
  total integer;
  bounded boolean;
  lines bigint;
  sifted catalog.sifted;
  groups text;
begin
  hit := catalog.find_parts(typed, key, base, accurate, errors, stale, enough, depth + 1);
  total := coalesce(cardinality(hit.ids), 0);
  bounded := total > depth;
  lines := hit.lines;
  if bounded then
    lines := lines - hit.last_lines;
    total := depth;
    hit := row(hit.ids[:depth], hit.whys[:depth], lines, null);
  end if;
  if total > 0 and (sorted <> 'match' or filtered or makers is not null) then
    sifted := catalog.sift(hit, makers, filtered, f, sorted, stale, skip, most);
    total := sifted.total;
    select string_agg(catalog.group_text(g.mpn, g.maker, g.why, g.base, g.norm, key, g.ambiguous,
      case when filtered then least(g.n, 100) else g.n end, filtered and g.n > 100, g.pieces,
      g.low, g.confirmed, g.inspected, g.passed,
      case when g.nr <= open_groups then catalog.offers_text(g.id, g.norm, g.mpn,
        g.inspected > 0, stale, filtered, f, sorted, 0, open_offers) end), ',')
    into groups from (
      select p.id, p.norm, p.mpn, p.base, m.name as maker, t.why, t.nr,
        t.lines as n, t.pieces, t.low, t.confirmed,
        p.twins as ambiguous, p.lab_inspected as inspected, p.lab_passed as passed
      from unnest(sifted.rows)
        with ordinality t (id, why, lines, pieces, low, confirmed, nr)
      join catalog.part p on p.id = t.id
      join catalog.manufacturer m on m.id = p.manufacturer
      order by t.nr
    ) g;
  elsif total > skip and open_groups = 0 then
    select string_agg(catalog.group_text(p.mpn, m.name, t.why, p.base, p.norm, key, p.twins,
      p.n_lines, false, p.qty, p.min_price, p.confirmed_at, p.lab_inspected, p.lab_passed, null),
      ',' order by t.nr)
    into groups
    from unnest(hit.ids[skip + 1 : skip + most], hit.whys[skip + 1 : skip + most])
      with ordinality t (id, why, nr)
    join catalog.part p on p.id = t.id
    join catalog.manufacturer m on m.id = p.manufacturer;
  elsif total > skip then
    -- What most searches ask, in one statement: no filter, and the sort that parts come in.
    select string_agg(catalog.group_text(g.mpn, g.maker, g.why, g.base, g.norm, key, g.ambiguous,
      g.n_lines, false, g.qty, g.min_price, g.confirmed_at, g.inspected, g.passed, g.offers), ',')
    into groups from (
      select p.id, p.norm, p.mpn, p.base, m.name as maker, t.why, p.n_lines, p.qty, p.min_price,
        p.confirmed_at,
        p.twins as ambiguous, p.lab_inspected as inspected, p.lab_passed as passed, o.offers
      from unnest(hit.ids[skip + 1 : skip + most], hit.whys[skip + 1 : skip + most])
        with ordinality t (id, why, nr)
      join catalog.part p on p.id = t.id
      join catalog.manufacturer m on m.id = p.manufacturer
      left join lateral (
        select string_agg(catalog.offer_text(c.id, c.account, c.name_wire, c.wire, c.quantity,
          c.unit_price, c.moq, c.price_breaks, c.condition, c.packaging, c.date_code, c.lead_time,
          c.confirmed_at, case when p.lab_inspected > 0
            then catalog.inspection_text(p.norm, p.mpn, c.account) end), ',') as offers
        from (
          select l.id, l.account, l.quantity, l.unit_price, l.moq, l.price_breaks, l.condition,
            l.packaging, l.date_code, l.lead_time, l.confirmed_at, s.name_wire, s.wire
          from (
            select * from catalog.stock_line
            where part = p.id and confirmed_at > stale and t.nr <= open_groups
            order by part, unit_price, id limit ranked
          ) l left join catalog.seller_standing s on s.account = l.account
          order by -coalesce(s.low, 0), l.quantity desc, l.unit_price nulls last, l.id
          limit open_offers
        ) c
      ) o on true
      order by t.nr
    ) g;
  end if;
  return '{"total":' || total::text
    || ',"bounded":' || case when bounded then 'true' else 'false' end
    || ',"lines":' || coalesce(lines, 0)::text
    || ',"readAs":' || coalesce(to_json(read_as)::text, 'null')
    || ',"list":[' || coalesce(groups, '') || '],"facets":'
    || case when with_facets then catalog.facets_text(hit.ids) else 'null' end || '}';
end $$;

-- One page of the offers of one part; null where the part is not there.
create function catalog.offers(
  key text, part_mpn text, maker text, stale timestamptz, skip integer, most integer, sorted text,
  filtered boolean, f catalog.offer_filter
) returns text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off as $$
declare
  depth constant integer := 50;
  of catalog.part;
  hit catalog.found;
  sifted catalog.sifted;
  n bigint := 0;
begin
  select p.* into of from catalog.part p join catalog.manufacturer m on m.id = p.manufacturer
    where p.norm = key and p.mpn = part_mpn and m.name = maker;
  if of.id is null then
    return null;
  end if;
  hit := row(array[of.id], array[1], 0, 0);
  -- Read from the lines, so that a page that is empty is not said to have offers.
  sifted := catalog.sift(hit, null, true, f, 'match', stale, 0, 1);
  n := coalesce(sifted.rows[1].lines, 0);
  return '{"total":' || least(n, depth)::text || ',"bounded":'
    || case when n > depth then 'true' else 'false' end || ',"list":['
    || coalesce(catalog.offers_text(of.id, of.norm, of.mpn, of.lab_inspected > 0, stale, filtered,
      f, sorted, skip,
      greatest(0, least(most, depth - skip))), '') || ']}';
end $$;

-- The makers of what a keyword finds, as they are sent.
create function catalog.brands(
  typed text, key text, base text, accurate boolean, stale timestamptz
) returns text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off as $$
declare
  hit catalog.found := catalog.find_parts(typed, key, base, accurate, true, stale, 5, 100);
begin
  return coalesce((select '[' || string_agg(
      format('{"value":%s,"lines":%s}', to_json(name), n), ',') || ']'
    from (
      select m.name, sum(p.n_lines) as n from catalog.part p
      join catalog.manufacturer m on m.id = p.manufacturer
      where p.id = any (hit.ids) group by m.name order by n desc, m.name
    ) t), '[]');
end $$;

-- Part numbers in stock that begin with a key, those with most offers first, one line for a number
-- of several makers, as they are sent.
create function catalog.suggest_parts(key text, stale timestamptz, most integer) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_bitmapscan = off as $$
begin
  return coalesce((select '[' || string_agg(
      format('{"mpn":%s,"manufacturer":%s,"lines":%s}', to_json(mpn), to_json(name), n), ',') || ']'
    from (
      select t.mpn, m.name, t.n from (
        select mpn, (array_agg(manufacturer order by n_lines desc, id))[1] as manufacturer,
          sum(n_lines) as n
        from (
          (select id, mpn, manufacturer, n_lines from catalog.part
          where norm >= key and norm < key || chr(1114111) and popular and n_lines > 0
            and confirmed_at > stale
          order by norm limit 300)
          union
          (select id, mpn, manufacturer, n_lines from catalog.part
          where norm >= key and norm < key || chr(1114111) and n_lines > 0 and confirmed_at > stale
          order by norm limit 100)
        ) p group by mpn order by n desc, mpn limit most
      ) t join catalog.manufacturer m on m.id = t.manufacturer order by t.n desc, t.mpn
    ) u), '[]');
end $$;

select catalog.draw_popular();
