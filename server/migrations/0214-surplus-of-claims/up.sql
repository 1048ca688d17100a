-- The parcel by which pieces beyond what a claim agreed on went back to the buyer.
alter table claims.claim add column surplus_returned jsonb;

-- What was agreed on when a parcel was sent stays known after a ruling for money.
update claims.claim set back = back || jsonb_build_object('agreed', settlement -> 'returnPieces')
where back is not null and counted is null and (settlement ->> 'returnPieces')::int > 0;

-- Goods that have left the dock went whole: nothing of them waits to go back to their buyer.
update claims.claim set back = back || jsonb_build_object('agreed', counted -> 'pieces')
where back is not null and (forwarded is not null or quarantined_at is not null)
  and (counted ->> 'pieces')::int
    > coalesce(nullif((settlement ->> 'returnPieces')::int, 0), quantity);
