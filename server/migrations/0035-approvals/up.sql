-- Requests that a second person decides, whatever they are about.
create schema approvals;

create table approvals.approval (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]+\.[A-Za-z]+$'),
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'refused', 'expired', 'void')),
  version integer not null default 1,
  -- The record that the request is about, and what people call it.
  subject uuid not null,
  subject_name text not null,
  -- What the record said when the request was made (the approval is void where it says something
  -- else), and what it is to say.
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  requested_by uuid not null,
  requested_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  decided_by uuid,
  decided_name text,
  decided_at timestamptz,
  decision_reason text not null default '',
  check ((state = 'requested') = (decided_at is null)),
  check (state not in ('approved', 'refused') or decided_by is not null),
  check (state <> 'refused' or decision_reason <> ''),
  -- Nobody decides their own request, nor one about themselves, whoever writes here.
  constraint second_person check (
    state not in ('approved', 'refused')
    or (decided_by <> requested_by and decided_by <> subject)
  )
);
-- One question about one record at a time.
create unique index approval_open on approvals.approval (kind, subject) where state = 'requested';
create index approval_listed on approvals.approval (requested_at desc, id desc);
create index approval_subject on approvals.approval (subject, requested_at desc);
create index approval_due on approvals.approval (expires_at) where state = 'requested';

-- A decision is final, and what was asked for never changes.
create function approvals.keep_decision() returns trigger language plpgsql as $$
begin
  if old.state <> 'requested' or (new.kind, new.subject, new.before, new.after, new.requested_by)
      is distinct from (old.kind, old.subject, old.before, old.after, old.requested_by) then
    raise exception 'an approval is decided once' using errcode = 'AP001';
  end if;
  return new;
end $$;
create trigger keep_decision before update on approvals.approval
  for each row execute function approvals.keep_decision();

create trigger told_to_desks after insert or update on approvals.approval
  for each row execute function kit.tell_desks('approvals');

-- What confirmed a recharge: each proof, its content and each reference of the bank confirm one.
create table wallet.recharge_evidence (
  kind text not null check (kind in ('proof', 'content', 'bankReference')),
  value text not null check (value <> ''),
  recharge uuid not null references wallet.recharge (id),
  primary key (kind, value)
);
create index recharge_evidence_of on wallet.recharge_evidence (recharge);
insert into wallet.recharge_evidence (kind, value, recharge)
  select 'proof', proof, id from wallet.recharge where state = 'success' order by decided_at
  on conflict do nothing;

alter table wallet.recharge add column proof_digest text not null default '';
alter table wallet.recharge add column bank_reference text not null default '';
