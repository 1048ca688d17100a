-- The two boards: posts with items, and the replies that quote them. One set of tables for both;
-- `board` tells the mall (wanted) from waste (offered).
create schema boards;

create table boards.post (
  id uuid primary key,
  no text not null unique,
  board text not null check (board in ('mall', 'waste')),
  account uuid not null,
  country text not null,
  state text not null check (state in ('open', 'closed')),
  version integer not null default 1,
  mark text not null,
  attach jsonb not null default '[]',
  at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create index post_open on boards.post (board, at desc, id desc) where state = 'open';
create index post_mine on boards.post (account, board, state, at desc, id desc);

create table boards.post_item (
  id uuid primary key,
  post uuid not null references boards.post,
  position integer not null,
  mpn text not null,
  mpn_key text collate "C" not null,
  quantity integer not null check (quantity > 0),
  -- What the poster has taken into orders from replies; it may be more than was asked for.
  taken bigint not null default 0 check (taken >= 0),
  -- Only a surplus offer says these of the goods.
  manufacturer text,
  date_code text,
  condition text,
  packaging text,
  unit_price bigint check (unit_price > 0),
  unique (post, position),
  unique (id, post)
);
create index post_item_key on boards.post_item (mpn_key);

create table boards.reply (
  id uuid primary key,
  no text not null unique,
  post uuid not null references boards.post,
  account uuid not null,
  state text not null check (state in ('open', 'taken', 'closed', 'expired')),
  version integer not null default 1,
  note text not null,
  attach jsonb not null default '[]',
  at timestamptz not null,
  valid_until timestamptz not null,
  -- When the poster first opened it.
  read_at timestamptz,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  unique (id, post)
);
-- A replier has at most one reply open on a post: a newer one replaces it.
create unique index reply_one_open on boards.reply (post, account) where state = 'open';
create index reply_of_post on boards.reply (post, at desc);
create index reply_given on boards.reply (account, at desc, id desc);
create index reply_due on boards.reply (valid_until) where state = 'open';

create table boards.reply_item (
  id uuid primary key,
  reply uuid not null,
  post uuid not null,
  post_item uuid not null,
  position integer not null,
  mpn text not null,
  manufacturer text not null,
  unit_price bigint not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),
  taken integer not null default 0 check (taken >= 0),
  condition text not null,
  packaging text,
  date_code text not null,
  lead_time text not null,
  warranty_days integer not null,
  note text not null,
  unique (reply, position),
  -- A reply quotes items of its own post, and no more is taken than was offered, whoever asks.
  foreign key (reply, post) references boards.reply (id, post),
  foreign key (post_item, post) references boards.post_item (id, post),
  check (taken <= quantity)
);
create index reply_item_of_item on boards.reply_item (post_item);

-- What was accepted, and the order that it became.
create table boards.taking (
  id uuid primary key,
  reply uuid not null references boards.reply,
  reply_item uuid not null references boards.reply_item,
  quantity integer not null check (quantity > 0),
  order_id uuid not null,
  order_no text not null,
  at timestamptz not null
);
create index taking_of_reply on boards.taking (reply, at);

create table boards.seen (
  account uuid not null,
  post uuid not null references boards.post,
  at timestamptz not null,
  primary key (account, post)
);

-- Private notes: nobody but their account reads them.
create table boards.private_mark (
  account uuid not null,
  on_kind text not null check (on_kind in ('post', 'reply')),
  on_id uuid not null,
  mark text not null,
  at timestamptz not null,
  primary key (account, on_kind, on_id)
);
