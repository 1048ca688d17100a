-- An invitation is open once for a mailbox, which is its address without what follows a plus sign: two
-- invitations to one mailbox would make two of one person. Of several the newest stays open.
update accounts.staff_link l set withdrawn_at = now()
where l.purpose = 'join' and l.used_at is null and l.withdrawn_at is null
  and exists (
    select from accounts.staff_link o
    where o.purpose = 'join' and o.used_at is null and o.withdrawn_at is null
      and regexp_replace(o.email, '\+[^@]*@', '@') = regexp_replace(l.email, '\+[^@]*@', '@')
      and (o.created_at, o.id) > (l.created_at, l.id));
drop index accounts.staff_link_join;
create unique index staff_link_join on accounts.staff_link (regexp_replace(email, '\+[^@]*@', '@'))
  where purpose = 'join' and used_at is null and withdrawn_at is null;
