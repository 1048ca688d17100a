-- The day on which a file asks the bank to pay is that of its release: nothing else of it ever changes.
create or replace function bank.keep_file() returns trigger language plpgsql as $$
declare
  day constant text := '<ReqdExctnDt><Dt>[0-9-]{10}</Dt>';
begin
  if old.state <> 'made' or (new.id, new.no, new.at, new.currency, new.total, new.count, new.made_by)
      is distinct from (old.id, old.no, old.at, old.currency, old.total, old.count, old.made_by) then
    raise exception 'a file of payments stays as it was made' using errcode = 'BK002';
  end if;
  if (new.content, new.sha256) is distinct from (old.content, old.sha256) and (
      new.state <> 'released'
      or regexp_replace(new.content, day, '') is distinct from regexp_replace(old.content, day, '')
      or new.sha256 <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex')) then
    raise exception 'a file of payments stays as it was made' using errcode = 'BK002';
  end if;
  return new;
end $$;
