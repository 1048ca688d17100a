-- Files of payments (pain.001.001.09) to members: made by one person of finance, released by another.
create table bank.payout_file (
  id uuid primary key,
  no text not null unique,
  version integer not null default 1,
  state text not null default 'made' check (state in ('made', 'released', 'cancelled')),
  since timestamptz not null,
  at timestamptz not null,
  currency text not null check (currency in ('USD', 'CNY')),
  total bigint not null check (total > 0),
  count integer not null check (count > 0),
  content text not null check (content <> ''),
  -- The digest of the content, which people compare with the bank's.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid not null,
  made_name text not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  -- Nobody makes a file and releases it, whoever writes here.
  constraint second_person check (state <> 'released' or decided_by <> made_by),
  check ((state = 'made') = (decided_by is null))
);
create index payout_file_listed on bank.payout_file (at desc, id desc);

create table bank.payout_item (
  file uuid not null references bank.payout_file (id),
  withdrawal uuid not null,
  no text not null,
  amount bigint not null check (amount > 0),
  end_to_end text not null,
  -- In a file that is not released yet.
  live boolean not null default true,
  primary key (file, withdrawal)
);
-- A withdrawal waits in one file at a time; a reference is of one payment.
create unique index payout_item_once on bank.payout_item (withdrawal) where live;
create unique index payout_item_reference on bank.payout_item (end_to_end) where live;

create function bank.keep_file() returns trigger language plpgsql as $$
begin
  if old.state <> 'made' or (new.id, new.no, new.at, new.currency, new.total, new.count, new.content,
      new.sha256, new.made_by) is distinct from (old.id, old.no, old.at, old.currency, old.total,
      old.count, old.content, old.sha256, old.made_by) then
    raise exception 'a file of payments stays as it was made' using errcode = 'BK002';
  end if;
  return new;
end $$;
create trigger keep_file before update on bank.payout_file
  for each row execute function bank.keep_file();
create trigger file_stays before delete or truncate on bank.payout_file
  for each statement execute function bank.refuse_change();
