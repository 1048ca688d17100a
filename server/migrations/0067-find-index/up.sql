-- Every record that staff look for, with the words that find it and the accounts that it belongs
-- to. Written by triggers of the records' own tables, so that it never lags behind them.
create table operator.entry (
  kind text not null,
  record_id text not null,
  ref text not null,
  subject text not null,
  link text not null,
  state text not null,
  at timestamptz not null,
  -- Minor units; null where the record is about no money.
  amount bigint,
  currency text,
  owners uuid[] not null,
  primary key (kind, record_id)
);
create index entry_owner on operator.entry using gin (owners);

-- Lower case; compared byte by byte, so that the index answers what begins with a word.
create table operator.term (
  term text collate "C" not null,
  kind text not null,
  record_id text not null,
  primary key (term, kind, record_id),
  foreign key (kind, record_id) references operator.entry on delete cascade
);
create index term_record on operator.term (kind, record_id);

-- Returns a text in lower case from each of its words on: any word of a name finds it. Chinese has
-- no blanks between words, so that each of its characters begins one.
create function operator.terms_of(said text) returns setof text language sql immutable as $$
  select distinct left(substr(lower(said), at), 80)
  from generate_series(1, least(length(said), 80)) as at
  where at = 1 or substr(said, at, 1) ~ '[^\x01-\x7f]'
    or (substr(said, at - 1, 1) ~ '[^[:alnum:]]' and substr(said, at, 1) ~ '[[:alnum:]]')
$$;

create function operator.put_entry(e operator.entry, said text[]) returns void
language plpgsql as $$
begin
  insert into operator.entry values (e.*)
  on conflict (kind, record_id) do update set ref = excluded.ref, subject = excluded.subject,
    link = excluded.link, state = excluded.state, amount = excluded.amount,
    currency = excluded.currency, owners = excluded.owners;
  delete from operator.term where kind = e.kind and record_id = e.record_id;
  insert into operator.term (term, kind, record_id)
  select distinct t, e.kind, e.record_id
  from unnest(said) as one, operator.terms_of(trim(one)) as t
  where coalesce(trim(one), '') <> ''
  on conflict do nothing;
end $$;

create function operator.put_order(o orders."order") returns void language sql as $$
  select operator.put_entry(
    row('order', o.id::text, o.no, concat_ws(' · ', o.buyer_name, nullif(o.seller_name, '')),
        '/ops/orders/' || o.id, o.state, o.placed_at, o.total, 'USD',
        array_remove(array[o.buyer_id, o.seller_id], null))::operator.entry,
    array[o.no, o.buyer_name, o.seller_name, o.inbound ->> 'trackingNo',
          o.outbound ->> 'trackingNo', o.back ->> 'trackingNo']
      || (select array_agg(l.mpn) from orders.line l where l.order_id = o.id))
$$;
create function operator.put_line(l orders.line) returns void language sql as $$
  select operator.put_order(o) from orders."order" o where o.id = l.order_id;
  select operator.put_entry(
    row('part', upper(l.mpn), l.mpn, l.manufacturer,
        '/part-search?isAccurate=1&keyword=' || replace(replace(replace(replace(l.mpn,
          '%', '%25'), '#', '%23'), '&', '%26'), '+', '%2B'),
        '', now(), null, null, '{}')::operator.entry,
    array[l.mpn])
$$;
create function operator.put_lot(l orders.lot) returns void language sql as $$
  select operator.put_entry(
    row('lot', l.id::text, l.no, n.mpn || ' · ' || o.no, '/ops/orders/' || o.id,
        coalesce(l.verdict, ''), o.placed_at, null, null,
        array_remove(array[o.buyer_id, o.seller_id], null))::operator.entry,
    array[l.no, l.lot_code])
  from orders."order" o, orders.line n where o.id = l.order_id and n.id = l.line_id
