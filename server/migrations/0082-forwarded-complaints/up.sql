-- Complaints that support forwards to their seller, which answers on a page of its own.
alter table cases.case drop constraint case_state_check;
alter table cases.case add constraint case_state_check check (state in
  ('submitted', 'inReview', 'withSeller', 'answered', 'waitingForYou', 'closed'));
alter table cases.case
  add column forward text
    check (forward in ('asked', 'silent', 'answered', 'passedOn', 'withdrawn')),
  add column forwarded_at timestamptz,
  -- The order that the complaint names, where it is one of the seller; and whether its author is
  -- the other party of it, whose name the seller knows anyway.
  add column forward_order_id uuid references orders."order",
  add column forward_names_author boolean not null default false,
  add constraint case_forward check (
    (forward is null) = (forwarded_at is null)
    and (forward is null or (kind = 'complaint' and seller_id is not null and may_forward))
    and (state <> 'withSeller' or forward = 'asked'));
create index case_forwarded on cases.case (seller_id, forwarded_at desc) where forward is not null;

alter table cases.entry drop constraint entry_event_check;
alter table cases.entry add constraint entry_event_check check (event in
  ('add', 'take', 'answer', 'askBack', 'reply', 'close', 'end', 'expire', 'reopen', 'allowForward',
   'forward', 'askSeller', 'sellerAnswer', 'sellerSilent', 'withdrawForward', 'passOn'));
alter table cases.entry drop constraint entry_by_check;
alter table cases.entry add constraint entry_by_check
  check (by in ('author', 'support', 'seller', 'clock'));
-- What support let go along with its words: [{entryId, text, files}] of entries of the same case.
alter table cases.entry add column selection jsonb not null default '[]';
