-- What is written in a claim changes its open page at the desks, as its events do.
create trigger told_to_desks after insert on claims.entry
  for each row when (new.event = 'write') execute function kit.tell_desks('claims');
