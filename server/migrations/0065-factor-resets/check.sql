-- Returns the name of the table where one of its triggers is missing or switched off.
select 'accounts.factor_reset' as table
where (select count(*) from pg_trigger
  where tgrelid = 'accounts.factor_reset'::regclass
    and tgname in ('keep_ended', 'told_to_desks') and tgenabled = 'O') <> 2;
