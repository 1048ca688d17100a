-- What the clock told once about a deadline of a claim: half a day before, at its end, a day after.
create table claims.reminder (
  claim_id uuid not null references claims.claim,
  due_at timestamptz not null,
  waits_on text[] not null,
  what text not null check (what in ('soon', 'late', 'after')),
  at timestamptz not null,
  primary key (claim_id, due_at, waits_on, what)
);

-- What was told before this version is not told again.
insert into claims.reminder (claim_id, due_at, waits_on, what, at)
select id, due_at, waits_on,
  case when due_at <= now() - interval '1 day' then 'after'
       when due_at <= now() then 'late' else 'soon' end,
  reminded_at
from claims.claim where reminded_at is not null and due_at is not null;

alter table claims.claim drop column reminded_at;
