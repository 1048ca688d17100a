-- Staff find an order by the number of every parcel that was sent to the dock, not of the first alone.
create or replace function operator.put_order(o orders."order") returns void language sql as $$
  select operator.put_entry(
    row('order', o.id::text, o.no, concat_ws(' · ', o.buyer_name, nullif(o.seller_name, '')),
        '/ops/orders/' || o.id, o.state, o.placed_at, o.total, 'USD',
        array_remove(array[o.buyer_id, o.seller_id], null))::operator.entry,
    array[o.no, o.buyer_name, o.seller_name, o.inbound ->> 'trackingNo',
          o.outbound ->> 'trackingNo', o.back ->> 'trackingNo']
      || (select array_agg(p ->> 'trackingNo')
          from jsonb_array_elements(coalesce(o.inbound -> 'parcels', '[]')) p)
      || (select array_agg(l.mpn) from orders.line l where l.order_id = o.id))
$$;
