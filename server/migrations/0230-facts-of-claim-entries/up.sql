-- Facts of an event of a claim, each by its own type: the parcel, the count, the place. Null of
-- entries from before, and of those of servers from before: their texts have them.
alter table claims.entry add column facts jsonb;
