-- A seller is settled with an integrity deposit that is held, or with a waiver of support whose
-- reason buyers read on the seller's page and beside its offers.
alter table onboarding.settlement add column deposit_waiver text not null default ''
  check (deposit_waiver = '' or state = 'pass');

-- The record of a seller as it is sent says why there is no deposit; as in 0055-blacklisted-sellers.
create function catalog.json_text(value text) returns text
language sql immutable strict as $$ select to_json(value)::text $$;

alter table catalog.seller_standing drop column wire;
alter table catalog.seller_standing add column deposit_waiver text not null default '';
-- Its name in Chinese, for readers of Chinese.
alter table catalog.seller_standing add column company_cn text not null default '';
alter table catalog.seller_standing add column wire text generated always as (
  '{"passedLots":' || passed::text || ',"inspectedLots":' || inspected::text
  || ',"interval":' || coalesce('{"low":' || low::text || ',"high":' || high::text || '}', 'null')
  || ',"enquiries":' || case when asked = 0 then 'null'
    else '{"asked":' || asked::text || ',"answered":' || answered::text || '}' end
  || ',"shipments":' || case when ship_due = 0 then 'null'
    else '{"due":' || ship_due::text || ',"inTime":' || ship_in_time::text || '}' end
  || ',"blacklist":' || coalesce('"' || blacklist || '"', 'null')
  || ',"depositWaiver":' || catalog.json_text(deposit_waiver)
  || ',"companyCn":' || catalog.json_text(company_cn)
  || '}') stored;
