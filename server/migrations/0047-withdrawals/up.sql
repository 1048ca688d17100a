-- Withdrawals: applied for by a member, approved by two people of finance, paid at the bank.
create table wallet.withdrawal (
  id uuid primary key,
  no text not null unique,
  owner uuid not null,
  version integer not null default 1,
  state text not null default 'applied' check (state in
    ('applied', 'approved', 'sent', 'completed', 'returned', 'refused', 'cancelled')),
  amount bigint not null check (amount > 0),
  bank_account uuid not null references wallet.bank_account (id),
  -- The payee as it stood at the application.
  payee jsonb not null,
  -- From when it may be paid; null where a second factor released it.
  payable_from timestamptz,
  remark text not null default '',
  at timestamptz not null,
  since timestamptz not null,
  due_at timestamptz,
  bank_reference text not null default '',
  sent_on date,
  reason text not null default '',
  check (state not in ('sent', 'completed') or (bank_reference <> '' and sent_on is not null)),
  check (state <> 'refused' or reason <> '')
);
create index withdrawal_owner on wallet.withdrawal (owner, at desc, id desc);
create index withdrawal_open on wallet.withdrawal (at, id)
  where state in ('applied', 'approved', 'sent', 'returned');
create index withdrawal_bank on wallet.withdrawal (bank_account, at desc);

create table wallet.withdrawal_event (
  withdrawal uuid not null references wallet.withdrawal (id),
  version integer not null,
  at timestamptz not null,
  event text not null,
  actor text not null check (actor in ('owner', 'finance', 'checker')),
  person uuid,
  name text not null default '',
  reason text not null default '',
  facts jsonb not null default '{}',
  primary key (withdrawal, version)
);

-- A reference of the bank belongs to one transfer.
create table wallet.withdrawal_reference (
  reference text primary key check (reference <> ''),
  withdrawal uuid not null references wallet.withdrawal (id)
);

-- What was applied for never changes; a record that ended never moves again, but for a payout that
-- the bank returned after it was completed.
create function wallet.keep_withdrawal() returns trigger language plpgsql as $$
begin
  if (new.id, new.no, new.owner, new.amount, new.bank_account, new.payee, new.at)
      is distinct from
     (old.id, old.no, old.owner, old.amount, old.bank_account, old.payee, old.at)
     or new.version <> old.version + 1
     or old.state in ('refused', 'cancelled')
     or (old.state = 'completed' and new.state <> 'returned') then
    raise exception 'a withdrawal keeps what was applied for' using errcode = 'WA005';
  end if;
  return new;
end $$;
create trigger keep_withdrawal before update on wallet.withdrawal
  for each row execute function wallet.keep_withdrawal();

create trigger told_to_desks after insert or update on wallet.withdrawal
  for each row execute function kit.tell_desks('withdrawals');
