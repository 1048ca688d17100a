-- A shipment to the dock may be several parcels. One that is recorded is one parcel, by its own
-- carrier and number.
update orders."order"
set inbound = inbound || jsonb_build_object('parcels', jsonb_build_array(jsonb_build_object(
  'carrier', inbound -> 'carrier', 'trackingNo', inbound -> 'trackingNo',
  'receivedAt', inbound -> 'deliveredAt', 'pieces', null)))
where inbound is not null and not inbound ? 'parcels';
