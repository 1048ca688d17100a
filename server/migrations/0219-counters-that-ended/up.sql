-- A counter-offer ends with its request: it waits for nobody any more.
alter table enquiries.counter drop constraint counter_state_check;
alter table enquiries.counter add constraint counter_state_check
  check (state in ('open', 'revised', 'kept', 'ended'));

update enquiries.counter c set state = 'ended'
from enquiries.request r
where r.id = c.request and c.state = 'open' and r.state <> 'quoted';
