-- Bills of materials: the lines as their reader wrote them, and what they are bought for. What the
-- lines are matched to is not kept: stock moves, and a bill is matched each time it is opened.
create schema bom;

create table bom.bill (
  id uuid primary key,
  no text not null unique,
  -- the member who keeps it; a visitor's has a token instead, and an end
  account uuid,
  token_hash bytea,
  kept_until timestamptz,
  name text not null,
  boards integer not null check (boards > 0),
  attrition_bp integer not null check (attrition_bp between 0 and 5000),
  condition text,
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((account is null) = (token_hash is not null)),
  check ((account is null) = (kept_until is not null))
);
create index bill_of_account on bom.bill (account, changed_at desc, id) where account is not null;
create index bill_over on bom.bill (kept_until) where kept_until is not null;

-- The file that a bill was read from, as long as its columns may be named anew.
create table bom.file (
  bill uuid primary key references bom.bill on delete cascade,
  name text not null,
  pasted boolean not null,
  bytes bytea not null,
  sheets jsonb not null,
  warnings jsonb not null,
  -- how it was read last
  mapping jsonb,
  kept_until timestamptz not null
);
create index file_over on bom.file (kept_until);

create table bom.line (
  bill uuid not null references bom.bill on delete cascade,
  id uuid not null,
  position integer not null,
  -- row of the file, and what of it could not be read
  row integer,
  problem jsonb,
  mpn text not null,
  alternatives text[] not null,
  manufacturer text not null,
  quantity integer check (quantity > 0),
  designators text not null,
  -- places that the designators name; null where they cannot be counted
  counted integer,
  description text not null,
  dnp boolean not null,
  -- the part that the reader took of several
  chosen_mpn text,
  chosen_manufacturer text,
  enquiry uuid,
  enquiry_no text,
  primary key (bill, id),
  check ((chosen_mpn is null) = (chosen_manufacturer is null)),
  check ((enquiry is null) = (enquiry_no is null))
);
create index line_in_order on bom.line (bill, position);

-- How a member named the columns of files with the same headings.
create table bom.remembered_mapping (
  account uuid not null,
  shape text not null,
  header_row integer,
  fields jsonb not null,
  at timestamptz not null,
  primary key (account, shape)
);
