-- Where a buyer's goods are shipped to, and its own accounts at carriers.
create schema delivery;

create table delivery.address (
  id uuid primary key,
  account uuid not null,
  name text not null,
  company text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null,
  city text not null,
  address text not null,
  postcode text not null,
  phone text not null,
  is_default boolean not null,
  at timestamptz not null
);
create index address_of_account on delivery.address (account, at desc);
create unique index address_default on delivery.address (account) where is_default;

create table delivery.freight_account (
  id uuid primary key,
  account uuid not null,
  carrier text not null,
  number text not null,
  label text not null,
  is_default boolean not null,
  at timestamptz not null
);
create index freight_of_account on delivery.freight_account (account, at desc);
create unique index freight_default on delivery.freight_account (account) where is_default;
