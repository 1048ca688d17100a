-- Platform notices: sentences written by hand, once for all their readers, and the desk's record of
-- who wrote, published and withdrew them and how far they have been told.
create schema notices;

-- What a message says in words of its own, by language; English stands in for what is missing.
create table messages.written (
  id uuid primary key,
  texts jsonb not null check (
    texts #>> '{en,title}' <> '' and texts #>> '{en,title}' is not null
    and texts #>> '{en,body}' <> '' and texts #>> '{en,body}' is not null
  )
);
alter table messages.message add column written uuid references messages.written;
-- Nobody gets the same words twice, however often they are told.
create unique index message_written on messages.message (written, account)
  where written is not null;
create index message_written_read on messages.message (written)
  where written is not null and read_at is not null;
-- A mail to many waits behind the mails of business.
drop index messages.message_mail_due;
create index message_mail_due on messages.message (at) where mail = 'due' and written is null;
create index message_mail_many on messages.message (at) where mail = 'due' and written is not null;

create table notices.notice (
  id uuid primary key,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'withdrawn')),
  version integer not null default 1,
  audience text not null check (audience in ('all', 'buyers', 'sellers', 'one')),
  -- The one account and the address by which the desk named it.
  account uuid,
  email text not null default '',
  texts jsonb not null,
  link text not null default '' check (link = '' or link ~ '^/([^/]|$)'),
  -- When it is to be sent; null is as soon as it is published.
  at timestamptz,
  mail boolean not null,
  saved_by uuid not null,
  saved_name text not null,
  saved_at timestamptz not null,
  published_by uuid,
  published_name text,
  published_at timestamptz,
  started_at timestamptz,
  -- The last account of the audience that has been told, by which the next batch is found.
  told_to uuid,
  received integer not null default 0 check (received >= 0),
  sent_at timestamptz,
  withdrawn_name text,
  withdrawn_at timestamptz,
  reason text,
  -- Withdrawn, and in nobody's box any more.
  taken_back boolean not null default false,
  check ((audience = 'one') = (account is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check (state not in ('sending', 'sent') or started_at is not null),
  -- Nothing is scheduled or sent that nobody published.
  check (state not in ('scheduled', 'sending', 'sent') or published_by is not null),
  -- Who writes to many does not publish it, whoever writes here.
  constraint second_pair_of_eyes check (
    audience = 'one' or published_by is null or published_by <> saved_by
  )
);
create index notice_listed on notices.notice (saved_at desc, id desc);
create index notice_work on notices.notice (published_at)
  where state in ('scheduled', 'sending') or (state = 'withdrawn' and not taken_back);

-- The open pages of staff are told which room's work changed, never what in it: whoever writes, and
-- once per transaction, since equal notices of one are told once. What changes no queue is not told.
create function kit.tell_desks() returns trigger language plpgsql as $$
begin
  perform pg_notify('assay_told', json_build_object('room', tg_argv[0])::text);
  return null;
end $$;

-- An order is a desk's work while it waits for one, is late, or is to be tested again.
create function orders.on_desk(o orders."order") returns boolean language sql immutable as $$
  select o.waits_on && array['support', 'warehouse', 'qc', 'finance']
    or o.escalated_at is not null or o.state = 'inspecting'
$$;
create trigger told_to_desks after insert on orders."order" for each row
  when (orders.on_desk(new)) execute function kit.tell_desks('orders');
create trigger told_to_desks_again after update on orders."order" for each row
  when ((orders.on_desk(old) or orders.on_desk(new)) and
        (old.state, old.waits_on, old.due_at, old.escalated_at) is distinct from
        (new.state, new.waits_on, new.due_at, new.escalated_at))
  execute function kit.tell_desks('orders');
create trigger told_to_desks after insert on qc.inspection for each row
  execute function kit.tell_desks('lab');
create trigger told_to_desks_again after update on qc.inspection for each row
  when ((old.state, old.due_at) is distinct from (new.state, new.due_at))
  execute function kit.tell_desks('lab');
create trigger told_to_desks after insert on wallet.recharge for each row
  execute function kit.tell_desks('recharges');
create trigger told_to_desks_again after update on wallet.recharge for each row
  when (old.state is distinct from new.state) execute function kit.tell_desks('recharges');
-- A draft is nobody's work; it becomes support's when it is sent in.
create trigger told_to_desks_again after update on onboarding.settlement for each row
  when (old.state is distinct from new.state) execute function kit.tell_desks('settlements');
create trigger told_to_desks after insert on cases.case for each row
  execute function kit.tell_desks('cases');
create trigger told_to_desks_again after update on cases.case for each row
  when ((old.state, old.handler_id, old.due_at) is distinct from
        (new.state, new.handler_id, new.due_at))
  execute function kit.tell_desks('cases');
create trigger told_to_desks after insert or update on notices.notice for each row
  execute function kit.tell_desks('notices');
