-- Members who declined a version of the terms in force, and accounts that their owners closed.
alter table accounts.account add column terms_declined_at timestamptz;
alter table accounts.account add column closed_at timestamptz;

create table legal.refusal (
  account_id uuid not null references accounts.account (id) on delete cascade,
  document text not null,
  number integer not null check (number > 0),
  declined_at timestamptz not null,
  primary key (account_id, document, number, declined_at),
  foreign key (document, number) references legal.version (document, number)
);
create index refusal_version on legal.refusal (document, number);
create trigger keep_refusal before update on legal.refusal
  for each row execute function legal.keep_acceptance();

-- Sellers that take no new business: their lines leave search, counters and bills.
create table catalog.withdrawn_seller (
  account uuid primary key,
  at timestamptz not null
);

create or replace function catalog.hidden_sellers() returns uuid[] language sql stable as $$
  select array(
    select account from catalog.blacklisted_seller where stage = 'listed'
    union
    select account from catalog.withdrawn_seller)
$$;

-- As note_blacklisted of 0055: whoever hides a seller counts its parts anew.
create function catalog.note_withdrawn() returns trigger language plpgsql as $$
declare
  seller uuid := coalesce(new.account, old.account);
begin
  perform pg_advisory_xact_lock_shared(catalog.horizon_lock());
  perform pg_advisory_xact_lock(catalog.seller_lock(seller));
  perform catalog.recount_parts(
    array(select distinct part from catalog.stock_line where account = seller));
  return null;
end $$;
create trigger note_withdrawn after insert or delete on catalog.withdrawn_seller
  for each row execute function catalog.note_withdrawn();
