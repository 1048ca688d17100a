-- Photos of papers, labels and packaging name parties, addresses and other lots: those that reports
-- have published are withdrawn. Parties and staff get them by links.
update files.file f set audience = 'granted'
  from qc.photo p
  where p.url = '/files/' || f.id and f.audience = 'everyone'
    and (p.test = 'documents' or p.subject in ('label', 'packaging'));

-- Every certificate of retention stays: the entry names the newest, this table all of them with who
-- added them, when and why. A certificate of before has no person; its time is the audit log's, or
-- else that of the entry's state.
create table quarantine.retention_certificate (
  entry uuid not null references quarantine.entry (id),
  number integer not null check (number > 0),
  url text not null check (url <> ''),
  name text not null,
  reason text not null default '',
  added_by uuid,
  added_name text not null default '',
  added_at timestamptz not null,
  primary key (entry, number),
  constraint why_replaced check (number = 1 or reason <> '' or added_by is null)
);

insert into quarantine.retention_certificate (entry, number, url, name, added_name, added_at)
select e.id, 1, e.retention_certificate ->> 'url', e.retention_certificate ->> 'name',
  coalesce(a.body::jsonb #>> '{who,name}', ''), coalesce(a.at::timestamptz, e.since)
from quarantine.entry e
left join lateral (select body, at from operator.audit
  where on_id = e.id::text and what = 'quarantine.certify' order by seq desc limit 1) a on true
where e.retention_certificate is not null;

-- Whoever writes a certificate to an entry, it is kept here; the entry's row is locked meanwhile.
create function quarantine.keep_certificate() returns trigger language plpgsql as $$
declare
  v_new jsonb := new.retention_certificate;
begin
  insert into quarantine.retention_certificate (entry, number, url, name, reason, added_by,
      added_name, added_at)
    select new.id, coalesce(max(c.number), 0) + 1, v_new ->> 'url', v_new ->> 'name',
           coalesce(v_new ->> 'reason', ''), (v_new ->> 'addedBy')::uuid,
           coalesce(v_new ->> 'addedName', ''),
           coalesce((v_new ->> 'addedAt')::timestamptz, now())
    from quarantine.retention_certificate c where c.entry = new.id;
  return null;
end $$;
create trigger keep_certificate after update on quarantine.entry for each row
  when (new.retention_certificate is not null
    and new.retention_certificate is distinct from old.retention_certificate)
  execute function quarantine.keep_certificate();

create function quarantine.certificate_stays() returns trigger language plpgsql as $$
begin
  raise exception 'certificates of retention are only added' using errcode = 'QR001';
end $$;
create trigger certificate_stays before update or delete or truncate
  on quarantine.retention_certificate for each statement
  execute function quarantine.certificate_stays();
