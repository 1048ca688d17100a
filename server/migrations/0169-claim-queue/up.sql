-- The queue that a record waited in when it was claimed: a claim ends where the record goes to
-- another desk. Claims of before end at once unless their holders do the work of the new desk.
alter table operator.claim add column queue text not null default '';
