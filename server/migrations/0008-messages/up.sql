-- Messages as facts (kind and parameters): each reader reads them in its own language.
create schema messages;

create table messages.message (
  id uuid primary key,
  account uuid not null,
  box text not null check (box in ('msg', 'notice')),
  kind text not null,
  params jsonb not null,
  link text,
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  -- due until the mail of an important message is with the mailer, then sent; none where no mail.
  mail text not null check (mail in ('none', 'due', 'sent'))
);
create index message_box on messages.message (account, box, at desc, id desc)
  where deleted_at is null;
create index message_unread on messages.message (account, box)
  where deleted_at is null and read_at is null;
create index message_mail_due on messages.message (at) where mail = 'due';
