-- The side whose account was closed: its requests to quote end with it.
alter table enquiries.request add column left_by text check (left_by in ('buyer', 'seller'));
alter table enquiries.request add constraint request_left_check
  check (left_by is null or state = 'closed');

-- The counter-offer that a version of a quote agrees to: versions of before do not say.
alter table enquiries.quote add column agreed_price bigint check (agreed_price > 0);
