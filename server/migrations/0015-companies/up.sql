-- What companies say of themselves, who follows whom, and the list that sellers are searched in.
-- Ids of accounts are known here, accounts are not.
create schema companies;

create table companies.buyer_profile (
  account uuid primary key,
  logo text not null default '',
  about text not null default '',
  address text not null default '',
  lang text not null default '',
  website text not null default '',
  duns text not null default '' check (duns ~ '^(\d{9})?$'),
  tel_area_code text not null default '',
  tel text not null default '',
  free_tel text not null default '',
  work_time text not null default '',
  -- [{name, position, email, phone}]
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  updated_at timestamptz not null
);

-- What a settled seller changed since; null is "as in the settlement".
create table companies.seller_profile (
  account uuid primary key,
  logo text,
  about text,
  main_products text,
  website text,
  brands text[] not null default '{}',
  updated_at timestamptz not null
);

create table companies.photo (
  id uuid primary key,
  account uuid not null,
  url text not null,
  at timestamptz not null,
  unique (account, url)
);
create index photo_of_account on companies.photo (account, at, id);

create table companies.follow (
  account uuid not null,
  seller uuid not null,
  at timestamptz not null,
  primary key (account, seller),
  check (account <> seller)
);
create index follow_of_seller on companies.follow (seller);
create index follow_of_account on companies.follow (account, at desc);

-- One row for each settled seller, drawn from the facts of other slices by the clock's job: what a
-- search reads, so that no search walks through stock and orders.
create table companies.listing (
  account uuid primary key,
  company text not null,
  company_cn text not null,
  country text not null,
  province text not null,
  city text not null,
  logo text not null,
  since timestamptz,
  passed integer not null check (passed between 0 and inspected),
  inspected integer not null,
  -- Lower end of the 95 % interval of passed lots; 0 where none was inspected.
  low double precision not null check (low between 0 and 1),
  ship_in_time integer not null check (ship_in_time between 0 and ship_due),
  ship_due integer not null,
  enquiries_answered integer not null check (enquiries_answered between 0 and enquiries_asked),
  enquiries_asked integer not null,
  stock_lines integer not null,
  brands text[] not null,
  -- Names, places and brands in lower case: what a keyword is looked for in.
  haystack text not null,
  drawn_at timestamptz not null
);
create index listing_drawn on companies.listing (drawn_at);
create index listing_best on companies.listing (low desc, inspected desc, stock_lines desc, account);
