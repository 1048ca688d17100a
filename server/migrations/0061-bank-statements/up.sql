-- Statements of the provider's banks, and which of their lines belong to which records.
create schema bank;

-- The bank's charges are an expense of the platform, with an account of their own.
-- Which kinds open is said in one function; this one is added to those that stand there.
do $$
declare
  v_before text := pg_get_functiondef('wallet.open()'::regprocedure);
  v_after text := replace(v_before, '''insurance''', '''insurance'', ''bankCharges''');
begin
  if v_after = v_before then raise exception 'wallet.open() names no account of insurance'; end if;
  execute v_after;
end $$;
insert into wallet.account (id, owner, kind, currency)
select wallet.account_id(null, 'bankCharges', c.currency), null, 'bankCharges', c.currency
from unnest(array['USD', 'CNY']) as c (currency);

-- A statement as its file says it. Amounts are minor units of the currency.
create table bank.statement (
  id uuid primary key,
  currency text not null check (currency in ('USD', 'CNY')),
  -- The account's number as the file writes it, without blanks.
  account text not null check (account <> ''),
  format text not null check (format in ('csv', 'mt940', 'camt053')),
  file_name text not null,
  -- The bank's own number of the statement; empty where the file has none.
  statement_no text not null default '',
  opened_on date not null,
  closed_on date not null check (closed_on >= opened_on),
  opening bigint not null,
  closing bigint not null,
  -- The sum of those of its lines that an earlier import had brought already.
  known_sum bigint not null default 0,
  known_count integer not null default 0,
  imported_at timestamptz not null,
  imported_by uuid not null,
  imported_name text not null
);
create index statement_listed on bank.statement (currency, closed_on desc, imported_at desc);

-- Some lines under one charge and note: which records they are. It is undone, never deleted.
create table bank.match (
  id uuid primary key,
  currency text not null check (currency in ('USD', 'CNY')),
  -- rule: the matcher was certain; person: a person chose.
  method text not null check (method in ('rule', 'person')),
  reasons text[] not null,
  -- What the bank kept of it, above zero; what it gave, below.
  charge bigint not null,
  note text not null default '',
  at timestamptz not null,
  made_by uuid not null,
  made_name text not null,
  -- The second person, where one was needed.
  approved_by uuid,
  approved_name text not null default '',
  undone_at timestamptz,
  check (approved_by is distinct from made_by)
);

create table bank.match_item (
  match uuid not null references bank.match (id),
  kind text not null,
  item uuid not null,
  no text not null,
  owner uuid not null,
  -- With a sign, as the bank's account moves.
  amount bigint not null,
  live boolean not null default true,
  primary key (match, kind, item)
);
-- A record is matched once at a time.
create unique index match_item_once on bank.match_item (kind, item) where live;

create table bank.line (
  id uuid primary key,
  statement uuid not null references bank.statement (id),
  seq integer not null,
  currency text not null check (currency in ('USD', 'CNY')),
  account text not null,
  booked_on date not null,
  value_on date not null,
  -- Above zero: it came in.
  amount bigint not null check (amount <> 0),
  name text not null default '',
  counter_account text not null default '',
  reference text not null default '',
  bank_reference text not null default '',
  -- Same-day twins have one fingerprint and count up: each of them is kept once.
  fingerprint text not null,
  occurrence integer not null check (occurrence > 0),
  state text not null default 'open' check (state in ('open', 'matched')),
  version integer not null default 1,
  match uuid references bank.match (id),
  charge bigint not null default 0,
  -- Who looks into it, until when.
  assigned_to uuid,
  assigned_name text not null default '',
  assigned_until date,
  note text not null default '',
  unique (account, currency, fingerprint, occurrence),
  unique (statement, seq),
  check ((state = 'matched') = (match is not null)),
  check (charge = 0 or match is not null)
);
create index line_open on bank.line (currency, booked_on) where state = 'open';
create index line_match on bank.line (match) where match is not null;
create index line_payer on bank.line (counter_account) where counter_account <> '';

create table bank.line_event (
  line uuid not null references bank.line (id),
  version integer not null,
  at timestamptz not null,
  event text not null,
  person uuid,
  name text not null default '',
  note text not null default '',
  match uuid references bank.match (id),
  primary key (line, version)
);

-- What the bank said never changes, and no match is rewritten.
create function bank.keep_line() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement, new.seq, new.currency, new.account, new.booked_on, new.value_on,
      new.amount, new.name, new.counter_account, new.reference, new.bank_reference,
      new.fingerprint, new.occurrence)
      is distinct from
     (old.id, old.statement, old.seq, old.currency, old.account, old.booked_on, old.value_on,
      old.amount, old.name, old.counter_account, old.reference, old.bank_reference,
      old.fingerprint, old.occurrence)
     or new.version <> old.version + 1 then
    raise exception 'a line of a statement keeps what the bank said' using errcode = 'BK001';
  end if;
  return new;
end $$;
create trigger keep_line before update on bank.line
  for each row execute function bank.keep_line();

create function bank.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'bank.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'BK001';
end $$;
create trigger statement_stays before update or delete or truncate on bank.statement
  for each statement execute function bank.refuse_change();
create trigger line_stays before delete or truncate on bank.line
  for each statement execute function bank.refuse_change();
create trigger line_event_stays before update or delete or truncate on bank.line_event
  for each statement execute function bank.refuse_change();
create trigger match_stays before delete or truncate on bank.match
  for each statement execute function bank.refuse_change();

create trigger told_to_desks after insert or update on bank.line
  for each row execute function kit.tell_desks('bank');
