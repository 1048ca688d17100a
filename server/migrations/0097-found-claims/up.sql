-- Claims of after-sale are found by staff as other records are.
create function operator.put_claim(c claims.claim) returns void language sql as $$
  select operator.put_entry(
    row('claim', c.id::text, c.no, concat_ws(' · ', c.mpn, c.order_no),
        '/ops/after-sales/' || c.id, c.state, c.applied_at, null, null,
        array[c.buyer_id, c.seller_id])::operator.entry,
    array[c.no, c.order_no, c.buyer_name, c.seller_name,
          c.back ->> 'trackingNo', c.forwarded ->> 'trackingNo'])
$$;
create trigger found after insert or update of back, forwarded on claims.claim
  for each row execute function operator.keep_entry('put_claim');
create trigger found_state after update of state on claims.claim
  for each row when (old.state is distinct from new.state)
  execute function operator.keep_state('claim');

select count(operator.put_claim(c)) from claims.claim c;
