-- Returns members with accounts of a currency of which none is the default.
select owner, currency from wallet.bank_account where removed_at is null
group by owner, currency having count(*) filter (where is_default) <> 1;
