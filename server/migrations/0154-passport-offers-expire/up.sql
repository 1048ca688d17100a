-- An offer of a passport that nobody answers expires 14 days after it was made.
alter table passports.handover drop constraint handover_state_check;
alter table passports.handover add constraint handover_state_check
  check (state in ('offered', 'accepted', 'declined', 'withdrawn', 'expired'));
create index handover_offered_since on passports.handover (since) where state = 'offered';
