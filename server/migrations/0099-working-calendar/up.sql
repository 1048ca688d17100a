-- Every process learns that a setting has changed, and open pages of staff read settings again.
create trigger told_to_desks after insert on settings.entry for each row
  execute function kit.tell_desks('settings');