$$;
create function operator.put_inspection(i qc.inspection) returns void language sql as $$
  select operator.put_entry(
    row('inspection', i.id::text, i.no, i.mpn || ' · ' || i.lot_no, '/ops/qc/' || i.id, i.state,
        i.opened_at, null, null,
        coalesce((select array_remove(array[o.buyer_id, o.seller_id], null)
                  from orders."order" o where o.id = i.order_id), '{}'))::operator.entry,
    array[i.no, i.lot_no, i.mpn])
$$;
create function operator.put_report(r qc.report) returns void language sql as $$
  select operator.put_entry(
    row('report', r.no, r.no, i.mpn || ' · ' || i.lot_no, '/ops/report/' || r.no,
        case when r.revoked_at is not null then 'revoked'
             when r.superseded_at is not null then 'superseded' else 'valid' end,
        r.issued_at, null, null,
        coalesce((select array_remove(array[o.buyer_id, o.seller_id], null)
                  from orders."order" o where o.id = r.order_id), '{}'))::operator.entry,
    array[r.no, r.code])
  from qc.inspection i where i.id = r.inspection_id
$$;
create function operator.put_recharge(r wallet.recharge) returns void language sql as $$
  select operator.put_entry(
    row('recharge', r.id::text, r.no, r.account_name, '/ops/recharges?id=' || r.id, r.state, r.at,
        r.amount, 'USD', array[r.owner])::operator.entry,
    array[r.no, r.account_name, r.order_no])
$$;
create function operator.put_withdrawal(w wallet.withdrawal) returns void language sql as $$
  select operator.put_entry(
    row('withdrawal', w.id::text, w.no, coalesce(w.payee ->> 'accountName', ''),
        '/ops/withdrawals?id=' || w.id, w.state, w.at, w.amount, 'USD',
        array[w.owner])::operator.entry,
    array[w.no, w.payee ->> 'accountName'])
$$;
create function operator.put_exchange(x exchange.exchange) returns void language sql as $$
  select operator.put_entry(
    row('exchange', x.id::text, x.no, '', '/ops/exchanges?id=' || x.id, x.state, x.at, x.sell,
        'USD', array[x.owner])::operator.entry,
    array[x.no])
$$;
create function operator.put_deposit(d deposits.deposit) returns void language sql as $$
  select operator.put_entry(
    row('deposit', d.id::text, d.no, d.account_name, '/ops/deposits?id=' || d.id, d.state, d.at,
        d.amount, 'CNY', array[d.seller])::operator.entry,
    array[d.no, d.account_name])
$$;
create function operator.put_case(c cases.case) returns void language sql as $$
  select operator.put_entry(
    row('case', c.id::text, c.no, coalesce(nullif(c.company, ''), c.name), '/ops/cases/' || c.id,
        c.state, c.submitted_at, null, null,
        array_remove(array[c.account_id], null))::operator.entry,
    array[c.no, c.name, c.company, c.email])
$$;
create function operator.put_settlement(s onboarding.settlement) returns void language sql as $$
  select operator.put_entry(
    row('settlement', s.account_id::text, coalesce(s.company ->> 'creditCode', ''),
        coalesce(nullif(s.company ->> 'companyNameEn', ''), s.company ->> 'companyNameCn', ''),
        '/ops/settlements?id=' || s.account_id, s.state, s.updated_at, null, null,
        array[s.account_id])::operator.entry,
    array[s.company ->> 'creditCode', s.company ->> 'companyNameEn', s.company ->> 'companyNameCn'])
  where coalesce(s.company ->> 'creditCode', '') <> ''
$$;
create function operator.put_account(a accounts.account) returns void language sql as $$
  select operator.put_entry(
    row('company', a.id::text, coalesce(nullif(a.company, ''), a.email),
        trim(concat_ws(' ', a.firstname, a.lastname)) || ' · ' || a.email,
        '/ops/companies/' || a.id, coalesce(a.identity, ''), a.created_at, null, null,
        array[a.id])::operator.entry,
    array[a.company, a.email, a.username, trim(concat_ws(' ', a.firstname, a.lastname))])
