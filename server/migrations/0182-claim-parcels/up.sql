-- The dock finds a claim by the number of the parcel that its buyer sent, as carriers print it:
-- without blanks and hyphens, in capitals. Reading all claims for each scan takes longer with each.
create index claim_back_number on claims.claim
  (upper(regexp_replace(back ->> 'trackingNo', '[[:space:]-]', '', 'g')))
  where back is not null;
