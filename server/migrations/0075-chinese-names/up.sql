-- Readers of Chinese see the Chinese name that a settled seller gave, wherever the seller is named.
alter table accounts.account add column company_cn text not null default '';
update accounts.account a set company_cn = coalesce(s.company ->> 'companyNameCn', '')
  from onboarding.settlement s where s.account_id = a.id and s.state = 'pass';
-- Texts of messages hold names, no accounts.
create index account_company_cn on accounts.account (company) where company_cn <> '';
-- Recharges are added up by company.
create index account_of_company on accounts.account (lower(company)) where company <> '';
