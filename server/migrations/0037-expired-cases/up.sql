-- The clock's event on a case is called `expire`, as on every other record. Entries refuse changes;
-- this renames what they say and changes nothing of what happened.
alter table cases.entry drop constraint entry_event_check;
alter table cases.entry disable trigger fixed;
update cases.entry set event = 'expire' where event = 'lapse';
alter table cases.entry enable trigger fixed;
alter table cases.entry add constraint entry_event_check check (event in
  ('add', 'take', 'answer', 'askBack', 'reply', 'close', 'end', 'expire', 'reopen'));

update messages.message set kind = 'cases.expire' where kind = 'cases.lapse';
