-- The dock finds an order by the number of each parcel, as carriers print it: without blanks and
-- hyphens, in capitals. Reading all orders for each scan takes longer with each order.
create function orders.parcel_numbers(inbound jsonb, outbound jsonb) returns text[]
  language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct no) filter (where no <> ''), '{}')
  from (
    select upper(regexp_replace(coalesce(p ->> 'trackingNo', ''), '[\s-]', '', 'g')) as no
    from jsonb_array_elements(coalesce(inbound -> 'parcels', jsonb_build_array(inbound))
      || jsonb_build_array(outbound)) p) named
$$;
create index order_parcel_numbers on orders."order"
  using gin (orders.parcel_numbers(inbound, outbound));
