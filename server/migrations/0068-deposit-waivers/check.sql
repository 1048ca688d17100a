-- Waivers of sellers that are not settled.
select account_id from onboarding.settlement where deposit_waiver <> '' and state <> 'pass'
