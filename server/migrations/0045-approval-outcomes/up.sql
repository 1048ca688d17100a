-- A request may be withdrawn by its maker or sent back by its checker: outcomes of their own.
alter table approvals.approval drop constraint approval_state_check;
alter table approvals.approval add constraint approval_state_check check
  (state in ('requested', 'approved', 'refused', 'sentBack', 'withdrawn', 'expired', 'void'));

-- Requests that their maker took back were kept as void with nobody who decided.
alter table approvals.approval drop constraint second_person;
alter table approvals.approval add constraint second_person check (
  state not in ('approved', 'refused', 'sentBack')
  or (decided_by is not null and decided_by <> requested_by and decided_by <> subject)
);
alter table approvals.approval add constraint maker_withdraws check (
  state <> 'withdrawn' or decided_by is not distinct from requested_by
);
alter table approvals.approval add constraint note_of_sent_back check (
  state <> 'sentBack' or decision_reason <> ''
);