$$;
create function operator.put_factor_reset(f accounts.factor_reset) returns void language sql as $$
  select operator.put_entry(
    row('factorReset', f.id::text, a.email, a.company, '/ops/factor-resets?id=' || f.id, f.state,
        f.asked_at, null, null, array[f.account_id])::operator.entry,
    array[a.email])
  from accounts.account a where a.id = f.account_id
$$;

-- One trigger function for all: the argument names the function that writes the entry.
create function operator.keep_entry() returns trigger language plpgsql as $$
begin
  execute format('select operator.%I($1)', tg_argv[0]) using new;
  return null;
end $$;
-- A change of state alone writes no words anew.
create function operator.keep_state() returns trigger language plpgsql as $$
begin
  update operator.entry set state = new.state where kind = tg_argv[0] and record_id = new.id::text;
  return null;
end $$;
create function operator.drop_entry() returns trigger language plpgsql as $$
begin
  delete from operator.entry where kind = tg_argv[0] and record_id = old.id::text;
  return null;
end $$;

create trigger found after insert or update of no, buyer_name, seller_id, seller_name, inbound,
  outbound, back on orders."order" for each row execute function operator.keep_entry('put_order');
create trigger found_state after update of state on orders."order"
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('order');
create trigger found after insert on orders.line
  for each row execute function operator.keep_entry('put_line');
create trigger found after insert or update of verdict, lot_code on orders.lot
  for each row execute function operator.keep_entry('put_lot');
create trigger found after insert on qc.inspection
  for each row execute function operator.keep_entry('put_inspection');
create trigger found_state after update of state on qc.inspection
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('inspection');
create trigger found after insert or update of revoked_at, superseded_at on qc.report
  for each row execute function operator.keep_entry('put_report');
create trigger found after insert on wallet.recharge
  for each row execute function operator.keep_entry('put_recharge');
create trigger found_state after update of state on wallet.recharge
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('recharge');
create trigger found after insert on wallet.withdrawal
  for each row execute function operator.keep_entry('put_withdrawal');
create trigger found_state after update of state on wallet.withdrawal
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('withdrawal');
create trigger found after insert on exchange.exchange
  for each row execute function operator.keep_entry('put_exchange');
create trigger found_state after update of state on exchange.exchange
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('exchange');
create trigger found after insert on deposits.deposit
  for each row execute function operator.keep_entry('put_deposit');
create trigger found_state after update of state on deposits.deposit
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('deposit');
create trigger found after insert on cases.case
  for each row execute function operator.keep_entry('put_case');
create trigger found_state after update of state on cases.case
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('case');
create trigger found after insert or update of company, state on onboarding.settlement
  for each row execute function operator.keep_entry('put_settlement');
create trigger found after insert or update of email, username, firstname, lastname, company,
  identity on accounts.account for each row execute function operator.keep_entry('put_account');
create trigger found_gone after delete on accounts.account
  for each row execute function operator.drop_entry('company');
create trigger found after insert on accounts.factor_reset
  for each row execute function operator.keep_entry('put_factor_reset');
create trigger found_state after update of state on accounts.factor_reset
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('factorReset');
create trigger found_gone after delete on accounts.factor_reset
  for each row execute function operator.drop_entry('factorReset');

select count(operator.put_account(a)) from accounts.account a;
select count(operator.put_line(l)) from orders.line l;
select count(operator.put_lot(l)) from orders.lot l;
select count(operator.put_inspection(i)) from qc.inspection i;
select count(operator.put_report(r)) from qc.report r;
select count(operator.put_recharge(r)) from wallet.recharge r;
select count(operator.put_withdrawal(w)) from wallet.withdrawal w;
select count(operator.put_exchange(x)) from exchange.exchange x;
select count(operator.put_deposit(d)) from deposits.deposit d;
select count(operator.put_case(c)) from cases.case c;
select count(operator.put_settlement(s)) from onboarding.settlement s;
select count(operator.put_factor_reset(f)) from accounts.factor_reset f;
