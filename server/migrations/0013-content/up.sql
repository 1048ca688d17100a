-- What the content desk keeps: revisions of information pages, the public blacklist, popular parts,
-- and its picks among the hot searches. Other slices' records are named by id only.
create schema content;

-- A revision of an information page in one language. One without a text takes the page back to the
-- text that comes with the product. Revisions are only added.
create table content.page_revision (
  slug text not null,
  lang text not null check (lang in ('zh', 'en', 'es', 'fr', 'ru')),
  number integer not null check (number > 0),
  title text,
  description text,
  markdown text,
  -- The revision whose text this one repeats; 0 is the text that comes with the product.
  restores integer check (restores >= 0),
  author uuid not null,
  author_name text not null,
  published_at timestamptz not null,
  primary key (slug, lang, number),
  check (num_nonnulls(title, description, markdown) in (0, 3)),
  check (markdown is not null or restores = 0)
);
create function content.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'revisions of a page are only added' using errcode = 'CO001';
end $$;
create trigger fixed before update or delete on content.page_revision
  for each row execute function content.refuse_change();
create trigger never_emptied before truncate on content.page_revision
  for each statement execute function content.refuse_change();

-- A supplier proposed for, or standing on, the public blacklist, with the deal that put it there.
create table content.blacklist_entry (
  id uuid primary key,
  state text not null check (state in ('proposed', 'noticed', 'published', 'ended', 'dropped')),
  version integer not null default 1,
  order_id uuid,
  order_no text not null default '',
  line_id uuid,
  mpn text not null,
  manufacturer text not null,
  quantity integer not null check (quantity > 0),
  supplier text not null check (supplier <> ''),
  -- The supplier's account; null where it has none.
  supplier_id uuid,
  -- What happened, a sentence in each of the five languages.
  outcome jsonb not null check (
    outcome ?& array['zh', 'en', 'es', 'fr', 'ru'] and not (outcome @> '{"zh": ""}')
  ),
  report_no text,
  report_code text,
  resolved_at timestamptz not null,
  ends_on date not null,
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  noticed_at timestamptz,
  reply_due_at timestamptz,
  reply text,
  reply_at timestamptz,
  published_by uuid,
  published_name text,
  published_at timestamptz,
  appeal text,
  appeal_at timestamptz,
  appeal_answer text,
  ended_at timestamptz,
  end_reason text,
  check ((report_no is null) = (report_code is null)),
  check ((noticed_at is null) = (reply_due_at is null)),
  check ((reply is null) = (reply_at is null)),
  check ((appeal is null) = (appeal_at is null)),
  check (appeal is not null or appeal_answer is null),
  -- Who proposes never publishes, whoever writes.
  constraint maker_is_not_checker check (published_by is null or published_by <> proposed_by),
  -- Nobody is published unheard: it answered, or its time to answer is over.
  constraint heard_before_published check (
    published_at is null
    or (noticed_at is not null and (reply_at is not null or published_at > reply_due_at))
  ),
  check (state <> 'published' or published_at is not null),
  check ((state in ('ended', 'dropped')) = (ended_at is not null))
);
create index blacklist_public on content.blacklist_entry (resolved_at desc, id desc)
  where state = 'published';
create index blacklist_of_line on content.blacklist_entry (line_id);

-- A completed, inspected deal that the content desk made public: a copy of its facts of that day.
create table content.popular_part (
  id uuid primary key,
  order_id uuid not null,
  order_no text not null,
  line_id uuid not null,
  mpn text not null,
  manufacturer text not null,
  quantity integer not null check (quantity > 0),
  supplier text not null,
  -- USD with five decimals.
  unit_price bigint not null check (unit_price > 0),
  at timestamptz not null,
  verdict text not null check (verdict in ('pass', 'conditional', 'suspect', 'fail')),
  grade text check (grade in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  report_no text,
  report_code text,
  published_by uuid not null,
  published_name text not null,
  published_at timestamptz not null,
  withdrawn_name text,
  withdrawn_at timestamptz,
  check ((report_no is null) = (report_code is null)),
  check ((withdrawn_name is null) = (withdrawn_at is null))
);
create unique index popular_once on content.popular_part (line_id) where withdrawn_at is null;
create index popular_public on content.popular_part (at desc, id desc) where withdrawn_at is null;

-- Hot searches that the content desk puts first, in its order.
create table catalog.hot_pick (
  value text primary key check (value <> ''),
  position integer not null,
  by_id uuid not null,
  at timestamptz not null
);
