-- The last mail of a kind about a record: another one within an hour stands in the message box alone.
-- The account is the reader, or whom the reader is mailed about where others are mailed about too.
-- Older rows are removed by the clock.
create table messages.mail_claim (
  record uuid not null,
  account uuid not null,
  kind text not null,
  at timestamptz not null,
  primary key (record, account, kind)
);
create index mail_claim_at on messages.mail_claim (at);

insert into messages.mail_claim (record, account, kind, at)
select record, account, kind, at from enquiries.mailed;

insert into messages.mail_claim (record, account, kind, at)
select m.post, m.account, case p.board when 'mall' then 'boards.replied' else 'boards.bid' end, m.at
from boards.mailed m join boards.post p on p.id = m.post;
