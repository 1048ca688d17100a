-- Proposals of sellers that are not settled.
select c.id from onboarding.address_change c join onboarding.settlement s using (account_id)
where s.state <> 'pass'
