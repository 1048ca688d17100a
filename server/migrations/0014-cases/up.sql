-- Cases: what members and visitors bring to support, and every word and move on them.
create schema cases;

create table cases.case (
  id uuid primary key,
  no text not null unique,
  kind text not null check (kind in ('legal', 'complaint', 'feedback')),
  state text not null
    check (state in ('submitted', 'inReview', 'answered', 'waitingForYou', 'closed')),
  -- Grows with every entry; support decides on the version that it saw.
  version integer not null check (version > 0),
  -- The author: an account, or nobody known, who follows the case by a link. Of the link's secret
  -- only the hash is kept.
  account_id uuid references accounts.account,
  key_hash bytea unique check (length(key_hash) = 32),
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  lang text not null check (lang in ('zh', 'en', 'es', 'fr', 'ru')),
  topic text not null,
  wish text,
  -- On which side of the deal the author of a legal request is.
  side text check (side in ('buyer', 'seller')),
  -- The seller complained about, or the counterparty of a legal request: as named, and who it is.
  seller_id uuid references accounts.account,
  seller_name text not null,
  may_forward boolean not null,
  -- The order as its author named it; its id only where the author is a party of it.
  order_no text not null,
  order_id uuid references orders."order",
  page text not null,
  excerpt text not null,
  handler_id uuid,
  submitted_at timestamptz not null,
  -- Since when and until when the present state waits.
  since timestamptz not null,
  due_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null,
  check ((account_id is null) = (key_hash is not null)),
  check ((state = 'closed') = (due_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index case_account on cases.case (account_id, kind, submitted_at desc)
  where account_id is not null;
create index case_author on cases.case (email, submitted_at desc);
create index case_due on cases.case (due_at) where state <> 'closed';

-- What was said and done: written once, in the order of the versions.
create table cases.entry (
  id uuid primary key,
  case_id uuid not null references cases.case,
  version integer not null,
  at timestamptz not null,
  event text not null check (event in
    ('add', 'take', 'answer', 'askBack', 'reply', 'close', 'end', 'lapse', 'reopen')),
  by text not null check (by in ('author', 'support', 'clock')),
  by_id uuid,
  name text not null,
  text text not null,
  files jsonb not null default '[]',
  unique (case_id, version)
);

create function cases.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was said on a case is written once' using errcode = 'CS001';
end $$;
create trigger fixed before update or delete on cases.entry
  for each row execute function cases.refuse_change();
create trigger never_emptied before truncate on cases.entry
  for each statement execute function cases.refuse_change();
