-- The last mail of a kind about a request or an enquiry to one account: another one within an hour
-- stands in the message box alone. Older rows are removed by the clock.
create table enquiries.mailed (
  record uuid not null,
  account uuid not null,
  kind text not null,
  at timestamptz not null,
  primary key (record, account, kind)
);
create index mailed_at on enquiries.mailed (at);
