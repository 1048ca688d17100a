-- Returns the name of a table where one of its triggers is missing or switched off.
select wanted.name as table
from (values ('operator.claim', 1), ('operator.note', 2)) as wanted (name, triggers)
where (select count(*) from pg_trigger
  where tgrelid = wanted.name::regclass and tgname in ('keep_note', 'told_to_desks')
    and tgenabled = 'O') <> wanted.triggers;
