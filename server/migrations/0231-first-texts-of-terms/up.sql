-- The product's own text of the terms and of the privacy notice is number 0 of a market: its members
-- accepted it by registering. The product has that text in editions; this says which one a market has.
create table legal.first_text (
  document text primary key,
  edition integer not null check (edition > 0)
);

-- Who registered so far read the first edition. A market that has nobody begins with the second.
insert into legal.first_text (document, edition)
select document, case when exists (select from accounts.account) then 1 else 2 end
from unnest(array['terms-of-service', 'privacy-notice']) as document;

-- Once anybody may have accepted it, it stays.
create function legal.keep_first_text() returns trigger language plpgsql as $$
begin
  if exists (select from accounts.account) then
    raise exception 'the text that members registered with stays' using errcode = 'LG001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_first_text before update or delete on legal.first_text
  for each row execute function legal.keep_first_text();
