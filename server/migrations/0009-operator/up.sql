-- What staff did, in a chain of hashes that only grows.
create schema operator;

-- The one row that says where the chain ends. It is also the lock that makes writers take turns.
create table operator.audit_head (
  id integer primary key default 1 check (id = 1),
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into operator.audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- `body` is the canonical JSON that the hash covers. Every other column is computed from it, so
-- that nothing that is searched or shown can differ from what was hashed.
create table operator.audit (
  seq bigint primary key,
  prev bytea not null,
  hash bytea not null unique,
  body text not null,
  staff_id text generated always as (body::jsonb #>> '{who,id}') stored,
  what text generated always as (body::jsonb ->> 'what') stored,
  on_kind text generated always as (body::jsonb #>> '{on,kind}') stored,
  on_id text generated always as (body::jsonb #>> '{on,id}') stored,
  on_no text generated always as (body::jsonb #>> '{on,no}') stored,
  at text generated always as (body::jsonb ->> 'at') stored
);
create index audit_on on operator.audit (on_id, seq desc);

-- Links a row to the chain, whoever inserts it: what it says of seq, prev and hash is not believed.
create function operator.link_audit() returns trigger language plpgsql as $$
declare
  head operator.audit_head;
begin
  select * into strict head from operator.audit_head for update;
  new.seq := head.seq + 1;
  new.prev := head.hash;
  new.hash := sha256(
    convert_to(new.seq::text || E'\n' || encode(head.hash, 'hex') || E'\n' || new.body, 'UTF8')
  );
  update operator.audit_head set seq = new.seq, hash = new.hash;
  return new;
end $$;
create trigger link before insert on operator.audit
  for each row execute function operator.link_audit();

create function operator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log only grows' using errcode = 'OP001';
end $$;
create trigger fixed before update or delete on operator.audit
  for each row execute function operator.refuse_change();
create trigger never_emptied before truncate on operator.audit
  for each statement execute function operator.refuse_change();

-- Rows wait here until their transaction commits: only then is the chain locked, so that no act
-- holds it while it waits for another lock.
create table operator.audit_waiting (
  id bigint generated always as identity primary key,
  body text not null
);
create function operator.append_audit() returns trigger language plpgsql as $$
begin
  delete from operator.audit_waiting where id = new.id;
  if found then
    insert into operator.audit (body) values (new.body);
  end if;
  return null;
end $$;
create constraint trigger append after insert on operator.audit_waiting
  deferrable initially deferred for each row execute function operator.append_audit();
