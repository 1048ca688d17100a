-- Its replier may withdraw a reply, or what orders left of it. Orders of it go on.
alter table boards.reply drop constraint reply_state_check;
alter table boards.reply add constraint reply_state_check
  check (state in ('open', 'taken', 'closed', 'withdrawn', 'expired', 'cancelled'));

-- The last mail to a poster about a reply of one replier to one post: another one within an hour
-- stands in the message box alone. Older rows are removed by the clock.
create table boards.mailed (
  post uuid not null,
  account uuid not null,
  at timestamptz not null,
  primary key (post, account)
);
create index mailed_at on boards.mailed (at);
