-- Buyers with a Chinese name: only settlements give one.
select id from accounts.account where company_cn <> '' and identity is distinct from 'seller'
