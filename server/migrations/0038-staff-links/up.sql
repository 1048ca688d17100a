-- Links by which staff choose their own password: to join, and where a password was lost. Only the
-- hash of a link's token is kept.
create table accounts.staff_link (
  id uuid primary key,
  purpose text not null check (purpose in ('join', 'password')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The member of staff; the id that a new one will have.
  staff_id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['support', 'warehouse', 'qc', 'finance', 'content', 'admin']
  ),
  -- The two people behind it; one where the first administrator invites the second.
  requested_by uuid not null,
  approved_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz,
  check (approved_by is distinct from requested_by),
  check (approved_by is not null or (purpose = 'join' and roles = array['admin']))
);
create unique index staff_link_join on accounts.staff_link (email)
  where purpose = 'join' and used_at is null and withdrawn_at is null;
create index staff_link_member on accounts.staff_link (staff_id);

-- Whether a member of staff may use one mailbox for both: never twice among staff, whatever stands
-- after a plus sign, so that one person is not two.
create unique index staff_mailbox on accounts.staff (regexp_replace(email, '\+[^@]*@', '@'));
