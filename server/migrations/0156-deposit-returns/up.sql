-- A seller's record as it is sent says that its deposit is asked back or was returned; the rest as
-- in 0068-deposit-waivers.
alter table catalog.seller_standing drop column wire;
alter table catalog.seller_standing add column deposit_return jsonb
  check (deposit_return ->> 'state' in ('returning', 'returned') and deposit_return ? 'since');
alter table catalog.seller_standing add column wire text generated always as (
  '{"passedLots":' || passed::text || ',"inspectedLots":' || inspected::text
  || ',"interval":' || coalesce('{"low":' || low::text || ',"high":' || high::text || '}', 'null')
  || ',"enquiries":' || case when asked = 0 then 'null'
    else '{"asked":' || asked::text || ',"answered":' || answered::text || '}' end
  || ',"shipments":' || case when ship_due = 0 then 'null'
    else '{"due":' || ship_due::text || ',"inTime":' || ship_in_time::text || '}' end
  || ',"blacklist":' || coalesce('"' || blacklist || '"', 'null')
  || ',"depositWaiver":' || catalog.json_text(deposit_waiver)
  || ',"depositReturn":' || coalesce(deposit_return::text, 'null')
  || ',"companyCn":' || catalog.json_text(company_cn)
  || '}') stored;
