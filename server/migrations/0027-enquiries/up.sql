-- Enquiries: lines that a buyer asks for, the sellers each line reaches, and what they quote.
create schema enquiries;

create table enquiries.enquiry (
  id uuid primary key,
  no text not null unique,
  account uuid not null,
  country text not null,
  type text not null check (type in ('normal', 'match')),
  urgent boolean not null,
  note text not null,
  attach jsonb not null default '[]',
  version integer not null default 1,
  at timestamptz not null,
  -- When nothing of it waited any more.
  completed_at timestamptz
);
create index enquiry_open on enquiries.enquiry (account, at desc, id desc) where completed_at is null;
create index enquiry_completed on enquiries.enquiry (account, completed_at desc, id desc)
  where completed_at is not null;

create table enquiries.line (
  id uuid primary key,
  enquiry uuid not null references enquiries.enquiry,
  position integer not null,
  mpn text not null,
  mpn_key text collate "C" not null,
  manufacturer text not null,
  quantity integer not null check (quantity > 0),
  target_price bigint check (target_price > 0),
  condition text,
  date_code text not null,
  lead_time text not null,
  note text not null,
  -- Until then sellers whose stock appears are asked; null once its enquiry was sent to chosen ones.
  seeks_until timestamptz,
  closed_at timestamptz,
  unique (enquiry, position)
);
create index line_seeking on enquiries.line (seeks_until)
  where seeks_until is not null and closed_at is null;
create index line_of_key on enquiries.line (mpn_key);

-- A line at a seller: the request to quote of the table of states.
create table enquiries.request (
  id uuid primary key,
  -- The enquiry's number and the line's place in it.
  no text not null,
  enquiry uuid not null references enquiries.enquiry,
  line uuid not null references enquiries.line,
  account uuid not null,
  state text not null
    check (state in ('awaiting', 'quoted', 'refused', 'expired', 'ordered', 'closed')),
  version integer not null default 1,
  at timestamptz not null,
  -- The version of the quote that stands; 0 before the first.
  quote_version integer not null default 0,
  valid_until timestamptz,
  reminded_at timestamptz,
  -- When the buyer last opened it with the quote that stands.
  read_at timestamptz,
  refusal_reason text,
  refusal_note text,
  order_id uuid,
  order_no text,
  ended_at timestamptz,
  unique (line, account),
  check ((state in ('awaiting', 'quoted')) = (ended_at is null)),
  check ((state = 'ordered') = (order_id is not null)),
  check ((state = 'refused') = (refusal_reason is not null)),
  check (state not in ('quoted', 'ordered') or quote_version > 0)
);
create index request_of_seller on enquiries.request (account, state, at desc, id desc);
create index request_of_enquiry on enquiries.request (enquiry);
create index request_waiting on enquiries.request (at) where state = 'awaiting';
create index request_valid on enquiries.request (valid_until) where state = 'quoted';

-- Versions of a quote: written once and never changed, since an order takes one over by its hash.
create table enquiries.quote (
  request uuid not null references enquiries.request,
  version integer not null check (version > 0),
  at timestamptz not null,
  valid_until timestamptz not null,
  hash text not null,
  mpn text not null,
  manufacturer text not null,
  unit_price bigint not null check (unit_price > 0),
  -- [[from how many pieces, unit price], ...], rising in pieces.
  price_breaks jsonb not null default '[]',
  quantity integer not null check (quantity > 0),
  moq integer check (moq > 0 and moq <= quantity),
  condition text not null,
  packaging text,
  lead_time text not null,
  warranty_days integer not null,
  date_code text not null,
  origin text not null,
  note text not null,
  photos jsonb not null default '[]',
  primary key (request, version)
);

create function enquiries.quote_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a quote stays as both sides saw it' using errcode = '23000';
end $$;
create trigger quote_stays before update or delete on enquiries.quote
  for each row execute function enquiries.quote_stays();

-- What the buyer would pay. At most one waits for the seller.
create table enquiries.counter (
  id uuid primary key,
  request uuid not null references enquiries.request,
  at timestamptz not null,
  unit_price bigint not null check (unit_price > 0),
  note text not null,
  state text not null check (state in ('open', 'revised', 'kept'))
);
create index counter_of_request on enquiries.counter (request, at desc);
create unique index counter_open on enquiries.counter (request) where state = 'open';
