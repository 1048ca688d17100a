-- Templates that were used without a time of use, or the other way round.
select id from cases.template where (used > 0) <> (used_at is not null)
