-- Mails that an account does not want; what is essential has no topic and is always mailed.
create table messages.mail_refusal (
  account uuid not null,
  topic text not null check (topic in ('quotes', 'progress', 'thread')),
  at timestamptz not null,
  primary key (account, topic)
);
