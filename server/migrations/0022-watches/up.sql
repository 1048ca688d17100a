-- Watched parts: what members want to be told of, how far each part has been looked at, and what was
-- told. Nothing here hangs on the writing of stock: a job compares the counters of watched parts
-- with those it saw last, so a seller's list costs the same whether its parts are watched or not.
create schema watches;

-- A part number that somebody watches, once for all who do. An empty maker is any maker's.
create table watches.part (
  id bigint generated always as identity primary key,
  norm text collate "C" not null check (norm <> ''),
  mpn text not null,
  maker_key text collate "C" not null,
  maker text not null,
  -- What the counters of its stock said when its watches were judged last; null before.
  seen text,
  unique (norm, mpn, maker_key),
  check ((maker_key = '') = (maker = ''))
);

create table watches.watch (
  id uuid primary key,
  account uuid not null,
  part bigint not null references watches.part,
  -- Pieces that are to be there together; null is any.
  wanted_quantity integer check (wanted_quantity > 0),
  -- 0.00001 USD; null is never told of prices.
  wanted_price bigint check (wanted_price > 0),
  at timestamptz not null,
  ended_at timestamptz,
  -- Whether the stock and the price are as wanted since they were judged last: only what becomes so
  -- is told.
  has_stock boolean not null default false,
  has_price boolean not null default false,
  -- The price that was told last, while it is as wanted.
  told_price bigint,
  -- Something became so on a day on which it was told already: it is judged again on this day.
  again_on date,
  told_reason text check (told_reason in ('stock', 'price', 'failed', 'suspect')),
  told_at timestamptz,
  unique (account, part)
);
create index watch_listed on watches.watch (account, at desc, id desc) where ended_at is null;
create index watch_of_part on watches.watch (part, id) where ended_at is null;
create index watch_again on watches.watch (again_on) where again_on is not null and ended_at is null;

-- What was told of a watch: once a day for a reason, once for a lot, however often a job is run.
create table watches.told (
  id uuid primary key,
  watch uuid not null references watches.watch,
  account uuid not null,
  reason text not null check (reason in ('stock', 'price', 'failed', 'suspect')),
  -- In GMT+8.
  day date not null,
  lot uuid,
  params jsonb not null,
  at timestamptz not null,
  -- When it went by mail, or it was known that it would not.
  mailed_at timestamptz,
  check ((lot is null) = (reason in ('stock', 'price')))
);
create unique index told_once_a_day on watches.told (watch, reason, day) where lot is null;
create unique index told_once_a_lot on watches.told (watch, lot) where lot is not null;
create index told_to_mail on watches.told (account, at) where mailed_at is null;
create index told_old on watches.told (at);

-- The day of the last mail that gathers what was told: one a day.
create table watches.digest (
  account uuid primary key,
  day date not null
);

-- How far reports of failed lots were read.
create table watches.marker (
  one boolean primary key default true check (one),
  reports_to timestamptz not null
);
insert into watches.marker (reports_to) values (now());
create index history_reported on orders.history (at) where event = 'report';

alter table messages.mail_refusal drop constraint mail_refusal_topic_check;
alter table messages.mail_refusal add constraint mail_refusal_topic_check
  check (topic in ('quotes', 'progress', 'thread', 'watches'));
