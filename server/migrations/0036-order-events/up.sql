-- Events of orders are called by the terms of the trade, and facts of the history have types of
-- their own: money is minor units and a currency, a flag is a flag. The history refuses changes;
-- this renames what it says and changes nothing of what happened.
create function orders.event_renamed(event text) returns text language sql immutable as $$
  select case event
    when 'take' then 'confirmReceipt'
    when 'agree' then 'acceptTerms'
    when 'turnBack' then 'orderReturn'
    when 'presume' then 'autoAccept'
    when 'doubt' then 'autoDispute'
    when 'lapse' then 'expire'
    else event end
$$;

-- `USD 8476.40` becomes {"minor": "847640", "currency": "USD"}.
create function orders.fact_typed(name text, fact jsonb) returns jsonb language sql immutable as $$
  select case
    when name in ('amount', 'service', 'freight')
        and fact #>> '{}' ~ '^(USD|CNY) -?\d+\.\d{2}$'
      then jsonb_build_object(
        'minor', trunc(split_part(fact #>> '{}', ' ', 2)::numeric * 100)::text,
        'currency', split_part(fact #>> '{}', ' ', 1))
    when name = 'differs' then to_jsonb(fact = '1'::jsonb)
    else fact end
$$;

alter table orders.history disable trigger keep_history;
update orders.history h set
  event = orders.event_renamed(h.event),
  facts = coalesce((
    select jsonb_object_agg(f.key, orders.fact_typed(f.key, f.value))
    from jsonb_each(h.facts) f
    where not (f.key = 'verdict' and f.value = '""'::jsonb)), '{}')
where h.event in ('take', 'agree', 'turnBack', 'presume', 'doubt', 'lapse')
  or h.facts ?| array['amount', 'service', 'freight', 'differs', 'verdict'];
alter table orders.history enable trigger keep_history;

update orders."order" set
  dispute = jsonb_set(dispute, '{decision}', to_jsonb(orders.event_renamed(dispute ->> 'decision')))
where dispute ->> 'decision' = 'turnBack';

update messages.message set
  kind = 'orders.' || orders.event_renamed(substr(kind, length('orders.') + 1))
where kind in ('orders.take', 'orders.agree', 'orders.turnBack', 'orders.presume', 'orders.doubt',
  'orders.lapse');

drop function orders.event_renamed(text);
drop function orders.fact_typed(text, jsonb);
