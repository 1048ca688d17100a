-- Entries of the quarantine register wait in queues of support and the warehouse: their open pages
-- are notified when one changes.
create trigger told_to_desks after insert or update on quarantine.entry
  for each row execute function kit.tell_desks('quarantine');
create index entry_open on quarantine.entry (state, since, id)
  where state in ('held', 'sampling', 'cleared', 'confirmed');
