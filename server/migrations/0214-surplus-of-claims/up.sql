-- The parcel by which pieces beyond what a claim agreed on went back to the buyer.
alter table claims.claim add column surplus_returned jsonb;

-- What was agreed on when a parcel was sent stays known after a ruling for money.
update claims.claim set back = back || jsonb_build_object('agreed', settlement -> 'returnPieces')
where back is not null and (settlement ->> 'returnPieces')::int > 0;

-- Goods that have left the dock went whole: nothing of them waits to go back to their buyer.
update claims.claim set back = back || jsonb_build_object('agreed', counted -> 'pieces')
where back is not null and (forwarded is not null or quarantined_at is not null)
  and (counted ->> 'pieces')::int
    > coalesce(nullif((settlement ->> 'returnPieces')::int, 0), quantity);

-- Pieces beyond what was agreed wait for the dock, also where the claim waits for a payment.
update claims.claim set waits_on = waits_on || 'warehouse'::text
where state in ('refunded', 'compensated') and not 'warehouse' = any(waits_on)
  and forwarded is null and quarantined_at is null
  and (counted ->> 'pieces')::int > coalesce((back ->> 'agreed')::int,
    nullif((settlement ->> 'returnPieces')::int, 0), quantity);
