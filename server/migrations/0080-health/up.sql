-- The last run of each job, and what became of mails and text messages: the queue forgets what is done.
create table kit.job_run (
  job text primary key,
  started_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Without addresses and secrets; null where the run succeeded.
  error text,
  -- Failed runs one after the other, up to the last.
  failures integer not null default 0 check (failures >= 0)
);

create table kit.message_day (
  day date not null,
  channel text not null check (channel in ('mail', 'sms')),
  sent integer not null default 0 check (sent >= 0),
  refused integer not null default 0 check (refused >= 0),
  primary key (day, channel)
);

-- Messages that their server refused for good: what they said is not kept.
create table kit.refused_message (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  kind text not null,
  recipient text not null,
  error text not null,
  at timestamptz not null
);
create index refused_message_at on kit.refused_message (at desc);
