-- Large ledgers by kind. A job fills these behind the entries, so that a transfer costs nothing more;
-- what a page filters by is then found by an index, and counted by the difference of two numbers.
create table wallet.entry_kind (
  account uuid not null,
  kind text not null,
  seq bigint not null,
  -- How many entries of its kind the account has up to this one.
  nth bigint not null check (nth > 0),
  primary key (account, kind, seq) include (nth)
);

-- Up to which of its entries an account's kinds are written.
create table wallet.entry_kind_upto (
  account uuid primary key references wallet.account (id),
  upto_seq bigint not null check (upto_seq >= 0)
);

create trigger entry_kind_stays before update or delete or truncate on wallet.entry_kind
  for each statement execute function wallet.refuse_change();
create trigger entry_kind_upto_stays before delete or truncate on wallet.entry_kind_upto
  for each statement execute function wallet.refuse_change();
