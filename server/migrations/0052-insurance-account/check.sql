-- The account is there once.
select 1 where (select count(*) from wallet.account where owner is null and kind = 'insurance') <> 1;
